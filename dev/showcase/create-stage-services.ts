import { api as apiSettings } from '#site/settings.ts'
import { clock } from '../../src/app/browser.ts'
import { createApiClient } from '../../src/services/api-client.ts'
import { createHttpClient } from '../../src/services/http-client.ts'
import { createLeaveGuard } from '../../src/services/leave-guard.ts'
import { createNotices } from '../../src/services/notices.ts'
import type { Services } from '../../src/services/services-context.ts'
import { createSession } from '../../src/services/session.ts'
import { createPretendFetch } from './pretend-fetch.ts'
import type { Scene } from './scene.ts'

/** The services of the site with a made-up visitor and server: nothing is kept, and nothing is sent. */
export function createStageServices({ answers = {}, isMember = false }: Scene): Services {
  const session = createSession({
    key: 'showcase',
    store: 'memory',
    stores: {},
    onStorageEvent: () => undefined,
  })
  if (isMember) session.set('member')
  const notices = createNotices()
  const http = createHttpClient({
    ...apiSettings,
    fetch: createPretendFetch(apiSettings.base, answers),
    clock,
    token: session.get,
    language: () => document.documentElement.lang,
    onUnauthorized: () => session.clear(),
  })
  const forms: Services['forms'] = {
    keep: () => undefined,
    fill: () => false,
    forget: () => undefined,
    forgetAll: () => undefined,
    keeps: () => false,
    dirty: () => false,
  }
  return { session, http, api: createApiClient(http), forms, notices, leaveGuard: createLeaveGuard() }
}
