import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fixtureSites } from '../write/site-folder.ts'

interface Schema {
  $schema?: string
  $ref?: string
  type?: string
  const?: unknown
  enum?: unknown[]
  description?: string
  properties?: Record<string, Schema>
  patternProperties?: Record<string, Schema>
  additionalProperties?: boolean | Schema
  propertyNames?: Schema
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  definitions?: Record<string, Schema>
}

const file = join(fixtureSites, 'params', 'generated', 'site.schema.json')
const schema = JSON.parse(readFileSync(file, 'utf8')) as Schema // The parts that are looked at.

/** Every schema at or below one, with the way to it. */
const walk = (node: Schema, path: string): [string, Schema][] => {
  const named = Object.entries(node.properties ?? {}).map(
    ([key, child]) => [`${path}.${key}`, child] as const,
  )
  const others = [node.items, node.additionalProperties, ...(node.anyOf ?? []), ...(node.oneOf ?? [])]
    .filter((child) => typeof child === 'object')
    .map((child) => [`${path}[]`, child] as const)
  return [[path, node], ...[...named, ...others].flatMap(([at, child]) => walk(child, at))]
}

const all = walk(schema, '')

test('it is of the draft that editors know', () => {
  expect(schema.$schema).toBe('http://json-schema.org/draft-07/schema#')
})

test('every key says what it is for', () => {
  const keys = all.flatMap(([path, node]) =>
    Object.entries(node.properties ?? {}).map(
      ([key, child]) => [`${path}.${key}`, child.description] as const,
    ),
  )
  expect(keys.length).toBeGreaterThan(100)
  expect(keys.filter(([, description]) => !description).map(([path]) => path)).toEqual([])
})

test('unknown keys are refused, keys that start with x- are not', () => {
  const objects = all.filter(([, { type }]) => type === 'object')
  expect(objects.length).toBeGreaterThan(40)
  for (const [path, node] of objects) {
    expect(node.additionalProperties, path).not.toBe(undefined)
    expect(node.additionalProperties, path).not.toBe(true)
    expect(node.patternProperties, path).toEqual({ '^x-': {} })
  }
})

test.each([
  ['page', ['home', 'plan', 'sign-in', 'terms']],
  ['layout', ['auth', 'default']],
  ['locale', ['en', 'uk']],
  ['form', ['signIn']],
  ['field', ['email', 'password']],
  ['document', ['terms']],
  ['check', []],
])('the names of this site are offered: %s', (kind, names) => {
  expect(schema.definitions?.[kind]?.enum).toEqual(names)
  const uses = all.filter(([, node]) => node.allOf?.[0]?.$ref === `#/definitions/${kind}`)
  expect(uses.length).toBeGreaterThan(0)
})

test('every message of the site and of the interface is offered', () => {
  const ids = schema.definitions?.['message']?.enum ?? []
  expect(ids).toContain('plan.title')
  expect(ids).toContain('ui.shell.menu')
  const title = all.find(([path]) => path === '.pages[].meta.title')?.[1]
  expect(title?.allOf).toEqual([{ $ref: '#/definitions/message' }])
})

test('no reference leads nowhere', () => {
  const kinds = Object.keys(schema.definitions ?? {})
  // Other parts of an `allOf` are rules of their own.
  const targets = all.flatMap(([, node]) => (node.allOf ?? []).flatMap(({ $ref }) => $ref ?? []))
  expect(
    [...new Set(targets)].filter((target) => !kinds.includes(target.replace('#/definitions/', ''))),
  ).toEqual([])
})

test('per-language settings are offered by the languages of the site, extensions beside them', () => {
  const perLocale = all.find(([path]) => path === '.ui.locales')?.[1]
  expect(perLocale?.propertyNames?.anyOf).toContainEqual({ pattern: '^x-' })
})
