import { digest } from '../digest.ts'
import type { GeneratedFile, OutputFile } from './generated-file.ts'

export const CHECKSUMS = 'checksums.txt'

const withDigest = (file: GeneratedFile): OutputFile => ({ ...file, digest: digest(file.content) })

/**
 * The files and checksums.txt, as `sha256sum` writes it. It tells a file that was changed by hand from one that is out
 * of date, in a fresh clone as well.
 */
export const withChecksums = (files: readonly GeneratedFile[]): OutputFile[] => {
  const output = files.map(withDigest)
  const content = output.map(({ path, digest: sum }) => `${sum}  ${path}\n`).join('')
  return [...output, withDigest({ path: CHECKSUMS, content })]
}

/** Digest by path; lines that are something else are passed over. */
export const parseChecksums = (text: string): Map<string, string> =>
  new Map([...text.matchAll(/^([0-9a-f]{64}) {2}(.+)$/gm)].map(([, sum = '', path = '']) => [path, sum]))
