import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readLiterals } from '../../../prerender/literal-module.ts'

const read = (text: string) => {
  const file = join(mkdtempSync(join(tmpdir(), 'literals-')), 'x.ts')
  writeFileSync(file, text)
  return readLiterals(file)
}

test('every kind of plain data is read', async () => {
  const text = `
    import type { Page } from './types.ts'
    export type Name = 'a' | 'b'
    export interface Other { readonly a: string }
    export const page = { a: 1, 'b-c': -2.5, 3: null, nested: [true, ['x', \`y\`]], '__proto__': 1 } as const satisfies Page
    export const list: readonly string[] = []
    export const { destructured } = page`
  const { page, list, ...rest } = await read(text)
  expect(page).toEqual({ a: 1, 'b-c': -2.5, 3: null, nested: [true, ['x', 'y']], ['__proto__']: 1 })
  expect(list).toEqual([])
  expect(rest).toEqual({})
})

test.each([
  ['export const a = b', 'A value is not plain data: Identifier'],
  ['export const a = { ...b }', 'A property is not plain data'],
  ['export const a = { [b]: 1 }', 'A property is not plain data'],
  ['export const a = f()', 'A value is not plain data: CallExpression'],
  ['export const a = `${b}`', 'A value is not plain data: TemplateLiteral'],
  ['export const a = +1', 'A value is not plain data: UnaryExpression'],
  ['export const a = [,]', 'A list has a hole'],
  ['export const a = {', 'x.ts'],
])('%s is refused', async (text, message) => {
  await expect(read(text)).rejects.toThrow(message)
})
