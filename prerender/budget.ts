import { brotliCompressSync } from 'node:zlib'
import type { BootScripts } from './boot-scripts.ts'
import { runtimeChunks, type BrowserChunk } from './runtime-files.ts'

/** 1024 bytes, as everywhere below. */
const kilobyte = 1024

/** A part of what a browser has to load before a page is alive, compressed. */
export interface Weight {
  name: string
  bytes: number
  /** Most bytes it may have; null where nothing is set. */
  limit: number | null
  /** Bytes of its modules before compression. */
  modules: Readonly<Record<string, number>>
}

const compressed = (code: string): number => brotliCompressSync(code).length

const limits = { styles: 8 * kilobyte, boot: 3 * kilobyte, runtime: 76 * kilobyte }

interface Loaded {
  /** The one style sheet, which stands in every page: none is heavier than another, and none loads more. */
  styles: string
  scripts: BootScripts
  chunks: readonly BrowserChunk[]
}

/** Weighs everything that a page may load, as a browser gets it. */
export function weigh({ styles, scripts, chunks }: Loaded): Weight[] {
  const runtime = runtimeChunks(chunks)
  const inline = Object.entries(scripts).map(([name, { code, modules }]) => ({
    name: name === 'boot' ? 'boot script' : `boot script, ${name}`,
    bytes: compressed(code),
    limit: limits.boot,
    modules,
  }))
  const lazy = chunks
    .filter((chunk) => !runtime.includes(chunk) && chunk.code.trim() !== '')
    .map(({ file, source, code, modules }) => ({
      name: source ?? file,
      bytes: compressed(code),
      limit: null,
      modules,
    }))
  return [
    { name: 'style sheet', bytes: compressed(styles), limit: limits.styles, modules: {} },
    ...inline,
    {
      name: 'runtime',
      bytes: runtime.reduce((sum, { code }) => sum + compressed(code), 0),
      limit: limits.runtime,
      modules: Object.assign({}, ...runtime.map(({ modules }) => modules)) as Record<string, number>,
    },
    ...lazy,
  ]
}

const inKilobytes = (bytes: number): string => `${(bytes / kilobyte).toFixed(2)} KB`

/** One line for each part. */
export const describeWeights = (weights: readonly Weight[]): string[] =>
  weights.map(({ name, bytes, limit }) => {
    const most = limit === null ? '' : ` of ${inKilobytes(limit)}`
    return `${inKilobytes(bytes).padStart(9)}${most}  ${name}`
  })

/** `node_modules/react-dom/…` and all its siblings are one part; our own code goes by folders. */
const partOf = (module: string): string =>
  /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1] ?? module.split('/').slice(0, 2).join('/')

/** What is known of the parts; nothing of those of a style sheet. */
function largestParts(modules: Weight['modules']): string {
  const parts = new Map<string, number>()
  for (const [module, bytes] of Object.entries(modules)) {
    parts.set(partOf(module), (parts.get(partOf(module)) ?? 0) + bytes)
  }
  if (parts.size === 0) return ''
  const largest = [...parts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 10)
    .map(([part, bytes]) => `\n${inKilobytes(bytes).padStart(11)}  ${part}`)
    .join('')
  return ` Its largest parts, not compressed:${largest}`
}

/** A sentence for each part that is too heavy, with what it consists of. */
export const overweight = (weights: readonly Weight[]): string[] =>
  weights.flatMap(({ name, bytes, limit, modules }) =>
    limit === null || bytes <= limit
      ? []
      : [
          `The ${name} has ${inKilobytes(bytes)} (brotli), ${inKilobytes(bytes - limit)} more than the ` +
            `${inKilobytes(limit)} it may have.${largestParts(modules)}`,
        ],
  )

/** Libraries of the build. Messages are compiled: of the ICU parser only the empty stand-in may be sent. */
const forbidden =
  /node_modules\/(yaml|zod|ts-morph|@formatjs\/cli)\/|@formatjs\/icu-messageformat-parser\/(?!no-parser)/

/** A sentence for each module that no browser should get. */
export const misplacedModules = (chunks: readonly BrowserChunk[]): string[] =>
  chunks.flatMap(({ file, modules }) =>
    Object.entries(modules)
      .filter(([module, bytes]) => bytes > 0 && forbidden.test(module))
      .map(([module]) => `${module} is part of ${file}, which browsers load. It belongs to the build alone.`),
  )
