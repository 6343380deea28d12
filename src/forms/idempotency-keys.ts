import type { FormValues } from './form-values.ts'

export interface IdempotencyKeys {
  /** The key under which the server takes these values once, however often they are sent. */
  readonly keyFor: (values: FormValues) => string
  /** The server has taken them: the same values again are another matter. */
  readonly taken: () => void
}

/** One key for each filled-in form: the same for every try, a new one as soon as a value has changed. */
export function createIdempotencyKeys(newKey: () => string): IdempotencyKeys {
  let last: { readonly key: string; readonly content: string } | null = null
  return {
    keyFor(values) {
      const content = JSON.stringify(values)
      if (last?.content !== content) last = { key: newKey(), content }
      return last.key
    },
    taken: () => void (last = null),
  }
}

/** 128 random bits. Unlike `randomUUID`, browsers have these without https too, as on a phone that tries out a site. */
export const randomKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
