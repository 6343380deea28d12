import { z } from 'zod'
import { type ReferenceKind, references } from '../schema/reference.ts'
import { quote } from './escape.ts'
import { union } from './literal.ts'
import { exportedInterface, nameType, property, typeAlias } from './statements.ts'
import type { Statement } from './typescript-printer.ts'

type Schema = z.core.$ZodType

/** What is being printed: the names given so far, and the declarations. */
interface Printing {
  names: Map<Schema, string>
  statements: Statement[]
}

/** A choice of more values than this becomes a type of its own. */
const INLINE_VALUES = 4

const referenceTypes: Record<ReferenceKind, string> = {
  message: 'MessageId',
  page: 'PageName',
  layout: 'LayoutName',
  locale: 'Locale',
  field: 'FieldName',
  form: 'FormName',
  document: 'DocumentName',
  check: 'string',
}

const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** The name of one item of a list called `name`. */
const singular = (name: string): string => name.replace(/s$/, '')

const list = (item: string): string => `readonly ${/^\w+$/.test(item) ? item : `(${item})`}[]`

/** The way zod documents for tools to tell schemas apart: their base class does not know its kinds. */
const definition = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def

/** `describe` and the like copy a schema; the copy remembers its original. */
const nameOf = (names: Printing['names'], schema: Schema): string | undefined =>
  names.get(schema) ?? (schema._zod.parent && nameOf(names, schema._zod.parent))

const descriptionOf = (schema: Schema): string | undefined => {
  const def = definition(schema)
  return (
    z.globalRegistry.get(schema)?.description ??
    ('innerType' in def ? descriptionOf(def.innerType) : undefined)
  )
}

const declareObject = (printing: Printing, name: string, { shape }: z.core.$ZodObjectDef): string => {
  const inner = name.replace(/Model$/, '')
  const properties = Object.entries(shape).map(([key, schema]) =>
    property(key, typeOf(printing, schema, inner + capitalized(key)), {
      optional: definition(schema).type === 'optional',
      description: descriptionOf(schema),
    }),
  )
  printing.statements.push(exportedInterface(name, properties))
  return name
}

const declareChoice = (printing: Printing, name: string, values: readonly string[]): string => {
  if (values.length <= INLINE_VALUES) return values.map(quote).join(' | ')
  printing.statements.push(nameType(name, values))
  return name
}

/** Each alternative of a union; objects are named by what only they have. */
const alternatives = (printing: Printing, name: string, options: readonly Schema[]): string[] =>
  options.map((option) => {
    const def = definition(option)
    const key = def.type === 'object' ? Object.keys(def.shape)[0] : undefined
    return typeOf(printing, option, key === undefined ? name : name + capitalized(key))
  })

/** The type of what a schema gives out; `name` is for what has to be declared on the way. */
const typeOf = (printing: Printing, schema: Schema, name: string): string => {
  const known = nameOf(printing.names, schema)
  if (known !== undefined) return known
  const def = definition(schema)
  switch (def.type) {
    case 'string': {
      const kind = references.get(schema as z.ZodString)?.kind // Only strings are registered.
      return kind === undefined ? 'string' : referenceTypes[kind]
    }
    case 'number':
    case 'boolean':
      return def.type
    case 'literal':
      return def.values.map((value) => (typeof value === 'string' ? quote(value) : String(value))).join(' | ')
    case 'enum':
      return declareChoice(printing, name, Object.values(def.entries).map(String))
    case 'default':
    case 'prefault':
    case 'optional':
      return typeOf(printing, def.innerType, name)
    case 'nullable':
      return `${typeOf(printing, def.innerType, name)} | null`
    case 'array':
      return list(typeOf(printing, def.element, singular(name)))
    case 'record': {
      const types = [def.keyType, def.valueType].map((part) => typeOf(printing, part, singular(name)))
      const record = `Record<${types.join(', ')}>`
      // Keys that are names are some of them; any text may be any key anyway.
      return `Readonly<${types[0] === 'string' ? record : `Partial<${record}>`}>`
    }
    case 'union':
      return alternatives(printing, name, def.options).join(' | ')
    case 'object':
      return declareObject(printing, name, def)
    default:
      throw new Error(`No type is known for the kind of schema "${def.type}" (${name})`)
  }
}

/**
 * Types of what the schemas give out: defaults applied, everything readonly. A schema that is named stands for its
 * type wherever it occurs later; other objects are named after the way that leads to them.
 */
export const schemaTypes = (schemas: readonly (readonly [name: string, schema: Schema])[]): Statement[] => {
  const printing: Printing = { names: new Map(), statements: [] }
  for (const [name, schema] of schemas) {
    const def = definition(schema)
    if (def.type === 'union') {
      const types = alternatives(printing, name, def.options)
      printing.statements.push(typeAlias(name, union(types, `export type ${name} = `.length)))
    } else {
      typeOf(printing, schema, name)
    }
    printing.names.set(schema, name)
  }
  return printing.statements
}
