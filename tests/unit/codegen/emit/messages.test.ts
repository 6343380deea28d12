import { expect, test } from 'vitest'
import { emitMessageIds } from '../../../../codegen/emit/messages.ts'
import { createTypeScriptPrinter } from '../../../../codegen/emit/typescript-printer.ts'
import { modelOf } from '../model/site.ts'

const print = createTypeScriptPrinter()
const idsOf = (texts: Record<string, string>): string => print(emitMessageIds(modelOf({}, texts))).content

test.each([
  ['Hello {name}', 'readonly name: string | number'],
  ['{n, plural, one {#} other {#}}', 'readonly n: number'],
  ['{n, selectordinal, other {#}}', 'readonly n: number'],
  ['{n, number}', 'readonly n: number'],
  ['{day, date, short}', 'readonly day: Date | number'],
  ['{sex, select, f {She} m {He} other {They}}', "readonly sex: 'f' | 'm' | 'other'"],
  ['<b>{x}</b>', 'readonly b: MessageTag; readonly x: string | number'],
])('%s takes %s', (text, type) => {
  expect(idsOf({ 'a.b': text })).toContain(`  readonly 'a.b': { ${type} }\n`)
})

test('a type is imported only where it is used', () => {
  expect(idsOf({ a: 'plain {x}' })).not.toContain('MessageTag')
})
