import { digest } from '../digest.ts'
import type { GeneratedFile } from './generated-file.ts'

export const CHECKSUMS = 'checksums.txt'

/** Digest of every file by its path. */
export const digestsOf = (files: readonly GeneratedFile[]): Map<string, string> =>
  new Map(files.map(({ path, content }) => [path, digest(content)]))

/**
 * checksums.txt, as `sha256sum` writes it. It tells a file that was changed by hand from one that is out of date, in
 * a fresh clone as well.
 */
export const emitChecksums = (files: readonly GeneratedFile[]): GeneratedFile => ({
  path: CHECKSUMS,
  content: [...digestsOf(files)].map(([path, sum]) => `${sum}  ${path}\n`).join(''),
})

/** Digest by path; lines that are something else are passed over. */
export const parseChecksums = (text: string): Map<string, string> =>
  new Map([...text.matchAll(/^([0-9a-f]{64}) {2}(.+)$/gm)].map(([, sum = '', path = '']) => [path, sum]))
