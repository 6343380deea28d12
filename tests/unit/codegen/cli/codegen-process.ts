import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const repository = join(import.meta.dirname, '..', '..', '..', '..')

export const codegenArgs = [
  '--import',
  import.meta.resolve('tsx'),
  join(repository, 'codegen', 'main.ts'),
] as const

/** Runs the command as a process of its own. */
export const codegen = (args: readonly string[], environment: Record<string, string> = {}) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...codegenArgs, ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  })
  return { status, stdout, stderr }
}
