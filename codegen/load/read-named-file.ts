import { realpathSync } from 'node:fs'
import { isAbsolute, join, relative, sep } from 'node:path'
import { codeOf, readText } from './read-text.ts'
import type { NamedFile } from './site-source.ts'

const reasons: Readonly<Record<string, 'missing' | 'folder' | 'notUtf8'>> = {
  ENOENT: 'missing',
  ENOTDIR: 'missing',
  EISDIR: 'folder',
  ERR_ENCODING_INVALID_ENCODED_DATA: 'notUtf8',
}

const leaves = (path: string): boolean => isAbsolute(path) || path === '..' || path.startsWith(`..${sep}`)

/** Reads a file that the configuration names. Neither its path nor a link leads out of the folder of the site. */
export const readNamedFile = (siteDir: string, file: string): NamedFile => {
  const path = join(siteDir, file)
  if (isAbsolute(file) || leaves(relative(siteDir, path))) return { refused: 'outside' }
  try {
    if (leaves(relative(realpathSync(siteDir), realpathSync(path)))) return { refused: 'outside' }
    return { text: readText(path) }
  } catch (error) {
    return { refused: reasons[codeOf(error)] ?? 'denied' }
  }
}
