import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { syntax } from '../diagnostics/catalogue/syntax.ts'
import { report } from '../diagnostics/define.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { readNamedFile } from './read-named-file.ts'
import { codeOf, readText } from './read-text.ts'
import type { SiteSource, SourceFile } from './site-source.ts'

/** What was read; `source` is absent when a file could not be. */
export interface ReadSite {
  source?: SiteSource
  diagnostics: Diagnostic[]
}

export interface ReadSiteOptions {
  /** The folder that holds src/ and codegen/. */
  runtimeDir?: string
}

const ownRepository = fileURLToPath(new URL('../..', import.meta.url))

const cannotRead = (file: string, error: unknown): Diagnostic => {
  const place = { file, line: 1, column: 1 }
  const code = codeOf(error)
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return report(syntax.notUtf8, place, {})
  if (code === 'ENOENT' || code === 'ENOTDIR')
    return report(syntax.configUnreadable, place, { reason: 'missing' })
  return report(syntax.configUnreadable, place, { reason: code === 'EISDIR' ? 'folder' : 'denied' })
}

/** Every file of a folder, dotfiles left out, sorted by path; none when there is no such folder. */
const filesIn = (root: string, folder: string): string[] => {
  const path = join(root, folder)
  if (!existsSync(path) || !statSync(path).isDirectory()) return []
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => !file.split('/').some((part) => part.startsWith('.')))
    .filter((file) => statSync(join(path, file)).isFile())
    .map((file) => `${folder}/${file}`)
    .sort()
}

/** What the files of a folder of the runtime are the code of: the part of their names in brackets. */
const codeIn = (runtimeDir: string, folder: string, fileName: RegExp): string[] =>
  filesIn(runtimeDir, folder).flatMap((file) => fileName.exec(file.slice(folder.length + 1))?.[1] ?? [])

/** Reads everything codegen works from. A missing translations/ or content/ is an empty one. */
export const readSite = (siteDir: string, { runtimeDir = ownRepository }: ReadSiteOptions = {}): ReadSite => {
  const diagnostics: Diagnostic[] = []
  const read = (root: string, file: string): SourceFile => {
    try {
      return { file, text: readText(join(root, file)) }
    } catch (error) {
      diagnostics.push(cannotRead(file, error))
      return { file, text: '' }
    }
  }
  const readAll = (root: string, folder: string): SourceFile[] =>
    filesIn(root, folder).map((file) => read(root, file))
  const source: SiteSource = {
    config: read(siteDir, 'site.config.yaml'),
    translations: readAll(siteDir, 'translations'),
    content: readAll(siteDir, 'content'),
    readNamed: (file) => readNamedFile(siteDir, file),
    runtime: {
      layouts: codeIn(runtimeDir, 'src/layouts', /^([^/]+)-layout\.tsx$/),
      checks: codeIn(runtimeDir, 'src/checks', /^(?!check-registry\.ts$)([^/]+)\.ts$/),
      messages: readAll(runtimeDir, 'codegen/defaults/messages'),
    },
  }
  return diagnostics.length === 0 ? { source, diagnostics } : { diagnostics }
}
