import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex')

/** Every file of a folder by its path inside it, with forward slashes; sorted. */
export async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()
}

/** Names and contents of the files of a folder, as one short text. */
export async function fingerprint(folder: string): Promise<string> {
  const lines = (await filesOf(folder)).map(
    async (file) => `${file} ${sha256(await readFile(join(folder, file)))}\n`,
  )
  return sha256((await Promise.all(lines)).join(''))
}

/** The identity of a build, from everything its pages follow from: the same contents have the same one. */
export const identityOf = (contents: readonly string[]): string =>
  sha256(contents.map(sha256).join(' ')).slice(0, 16)
