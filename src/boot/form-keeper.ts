import { createDrafts, type DraftPlace } from '../services/drafts.ts'
import type { OpenStorage } from '../services/guarded-storage.ts'
import type { FormKeeper } from './boot.ts'
import { controlsOf, isTouched, readControls, writeControls } from './form-controls.ts'

interface FormKeeperDeps {
  document: Pick<Document, 'querySelectorAll'>
  /** The session storage. */
  storage: OpenStorage
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

/** Keeps what was typed into the forms of a document, by the page without its language. */
export function createFormKeeper({
  document,
  storage,
  path,
  codes,
  dataOf = (form) => new FormData(form),
}: FormKeeperDeps): FormKeeper {
  const drafts = createDrafts({ storage, clock: Date })

  const placeOf = (form: HTMLFormElement): DraftPlace => {
    const [, first = '', ...rest] = path().split('/')
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
    forget: (form) => drafts.clear(placeOf(form)),
    forgetAll: drafts.clearAll,
    dirty: () => touched().length > 0,
  }
}
