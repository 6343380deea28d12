import { z } from 'zod'
import { siteConfig } from './site-config.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema

const namesIn = (schema: unknown, names: Set<string>): Set<string> => {
  if (typeof schema !== 'object' || schema === null) return names
  const { properties } = schema as JsonSchema // any object may hold properties; nothing else is read
  for (const name of Object.keys(properties ?? {})) names.add(name)
  for (const child of Object.values(schema)) namesIn(child, names)
  return names
}

let names: ReadonlySet<string> | undefined

/** Whether a setting has this name anywhere in the configuration. */
export const isSettingName = (word: string): boolean => {
  names ??= namesIn(z.toJSONSchema(siteConfig, { io: 'input' }), new Set())
  return names.has(word)
}
