import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const repository = resolve(import.meta.dirname, '../../..')
const text = readFileSync(resolve(repository, 'docs/behaviour.md'), 'utf8')

/** The rows of the tables: what is said, and the proofs in the last cell. */
const rows = [...text.matchAll(/^\|(?! -|.*proved by *\|$)(.*)\|([^|]*)\|$/gm)].map(
  ([, said = '', proofs = '']) => ({
    said: said.split('|', 1).join('').trim(),
    // `file` title, with the titles as they stand in the code
    proofs: [...proofs.matchAll(/`((?:e2e|unit|types)\/[^`]+)`([^<]*)/g)].map(
      ([, file = '', title = '']) => ({
        file,
        title: title.trim().replaceAll('\\', ''),
      }),
    ),
  }),
)

const sourceOf = (file: string): string | undefined =>
  ['.spec.ts', '.test.ts', '.test.tsx', '.ts']
    .map((ending) => resolve(repository, 'tests', file + ending))
    .find((path) => existsSync(path))

it.each(rows)('docs/behaviour.md proves what it says: $said', ({ proofs }) => {
  expect(proofs).not.toEqual([])
})

it.each(rows.flatMap(({ proofs }) => proofs))(
  'docs/behaviour.md names a test that exists: $file $title',
  ({ file, title }) => {
    const source = sourceOf(file)
    expect(source, `tests/${file} is no file`).toBeDefined()
    // As it stands in the call: `test('title`, whatever line it is on and whatever is escaped in it.
    const code = readFileSync(source ?? '', 'utf8')
      .replaceAll('\\', '')
      .replace(/\(\s+/g, '(')
    const found = ["'", '"', '`'].some((quote) => code.includes(`(${quote}${title}`))
    expect(found, `no test of tests/${file} begins with "${title}"`).toBe(true)
  },
)

it('docs/behaviour.md has a row for each line of the specification, and more', () => {
  expect(rows.length).toBeGreaterThan(40)
})
