export interface Kept<Value> {
  readonly get: () => Promise<Value>
  /** The next call makes it anew. */
  readonly forget: () => void
}

/** Something that is made when it is first asked for; what failed is tried again. */
export function createKept<Value>(make: () => Promise<Value>): Kept<Value> {
  let value: Promise<Value> | undefined

  const start = (): Promise<Value> => {
    const made = make()
    value = made
    made.catch(() => {
      if (value === made) value = undefined
    })
    return made
  }
  return {
    get: () => value ?? start(),
    forget: () => void (value = undefined),
  }
}
