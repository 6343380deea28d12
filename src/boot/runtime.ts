import { localeCodes } from '#site/locales.ts'
import { start as startRuntime } from '../entry-browser.tsx'
import type { Boot } from './boot.ts'
import { listen } from './boot-events.ts'
import { createFormKeeper } from './form-keeper.ts'

/** What the boot script imports: the runtime, with the keeper of forms that pages without forms do not bring. */
export function start(boot: Omit<Boot, 'forms'>): Promise<void> {
  const forms = createFormKeeper({
    document,
    storage: () => sessionStorage,
    path: () => location.pathname,
    codes: localeCodes,
  })
  listen(document, 'boot:keep', forms.keep)
  return startRuntime({ ...boot, forms })
}
