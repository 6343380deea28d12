import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { writeTwins, type Quality } from './compress.ts'

/** A folder that a build is written to, file by file. Paths are relative, with forward slashes. */
export interface Output {
  /** Writes a file that is served: compressed twins beside it, and counted in the identity of the build. */
  publish: (path: string, content: string) => Promise<void>
  /** The same for a file that lies there already. */
  adopt: (path: string) => Promise<void>
  /** Writes a file that is not part of what visitors see. */
  note: (path: string, content: string) => Promise<void>
  /** The same contents have the same identity. */
  identity: () => string
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

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex')

interface OutputOptions {
  folder: string
  /** Folder of the last build, whose compressed files are taken over where the content is the same. */
  lastBuild: string
  /** How hard published texts are compressed; files that lie there already, always as well as can be. */
  quality: Quality
}

/** Opens a folder for a build. */
export function openOutput({ folder, lastBuild, quality: ofPages }: OutputOptions): Output {
  const hashes = new Map<string, string>()

  const count = async (path: string, content: Buffer, quality: Quality): Promise<void> => {
    hashes.set(path, sha256(content))
    if (!texts.has(extname(path))) return
    await writeTwins(join(folder, path), content, { quality, lastFile: join(lastBuild, path) })
  }
  const note = async (path: string, content: string): Promise<void> => {
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
  return {
    note,
    async publish(path, content) {
      await note(path, content)
      await count(path, Buffer.from(content), ofPages)
    },
    async adopt(path) {
      await count(path, await readFile(join(folder, path)), 11)
    },
    identity() {
      const lines = [...hashes].map(([path, hash]) => `${path} ${hash}\n`).sort()
      return sha256(lines.join('')).slice(0, 16)
    },
  }
}
