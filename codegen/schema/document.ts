import { z } from 'zod'
import { siteConfig } from './site-config.ts'

type JsonSchema = z.core.JSONSchema.JSONSchema

interface Row {
  key: string
  value: string
  fallback: string
  description: string
}

const cell = (text: string): string => text.replaceAll('|', '\\|')

const alternatives = (schema: JsonSchema): JsonSchema[] =>
  [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].filter(
    (option): option is JsonSchema => typeof option === 'object',
  )

/** What may stand behind a key, in a few words. */
const describeValue = (schema: JsonSchema): string => {
  if (schema.const !== undefined) return `\`${String(schema.const)}\``
  if (schema.enum) return schema.enum.map((value) => `\`${String(value)}\``).join(', ')
  const options = alternatives(schema)
  if (options.length > 0) return [...new Set(options.map(describeValue))].join(' or ')
  if (schema.type === 'array' && typeof schema.items === 'object' && !Array.isArray(schema.items)) {
    return `list of ${describeValue(schema.items)}`
  }
  if (schema.type === 'object') return 'settings'
  return schema.type === 'string' ? 'text' : String(schema.type)
}

/** Settings and lists that start empty need no word. */
const describeDefault = (value: unknown): string => {
  const text = value === undefined ? '' : JSON.stringify(value)
  return ['', '{}', '[]'].includes(text) ? '' : `\`${text}\``
}

const row = (key: string, schema: JsonSchema, required: boolean): Row => ({
  key,
  value: describeValue(schema),
  fallback: required ? 'required' : describeDefault(schema.default),
  description: schema.description ?? '',
})

/** Every key below a schema, depth first, with its full path. */
const rowsOf = (schema: JsonSchema, path: string): Row[] => {
  const nested = (child: JsonSchema, childPath: string) => rowsOf(child, childPath)
  const properties = Object.entries(schema.properties ?? {}).flatMap(([key, child]) => {
    if (typeof child !== 'object') return []
    const childPath = path === '' ? key : `${path}.${key}`
    return [row(childPath, child, schema.required?.includes(key) ?? false), ...nested(child, childPath)]
  })
  const named =
    typeof schema.additionalProperties === 'object'
      ? nested(schema.additionalProperties, `${path}.<name>`)
      : []
  const items =
    typeof schema.items === 'object' && !Array.isArray(schema.items) ? nested(schema.items, `${path}[]`) : []
  const options = alternatives(schema).flatMap((option) => nested(option, optionPath(option, path)))
  return [...properties, ...named, ...items, ...options]
}

/** Blocks are told apart by their type: `pages[].blocks[] (hero)`. */
const optionPath = (option: JsonSchema, path: string): string => {
  const type = option.properties?.['type']
  return typeof type === 'object' && typeof type.const === 'string' ? `${path}(${type.const})` : path
}

const section = (key: string, schema: JsonSchema): string => {
  const rows = rowsOf(schema, key).filter((item) => !item.key.endsWith(').type'))
  const unique = [...new Map(rows.map((item) => [item.key, item])).values()]
  const lines = unique.map(
    (item) =>
      `| \`${item.key}\` | ${cell(item.value)} | ${cell(item.fallback)} | ${cell(item.description)} |`,
  )
  const table =
    lines.length === 0
      ? []
      : ['', '| key | value | default | meaning |', '| --- | --- | --- | --- |', ...lines]
  return [`## ${key}`, '', schema.description ?? '', ...table].join('\n')
}

/** The reference of site.config.yaml as Markdown: docs/configuration.md. */
export const documentConfiguration = (): string => {
  const schema = z.toJSONSchema(siteConfig, { io: 'input' })
  const sections = Object.entries(schema.properties ?? {}).map(([key, child]) =>
    typeof child === 'object' ? section(key, child) : '',
  )
  return [
    '# Every key of site.config.yaml',
    '',
    'Written from the schema by `npm run docs`. "Required" keys must be there; all others may be left out.',
    'Keys that begin with `x-` are left alone.',
    '',
    sections.join('\n\n'),
    '',
  ].join('\n')
}
