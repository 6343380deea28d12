import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Compiled messages (lists of FormatJS elements) by id. */
export type CompiledMessages = Readonly<Record<string, unknown>>

type Texts = readonly { readonly id: string; readonly text: string }[]

const command = createRequire(import.meta.url).resolve('@formatjs/cli/bin/formatjs')

const writeTexts = (file: string, texts: Texts): Promise<void> =>
  writeFile(file, JSON.stringify(Object.fromEntries(texts.map(({ id, text }) => [id, text]))))

/** Compiles the texts of each locale with the command of FormatJS, which works on folders. */
export const compileMessages = async (
  texts: ReadonlyMap<string, Texts>,
): Promise<Map<string, CompiledMessages>> => {
  const folder = await mkdtemp(join(tmpdir(), 'messages-'))
  const [input, output] = [join(folder, 'in'), join(folder, 'out')]
  try {
    await Promise.all([mkdir(input), mkdir(output)])
    await Promise.all([...texts].map(([locale, all]) => writeTexts(join(input, `${locale}.json`), all)))
    const options = ['compile-folder', '--ast', '--format', 'simple', input, output]
    await promisify(execFile)(process.execPath, [command, ...options])
    const compiled = [...texts.keys()].map(async (locale): Promise<[string, CompiledMessages]> => {
      return [locale, JSON.parse(await readFile(join(output, `${locale}.json`), 'utf8'))]
    })
    return new Map(await Promise.all(compiled))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
