import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

/** What the command was asked to do. */
export type Command =
  | { do: 'run'; site: string; check: boolean; format: 'text' | 'json' }
  | { do: 'help' }
  | { do: 'complain'; problem: string }

const REPOSITORY = resolve(import.meta.dirname, '..', '..')

const options = {
  site: { type: 'string', default: REPOSITORY },
  check: { type: 'boolean', default: false },
  format: { type: 'string', default: 'text' },
  help: { type: 'boolean', short: 'h', default: false },
} as const

/** The first sentence of what parseArgs says; the rest explains its own syntax. */
const problemOf = (error: Error): string => error.message.replace(/\. .*$/s, '.')

/** Reads the arguments of the command line. */
export const parseArguments = (args: string[]): Command => {
  try {
    const { site, check, format, help } = parseArgs({ args, options }).values
    if (help) return { do: 'help' }
    if (format !== 'text' && format !== 'json') {
      return { do: 'complain', problem: `Unknown format "${format}". The formats are text and json.` }
    }
    return { do: 'run', site: resolve(site), check, format }
  } catch (error) {
    if (error instanceof TypeError) return { do: 'complain', problem: problemOf(error) }
    throw error
  }
}
