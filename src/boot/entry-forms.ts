import { listen } from './boot-events.ts'
import { holdSubmits } from './early-submits.ts'
import { formsOf } from './form-keeper.ts'
import { keepForms } from './keep-forms.ts'

// On pages with forms, until the runtime is there: nothing typed or pressed is lost.
const forms = keepForms()
listen(document, 'boot:ready', holdSubmits(document))
document.addEventListener('DOMContentLoaded', () => formsOf(document).forEach(forms.fill))
