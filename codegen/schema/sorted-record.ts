import { z } from 'zod'

/** A name that a person chose and that other parts of the file, or code, refer to. */
export const name = z
  .string()
  .regex(/^[a-z][A-Za-z0-9-]*$/, 'Names are letters, digits and "-", starting with a small letter')

const sortByKey = <T extends object>(record: T): T =>
  // The same keys with the same values, in another order: fromEntries cannot tell.
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1))) as T

/** A map whose keys a person chose. Their order carries no meaning, so it is not kept. */
export const sortedRecord = <Key extends z.ZodString, Value extends z.ZodType>(key: Key, value: Value) =>
  z.record(key, value).overwrite(sortByKey)
