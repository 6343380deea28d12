import type { FormText } from './form-outcome.ts'

export type FormState =
  /** `texts` say what went wrong with the whole form. */
  | { readonly phase: 'open'; readonly texts: readonly FormText[] }
  | { readonly phase: 'sending' | 'sent' }
  /** Taken, and on the way to the next page from this entry of the history. */
  | { readonly phase: 'leaving'; readonly from: string }

/** A form that is still there at the next entry has led to its own page, and says that it was taken. */
export const shownState = (state: FormState, entry: string): FormState =>
  state.phase === 'leaving' && state.from !== entry ? { phase: 'sent' } : state
