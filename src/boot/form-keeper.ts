import { createDrafts, type DraftPlace } from '../services/drafts.ts'
import { fingerprint } from '../services/fingerprint.ts'
import { createGuardedStorage, type OpenStorage } from '../services/guarded-storage.ts'
import type { FormKeeper } from './boot.ts'
import { controlsOf, isTouched, readControls, writeControls } from './form-controls.ts'

interface FormKeeperDeps {
  document: Pick<Document, 'querySelectorAll'>
  /** The session storage. */
  storage: OpenStorage
  /** The local storage: all tabs know who was the last to sign in. */
  shared: OpenStorage
  /** Path of the page. */
  path: () => string
  /** Languages of the site: what was typed in one returns in each. */
  codes: readonly string[]
  /** What a form would send. */
  dataOf?: (form: HTMLFormElement) => Pick<FormData, 'get'>
}

/** The forms of a document that are worked with. */
export const formsOf = (document: Pick<Document, 'querySelectorAll'>): HTMLFormElement[] => [
  ...document.querySelectorAll<HTMLFormElement>('form[data-form]'),
]

const ownerKey = 'drafts-owner'

/** What a form says of its sender: the name for signing in, or nothing. */
const senderOf = (form: HTMLFormElement): string | undefined =>
  controlsOf(form).find(({ autocomplete }) => /\busername\b/.test(autocomplete))?.value

/** Keeps what was typed into the forms of a document, by the page without its language. */
export function createFormKeeper({
  document,
  storage,
  shared,
  path,
  codes,
  dataOf = (form) => new FormData(form),
}: FormKeeperDeps): FormKeeper {
  const owners = createGuardedStorage(shared)
  const drafts = createDrafts({ storage, clock: Date, owner: () => owners.read(ownerKey) })

  const placeOf = (form: HTMLFormElement): DraftPlace => {
    // Some hosts end the addresses of pages with a slash.
    const [first = '', ...rest] = path().split('/').filter(Boolean)
    const page = codes.includes(first) ? rest : [first, ...rest]
    return { path: `/${page.join('/')}`, form: form.dataset['form'] ?? '' }
  }
  const touched = (): HTMLFormElement[] =>
    formsOf(document).filter((form) => controlsOf(form).some(isTouched))

  return {
    keep() {
      for (const form of touched()) {
        drafts.save(placeOf(form), readControls(controlsOf(form), dataOf(form)))
      }
    },
    fill(form) {
      const place = placeOf(form)
      const values = drafts.restore(place)
      if (!values) return false
      drafts.clear(place)
      writeControls(controlsOf(form), values)
      return true
    },
    forget(form) {
      const sender = senderOf(form)?.trim().toLowerCase()
      if (sender) owners.write(ownerKey, fingerprint(sender))
      drafts.clear(placeOf(form))
    },
    forgetAll: drafts.clearAll,
    keeps: drafts.any,
    dirty: () => touched().length > 0,
  }
}
