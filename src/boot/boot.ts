import type { Locale } from '#site/locales.ts'
import type { Session } from '../services/session.ts'

/** What the boot script hands to the runtime. */
export interface Boot {
  readonly session: Session
  /** The language of the address or, where it names none, that of the visitor. */
  readonly locale: Locale
  readonly forms: FormKeeper
  /** What was fetched ahead for a URL (a payload), once; undefined when nothing was. */
  readonly takeFetched: (url: string) => Promise<Response> | undefined
  /**
   * A chunk could not be loaded: reload once, wait for the connection, or show the panel. With `href`, that address is
   * loaded in place of this one, for as long as it is wanted.
   */
  readonly chunkFailed: (cause: unknown, href?: string, isWanted?: () => boolean) => void
  /** Keeps what was typed, then loads this document anew, or another address. */
  readonly reload: (href?: string) => void
  /** The runtime listens now: early submits are handed over. */
  readonly ready: () => void
}

/** Keeps what was typed into forms (`form[data-form=<name>]`) in the session storage; secrets never. */
export interface FormKeeper {
  /** Every form of the document that was typed into. */
  readonly keep: () => void
  /** Puts back what was kept for a form, once; says whether there was anything. */
  readonly fill: (form: HTMLFormElement) => boolean
  /** Forgets what was kept for a form: it was sent. Where it names its sender, drafts are shown to no one else. */
  readonly forget: (form: HTMLFormElement) => void
  /** Forgets what was kept for every form: the visitor has signed out. */
  readonly forgetAll: () => void
  /** Whether anything is kept for any form. */
  readonly keeps: () => boolean
  /** Whether anything was typed into any form that a reload would lose. */
  readonly dirty: () => boolean
}
