import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { digestAll } from './digest.ts'
import type { SiteSource } from './load/site-source.ts'

const CODEGEN = import.meta.dirname
const LOCKFILE = resolve(CODEGEN, '..', 'package-lock.json')

/** The code that turns a site into files: codegen itself, and the versions of what it uses. */
const codeFiles = (): string[] => {
  const files = readdirSync(CODEGEN, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  )
  return [LOCKFILE, ...files.sort().map((file) => join(CODEGEN, file))]
}

/** Changes with the code that turns a site into files. */
export const codeFingerprint = (): string =>
  digestAll(codeFiles().map((file, index) => [String(index), readFileSync(file)] as const))

/** Changes whenever a run could give something else: with what it reads and with the code that reads it. */
export const fingerprint = ({ config, translations, content, runtime }: SiteSource): string => {
  const texts = [config, ...translations, ...content, ...runtime.messages]
  return digestAll([
    ['code', codeFingerprint()],
    ['layouts', runtime.layouts.join('\n')],
    ['checks', runtime.checks.join('\n')],
    ...texts.map(({ file, text }) => [file, text] as const),
  ])
}
