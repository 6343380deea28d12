import type { z } from 'zod'
import { bestOption, schemaAt, valueAt, type Path } from './schema-tree.ts'

/** An issue of zod with its full path, unions decided for the option that was meant. */
export type ShapeIssue = Exclude<z.core.$ZodIssue, z.core.$ZodIssueInvalidUnion> & { path: PropertyKey[] }

/** Settings whose type is unknown have values to choose from, like any other choice. */
const asChoice = (issue: z.core.$ZodIssueInvalidUnion, path: PropertyKey[]): ShapeIssue => ({
  code: 'invalid_value',
  values: 'options' in issue ? (issue.options ?? []) : [],
  path,
  message: issue.message,
})

export const flatten = (root: unknown, issue: z.core.$ZodIssue, above: Path = []): ShapeIssue[] => {
  const path = [...above, ...issue.path]
  if (issue.code !== 'invalid_union') return [{ ...issue, path }]
  if (issue.errors.length === 0) return [asChoice(issue, path)]
  const schema = schemaAt(root, path)
  const option = schema === undefined ? 0 : bestOption(schema, valueAt(root, path))
  return (issue.errors[option] ?? []).flatMap((each) => flatten(root, each, path))
}
