export interface LocaleFailure<Locale> {
  readonly locale: Locale
  readonly cause: unknown
  /** Tries the same switch again. */
  readonly retry: () => Promise<void>
}

interface LocaleSwitchDeps<Locale, Messages> {
  load: (locale: Locale) => Promise<Messages>
  /** Shows a locale, whose messages are there. */
  apply: (locale: Locale, messages: Messages) => void
  /** The locale shown stays; the visitor is told and may try again. */
  onError: (failure: LocaleFailure<Locale>) => void
}

export interface LocaleSwitch<Locale> {
  /** Loads, then applies. Resolves when that is done, has failed or was overtaken by a later switch. */
  readonly to: (locale: Locale) => Promise<void>
}

/** Changes the language. Of several switches the last one asked for wins, whichever is loaded first. */
export function createLocaleSwitch<Locale extends string, Messages>({
  load,
  apply,
  onError,
}: LocaleSwitchDeps<Locale, Messages>): LocaleSwitch<Locale> {
  let last = 0

  const to = async (locale: Locale): Promise<void> => {
    last += 1
    const own = last
    const outcome = await Promise.resolve(locale)
      .then(load)
      .then(
        (messages) => () => apply(locale, messages),
        (cause: unknown) => () => onError({ locale, cause, retry: () => to(locale) }),
      )
    if (own === last) outcome()
  }

  return { to }
}
