import { start as startRuntime } from '../entry-browser.tsx'
import type { Boot } from './boot.ts'
import { keepForms } from './keep-forms.ts'
import { openLocaleCookie, visitorLocale } from './visitor-locale.ts'

/** What every page brings for the runtime; the rest is not needed before it, and comes with it. */
type Handover = Omit<Boot, 'forms' | 'locale'>

/** What the boot script imports. */
export function start(handover: Handover): Promise<void> {
  return startRuntime({ ...handover, forms: keepForms(), locale: visitorLocale(openLocaleCookie()) })
}
