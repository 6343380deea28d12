import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Below this the headers of the answer weigh more than what is saved. */
const worthwhileBytes = 1024

// Both run in the thread pool of Node, beside the rendering.
const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants

const encoders: Record<string, (content: Buffer) => Promise<Buffer>> = {
  '.br': (content) =>
    brotliAsync(content, {
      params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  '.gz': (content) => gzipAsync(content, { level: 9 }),
}

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

/**
 * Writes the compressed twins of a text file. Brotli at its best costs far more than rendering a page,
 * so twins of a file that did not change are taken from the last build.
 */
export async function writeTwins(file: string, content: Buffer, lastFile: string): Promise<void> {
  if (content.length < worthwhileBytes) return
  const unchanged = await isSame(lastFile, content)
  await Promise.all(
    Object.entries(encoders).map(async ([ending, encode]) => {
      if (unchanged && (await takeOver(lastFile + ending, file + ending))) return
      await writeFile(file + ending, await encode(content))
    }),
  )
}
