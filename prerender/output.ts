import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { writeTwins, type Quality } from './compress.ts'

/** A folder that a build is written to, file by file. Paths are relative, with forward slashes. */
export interface Output {
  /** Writes a file that is served, with compressed twins beside it. */
  publish: (path: string, content: string | Buffer) => Promise<void>
  /** The same for a file that lies there already. */
  adopt: (path: string) => Promise<void>
  /** Writes a file that is not for visitors, without twins. */
  note: (path: string, content: string | Buffer) => Promise<void>
}

const texts = new Set([
  '.css',
  '.html',
  '.js',
  '.json',
  '.map',
  '.mjs',
  '.svg',
  '.txt',
  '.webmanifest',
  '.xml',
])

interface OutputOptions {
  folder: string
  /** Folder of the last build, whose compressed files are taken over where the content is the same. */
  lastBuild: string
  /** How hard published texts are compressed; files that lie there already, always as well as can be. */
  quality: Quality
}

/** Opens a folder for a build. */
export function openOutput({ folder, lastBuild, quality: ofPages }: OutputOptions): Output {
  const addTwins = async (path: string, content: Buffer, quality: Quality): Promise<void> => {
    if (!texts.has(extname(path))) return
    await writeTwins(join(folder, path), content, { quality, lastFile: join(lastBuild, path) })
  }
  const note = async (path: string, content: string | Buffer): Promise<void> => {
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
  return {
    note,
    async publish(path, content) {
      await note(path, content)
      await addTwins(path, Buffer.from(content), ofPages)
    },
    async adopt(path) {
      await addTwins(path, await readFile(join(folder, path)), 11)
    },
  }
}
