import { existsSync } from 'node:fs'
import { type Command, parseArguments } from './cli/arguments.ts'
import { wantsColor } from './cli/paint.ts'
import { formatJson, formatRun } from './cli/report-run.ts'
import { isError } from './diagnostics/diagnostic.ts'
import { runCodegen } from './run.ts'

const complain = async (problem: string): Promise<number> => {
  const { help } = await import('./cli/help.ts')
  process.stderr.write(`${problem}\n\n${help}`)
  return 2
}

const run = async ({ site, check, format }: Extract<Command, { do: 'run' }>): Promise<number> => {
  if (!existsSync(site)) return complain(`There is no folder ${site}.`)
  const start = performance.now()
  const result = await runCodegen({ site, check })
  const options = { check, took: performance.now() - start, color: wantsColor(process.stdout, process.env) }
  process.stdout.write(format === 'json' ? await formatJson(result) : await formatRun(result, options))
  return result.diagnostics.some(isError) ? 1 : 0
}

const main = async (command: Command): Promise<number> => {
  if (command.do === 'run') return run(command)
  if (command.do === 'complain') return complain(command.problem)
  const { help } = await import('./cli/help.ts')
  process.stdout.write(help)
  return 0
}

process.exitCode = await main(parseArguments(process.argv.slice(2)))
