import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { CompiledMessages } from '../model/site-model.ts'

const command = createRequire(import.meta.url).resolve('@formatjs/cli/bin/formatjs')

/** Compiles texts (locale → id → ICU) with the command of FormatJS, which works on folders. */
export const compileMessages = async (
  texts: Record<string, Record<string, string>>,
): Promise<CompiledMessages> => {
  const folder = await mkdtemp(join(tmpdir(), 'messages-'))
  const [input, output] = [join(folder, 'in'), join(folder, 'out')]
  try {
    await Promise.all([mkdir(input), mkdir(output)])
    const locales = Object.keys(texts)
    await Promise.all(
      locales.map((locale) => writeFile(join(input, `${locale}.json`), JSON.stringify(texts[locale]))),
    )
    const options = ['compile-folder', '--ast', '--format', 'simple', input, output]
    await promisify(execFile)(process.execPath, [command, ...options])
    const compiled = locales.map(async (locale) => {
      return [locale, JSON.parse(await readFile(join(output, `${locale}.json`), 'utf8'))] as const
    })
    return Object.fromEntries(await Promise.all(compiled))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
