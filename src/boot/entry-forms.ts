import { localeCodes } from '#site/locales.ts'
import { listen } from './boot-events.ts'
import { holdSubmits } from './early-submits.ts'
import { createFormKeeper, formsOf } from './form-keeper.ts'

// On pages with forms, until the runtime is there: nothing typed or pressed is lost.
const forms = createFormKeeper({
  document,
  storage: () => sessionStorage,
  shared: () => localStorage,
  path: () => location.pathname,
  codes: localeCodes,
})
listen(document, 'boot:keep', forms.keep)
listen(document, 'boot:ready', holdSubmits(document))
document.addEventListener('DOMContentLoaded', () => formsOf(document).forEach(forms.fill))
