import type { Complaint } from './form-outcome.ts'

export type FormState =
  /** To be filled in: `complaint` says what was wrong when it was sent, `saved` that it was taken before. */
  | { readonly phase: 'open'; readonly complaint: Complaint | null; readonly saved: boolean }
  | { readonly phase: 'sending' | 'sent' }
  /** Taken, and on the way to the next page from this entry of the history. */
  | { readonly phase: 'leaving'; readonly from: string }

export const atRest: FormState = { phase: 'open', complaint: null, saved: false }

/** A form that is still there at the next entry has led to its own page, and says that it was taken. */
export const shownState = (state: FormState, entry: string): FormState =>
  state.phase === 'leaving' && state.from !== entry ? { phase: 'sent' } : state
