import { localeCodes } from '#site/locales.ts'
import { start as startRuntime } from '../entry-browser.tsx'
import type { Boot } from './boot.ts'
import { listen } from './boot-events.ts'
import { createFormKeeper } from './form-keeper.ts'
import { openLocaleCookie, visitorLocale } from './visitor-locale.ts'

/** What every page brings for the runtime; the rest is not needed before it, and comes with it. */
type Handover = Omit<Boot, 'forms' | 'locale'>

/** What the boot script imports. */
export function start(handover: Handover): Promise<void> {
  const forms = createFormKeeper({
    document,
    storage: () => sessionStorage,
    shared: () => localStorage,
    path: () => location.pathname,
    codes: localeCodes,
  })
  listen(document, 'boot:keep', forms.keep)
  return startRuntime({ ...handover, forms, locale: visitorLocale(openLocaleCookie()) })
}
