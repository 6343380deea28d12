import { z } from 'zod'
import type { SiteModel } from '../model/site-model.ts'
import { type ReferenceKind, references } from '../schema/reference.ts'
import { siteConfig } from '../schema/site-config.ts'
import type { GeneratedFile } from './generated-file.ts'
import { json } from './json.ts'

type JsonSchema = z.core.JSONSchema.JSONSchema

/** Keys that everything else leaves alone. */
const EXTENSION = '^x-'

const namesOf = (model: SiteModel): Record<ReferenceKind, string[]> => ({
  message: model.messages.ids,
  page: model.pages.map(({ name }) => name),
  layout: Object.keys(model.settings.layouts),
  locale: model.locales.map(({ code }) => code),
  field: model.fields,
  form: model.forms.map(({ name }) => name),
  document: model.documentNames,
  check: model.checks.map(({ name }) => name),
})

/** A name of the site in place of any text; the list of names is written once, in `definitions`. */
const allowNamesOnly = (schema: JsonSchema, kind: ReferenceKind): void => {
  delete schema.type
  schema.allOf = [{ $ref: `#/definitions/${kind}` }]
}

const allowExtensions = (schema: JsonSchema): void => {
  schema.patternProperties = { [EXTENSION]: {} }
  const { propertyNames } = schema
  if (typeof propertyNames !== 'object') return
  schema.propertyNames = { anyOf: [{ ...propertyNames }, { pattern: EXTENSION }] }
}

const override = ({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodTypes
  jsonSchema: JsonSchema
}): void => {
  const { type } = zodSchema._zod.def
  if (type === 'object' || type === 'record') allowExtensions(jsonSchema)
  const reference = references.get(zodSchema as z.ZodString) // Undefined for anything that is not registered.
  if (reference) allowNamesOnly(jsonSchema, reference.kind)
}

/** site.schema.json: what editors know of site.config.yaml, with the names of this very site. */
export const emitJsonSchema = (model: SiteModel): GeneratedFile => {
  const schema = z.toJSONSchema(siteConfig, { io: 'input', target: 'draft-7', override })
  const definitions = Object.entries(namesOf(model)).map(
    ([kind, names]) => [kind, { type: 'string', enum: names }] as const,
  )
  return {
    path: 'site.schema.json',
    content: json({ ...schema, definitions: Object.fromEntries(definitions) }),
  }
}
