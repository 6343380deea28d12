import { api as apiSettings, updates as updateSettings } from '#site/settings.ts'
import type { Boot } from '../boot/boot.ts'
import { report } from '../errors/report.ts'
import { createApiClient } from '../services/api-client.ts'
import { createBuildUpdates, type BuildUpdates } from '../services/build-updates.ts'
import { createHttpClient } from '../services/http-client.ts'
import { HttpError } from '../services/http-error.ts'
import { createLeaveGuard } from '../services/leave-guard.ts'
import { createNotices } from '../services/notices.ts'
import type { Services } from '../services/services-context.ts'
import { clock, connection, request } from './browser.ts'

/** The services that components use, bound to the browser. */
export function createServices({ session: given, forms }: Boot): Services {
  const notices = createNotices()
  // Who signs out leaves nothing behind for the next at this computer; what the server ends may be gone on with.
  const session = {
    ...given,
    clear() {
      forms.forgetAll()
      given.clear()
    },
  }
  const http = createHttpClient({
    ...apiSettings,
    fetch: request,
    clock,
    token: session.get,
    language: () => document.documentElement.lang,
    onUnauthorized() {
      given.clear()
      notices.show({ kind: 'session', text: 'ui.shell.sessionEnded' })
    },
  })
  session.subscribe(() => {
    if (session.get() !== null) notices.dismiss('session')
  })
  return { session, http, api: createApiClient(http), forms, notices, leaveGuard: createLeaveGuard() }
}

/** Learns of new builds and offers them; `id` is the one that runs here. */
export function createUpdates(id: string, { reload }: Boot, { notices }: Services): BuildUpdates {
  return createBuildUpdates({
    fetch: request,
    clock,
    events: window,
    id,
    everyMinutes: updateSettings.checkEveryMinutes,
    manifestDelayMs: updateSettings.manifestDelayMs,
    effectiveType: () => connection()?.effectiveType,
    onAvailable: () =>
      notices.show({
        kind: 'update',
        text: 'ui.shell.update',
        action: { label: 'ui.shell.updateNow', run: () => reload() },
      }),
    onError(error) {
      // Without a connection there is nothing to mend.
      if (!(error instanceof HttpError && error.kind === 'network')) report(error)
    },
  })
}
