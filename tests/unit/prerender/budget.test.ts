import { randomBytes } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { describeWeights, misplacedModules, overweight, weigh } from '../../../prerender/budget.ts'
import type { BrowserChunk } from '../../../prerender/runtime-files.ts'
import { tinyChunks, tinyScripts } from './support/tiny-site.ts'

/** Text that compresses to about so many bytes. */
const noise = (bytes: number): string =>
  randomBytes(bytes * 2)
    .toString('base64')
    .slice(0, Math.round(bytes * 1.33))

const runtime = (code: string, modules: BrowserChunk['modules'] = {}): BrowserChunk => ({
  file: 'assets/entry.js',
  code,
  source: 'src/boot/runtime.ts',
  imports: ['assets/shared.js'],
  modules,
})
const shared: BrowserChunk = {
  file: 'assets/shared.js',
  code: 'shared()',
  source: null,
  imports: [],
  modules: {},
}

const tiny = { styles: 'a{color:red}', scripts: tinyScripts, chunks: tinyChunks }

describe('weigh', () => {
  test('names what browsers load: styles, each inline script, the runtime with all it imports, lazy chunks', () => {
    const weights = weigh(tiny)
    const size = (text: string) => brotliCompressSync(text).length
    expect(weights.map(({ name, bytes }) => [name, bytes])).toEqual([
      ['style sheet', size('a{color:red}')],
      ['boot script', size('boot()')],
      ['boot script, forms', size('forms()')],
      ['boot script, root', size('root()')],
      ['runtime', size('code of entry-1.js') + size('code of shared-1.js')],
      ['src/blocks/call-to-action-block.tsx', size('code of call-1.js')],
      ['assets/call-part-1.js', size('code of call-part-1.js')],
    ])
    expect(describeWeights(weights)).toContain('  0.04 KB of 76.00 KB  runtime')
  })
})

describe('overweight', () => {
  const code = { modules: {} }

  test.each([
    ['boot', 2900, false],
    ['boot', 3300, true],
    ['root', 3300, true],
  ] as const)('the inline script "%s" of %d bytes: %s', (name, bytes, tooMuch) => {
    const scripts = { ...tinyScripts, [name]: { ...code, code: noise(bytes) } }
    expect(overweight(weigh({ ...tiny, scripts }))).toHaveLength(tooMuch ? 1 : 0)
  })

  test.each([
    [75_000, 0],
    [80_000, 1],
  ])('a runtime of %d bytes is %d too many', (bytes, problems) => {
    expect(overweight(weigh({ ...tiny, chunks: [runtime(noise(bytes)), shared] }))).toHaveLength(problems)
  })

  test.each([
    [8000, []],
    [
      9216,
      [
        expect.stringMatching(
          /^The style sheet has 9\.0\d KB \(brotli\), 1\.0\d KB more than .* it may have\.$/,
        ),
      ],
    ],
  ])('a style sheet of %d bytes', (bytes, problems) => {
    expect(overweight(weigh({ ...tiny, styles: noise(bytes) }))).toEqual(problems)
  })

  test('says what is too heavy, by how much, and what it consists of', () => {
    const modules = {
      'node_modules/react-dom/client.js': 1000,
      'node_modules/react-dom/server.js': 1048,
      'node_modules/@formatjs/intl/index.js': 512,
      'src/app/app.tsx': 256,
    }
    const [weight] = weigh({ ...tiny, chunks: [runtime('', modules)] }).filter(
      ({ name }) => name === 'runtime',
    )
    const heavy = { name: 'runtime', limit: 76 * 1024, ...weight, bytes: 77 * 1024, modules }
    expect(overweight([heavy])).toEqual([
      'The runtime has 77.00 KB (brotli), 1.00 KB more than the 76.00 KB it may have. ' +
        'Its largest parts, not compressed:\n' +
        '    2.00 KB  react-dom\n    0.50 KB  @formatjs/intl\n    0.25 KB  src/app',
    ])
  })
})

describe('misplacedModules', () => {
  const misplaced = (module: string, bytes = 10) => misplacedModules([runtime('', { [module]: bytes })])

  test.each([
    'node_modules/yaml/dist/index.js',
    'node_modules/zod/v4/index.js',
    'node_modules/ts-morph/dist/ts-morph.js',
    'node_modules/@formatjs/cli/index.js',
    'node_modules/@formatjs/icu-messageformat-parser/index.js',
    'node_modules/@formatjs/icu-messageformat-parser/lib/parser.js',
    '../elsewhere/node_modules/yaml/index.js',
  ])('%s is not for browsers', (module) => {
    expect(misplaced(module)).toEqual([
      `${module} is part of assets/entry.js, which browsers load. It belongs to the build alone.`,
    ])
  })

  test.each([
    'node_modules/@formatjs/icu-messageformat-parser/no-parser.js',
    'node_modules/@formatjs/icu-skeleton-parser/index.js',
    'node_modules/react/index.js',
    'src/yaml/zod.ts',
  ])('%s is', (module) => expect(misplaced(module)).toEqual([]))

  test('a module of which nothing is left is none', () => {
    expect(misplaced('node_modules/zod/index.js', 0)).toEqual([])
  })
})
