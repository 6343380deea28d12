import { z } from 'zod'
import { expect, test } from 'vitest'
import { schemaTypes } from '../../../../codegen/emit/schema-types.ts'
import { createTypeScriptPrinter } from '../../../../codegen/emit/typescript-printer.ts'
import { messageId, pageName } from '../../../../codegen/schema/reference.ts'

const print = createTypeScriptPrinter()

const typesOf = (schemas: [string, z.core.$ZodType][]): string =>
  print({ path: 'types.ts', statements: schemaTypes(schemas) }).content.replace(/^.*\n\n/, '')

const propertyOf = (schema: z.core.$ZodType): string =>
  /value.*/.exec(typesOf([['Sample', z.strictObject({ value: schema })]]))?.[0] ?? ''

test.each<[string, z.core.$ZodType, string]>([
  ['a text', z.string(), 'value: string'],
  ['a whole number', z.int().min(1), 'value: number'],
  ['a default is there', z.boolean().default(false), 'value: boolean'],
  ['what may be left out', z.string().optional(), 'value?: string'],
  ['what may be nothing', pageName('Page.').nullable(), 'value: PageName | null'],
  ['few choices', z.enum(['a', 'b']), "value: 'a' | 'b'"],
  ['a word', z.literal('hero'), "value: 'hero'"],
  ['a number as such', z.literal(1), 'value: 1'],
  ['a list', z.array(z.string()), 'value: readonly string[]'],
  ['a list of choices', z.array(z.enum(['a', 'b'])), "value: readonly ('a' | 'b')[]"],
  ['a map', z.record(z.string(), z.number()), 'value: Readonly<Record<string, number>>'],
  [
    'a map of some names',
    z.record(pageName('Page.'), z.number()),
    'value: Readonly<Partial<Record<PageName, number>>>',
  ],
  ['a reference', messageId('Text.'), 'value: MessageId'],
  ['a list of references', z.array(pageName('Page.')), 'value: readonly PageName[]'],
  ['alternatives', z.union([z.string(), z.number()]), 'value: string | number'],
])('%s', (_, schema, expected) => {
  expect(propertyOf(schema)).toBe(expected)
})

test('objects are named by the way that leads to them, items in the singular', () => {
  const plan = z.strictObject({ id: z.string() })
  expect(typesOf([['PlansBlock', z.strictObject({ plans: z.array(plan) })]])).toBe(
    [
      'export interface PlansBlockPlan {',
      '  readonly id: string',
      '}',
      '',
      'export interface PlansBlock {',
      '  readonly plans: readonly PlansBlockPlan[]',
      '}',
      '',
    ].join('\n'),
  )
})

test('a named schema stands for its type, also where it is described anew', () => {
  const link = z.strictObject({ href: z.string() })
  const types = typesOf([
    ['Link', link],
    ['Action', z.strictObject({ link: link.describe('Where it leads.') })],
  ])
  expect(types).toContain('/** Where it leads. */\n  readonly link: Link\n')
})

test('a choice of many has a name of its own', () => {
  const types = typesOf([['Field', z.strictObject({ type: z.enum(['a', 'b', 'c', 'd', 'e']) })]])
  expect(types).toContain("export type FieldType = 'a' | 'b' | 'c' | 'd' | 'e'")
})

test('a kind of schema that it does not know is noticed at once', () => {
  expect(() => propertyOf(z.date())).toThrow('No type is known for the kind of schema "date" (SampleValue)')
})
