import { z } from 'zod'

const sortByKey = <T extends object>(record: T): T =>
  // The same keys with the same values, in another order: fromEntries cannot tell.
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1))) as T

/** A map whose keys a person chose. Their order carries no meaning, so it is not kept. */
export const sortedRecord = <Key extends z.ZodString, Value extends z.ZodType>(key: Key, value: Value) =>
  z.record(key, value).overwrite(sortByKey)
