/** A copy of an object without some of its properties. */
export function without<Of extends object, Key extends keyof Of>(value: Of, ...keys: Key[]): Omit<Of, Key> {
  const names: readonly PropertyKey[] = keys
  const rest = Object.entries(value).filter(([name]) => !names.includes(name))
  // What is left is what has been there.
  return Object.fromEntries(rest) as Omit<Of, Key>
}
