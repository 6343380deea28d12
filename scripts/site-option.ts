import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

const repository = resolve(import.meta.dirname, '..')

/** The folder named by `--site`, or the repository. Ends the process when the command line is not understood. */
export function siteOption(): string {
  try {
    const { values } = parseArgs({ options: { site: { type: 'string' } } })
    return resolve(values.site ?? repository)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\nUsage: [--site DIR]\n`)
    process.exit(2)
  }
}
