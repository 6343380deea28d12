import { localeCodes } from '#site/locales.ts'
import { listen } from './boot-events.ts'
import type { FormKeeper } from './boot.ts'
import { createFormKeeper } from './form-keeper.ts'

/** The keeper of this page's forms; from now on it keeps them whenever a reload is near. */
export function keepForms(): FormKeeper {
  const forms = createFormKeeper({
    document,
    storage: () => sessionStorage,
    shared: () => localStorage,
    path: () => location.pathname,
    codes: localeCodes,
  })
  listen(document, 'boot:keep', forms.keep)
  return forms
}
