import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Below this the headers of the answer weigh more than what is saved. */
const worthwhileBytes = 1024

// Both run in the thread pool of Node, beside the rendering.
const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants

/** 11 is brotli's best: a tenth smaller than 5, at a hundred times the work (70 ms for a page). */
export type Quality = 5 | 11

const brotli = (content: Buffer, quality: Quality): Promise<Buffer> =>
  brotliAsync(content, {
    params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: content.length },
  })

const isSame = async (file: string, content: Buffer): Promise<boolean> =>
  readFile(file).then(
    (last) => last.equals(content),
    () => false,
  )

const takeOver = (from: string, to: string): Promise<boolean> =>
  copyFile(from, to).then(
    () => true,
    () => false,
  )

/** Writes the compressed twins of a text file; those of a file that did not change come from the last build. */
export async function writeTwins(
  file: string,
  content: Buffer,
  { quality, lastFile }: { quality: Quality; lastFile: string },
): Promise<void> {
  if (content.length < worthwhileBytes) return
  const unchanged = await isSame(lastFile, content)
  const writeTwin = async (ending: string, encode: () => Promise<Buffer>): Promise<void> => {
    if (unchanged && (await takeOver(lastFile + ending, file + ending))) return
    await writeFile(file + ending, await encode())
  }
  await Promise.all([
    writeTwin('.br', () => brotli(content, quality)),
    writeTwin('.gz', () => gzipAsync(content, { level: 9 })),
  ])
}
