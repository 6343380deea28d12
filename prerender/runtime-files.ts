import { relative, resolve } from 'node:path'
import type { Rolldown } from 'vite'

const repository = resolve(import.meta.dirname, '..')

/** A file of code for browsers. */
export interface BrowserChunk {
  /** Inside `dist/`. */
  file: string
  code: string
  /** The module it is there for, inside the repository; null for what others share. */
  source: string | null
  /** Files it cannot do without. */
  imports: readonly string[]
  /** Bytes of each module in it, by its path inside the repository. */
  modules: Readonly<Record<string, number>>
}

const inRepository = (id: string): string => relative(repository, id).replaceAll('\\', '/')

/** What the bundler says of a chunk, as far as it matters here. */
export const browserChunk = (chunk: Rolldown.OutputChunk): BrowserChunk => ({
  file: chunk.fileName,
  code: chunk.code,
  source: chunk.facadeModuleId === null ? null : inRepository(chunk.facadeModuleId),
  imports: chunk.imports,
  modules: Object.fromEntries(
    Object.entries(chunk.modules).map(([id, { renderedLength }]) => [inRepository(id), renderedLength]),
  ),
})

/** A file and everything it imports, itself first. */
export function withImports(chunks: readonly BrowserChunk[], file: string): BrowserChunk[] {
  const found = new Map<string, BrowserChunk>()
  const add = (name: string): void => {
    const chunk = chunks.find((candidate) => candidate.file === name)
    if (!chunk || found.has(name)) return
    found.set(name, chunk)
    chunk.imports.forEach(add)
  }
  add(file)
  return [...found.values()]
}

/** Addresses of the code that a page may need. */
export interface RuntimeFiles {
  /** The entry first, then what it imports. */
  entry: readonly string[]
  /** Of blocks that are no part of it, by the name of their source: `form` for `src/blocks/form-block.tsx`. */
  blocks: Readonly<Record<string, readonly string[]>>
}

const runtimeSource = 'src/boot/runtime.ts'

/** The chunks of the runtime, its entry first. */
export function runtimeChunks(chunks: readonly BrowserChunk[]): BrowserChunk[] {
  const entry = chunks.find(({ source }) => source === runtimeSource)
  if (!entry) throw new Error(`The bundle has no chunk for ${runtimeSource}`)
  return withImports(chunks, entry.file)
}

/** Finds the code of the runtime, and of lazy blocks, among all chunks. */
export function runtimeFiles(chunks: readonly BrowserChunk[]): RuntimeFiles {
  const address = ({ file }: BrowserChunk): string => `/${file}`
  const entry = runtimeChunks(chunks)
  const blocks = chunks.flatMap(({ file, source }) => {
    const [, name] = /^src\/blocks\/(.+)-block\.tsx$/.exec(source ?? '') ?? []
    const own = withImports(chunks, file).filter((chunk) => !entry.includes(chunk))
    return name === undefined ? [] : [[name, own.map(address)] as const]
  })
  return { entry: entry.map(address), blocks: Object.fromEntries(blocks) }
}
