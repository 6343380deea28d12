import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { api, session as sessionSettings } from '#site/settings.ts'
import { App } from './app/app.tsx'
import { createPageSource } from './app/page-source.ts'
import { report } from './errors/report.ts'
import { createFormSender } from './forms/send-form.ts'
import { readPayload, type NoPagePayload, type PagePayload } from './services/payload.ts'
import { createPayloads } from './services/payloads.ts'
import { ServicesContext, type Services } from './services/services-context.ts'
import { createSession } from './services/session.ts'
import './styles/main.css'

const request: typeof fetch = (...parameters) => fetch(...parameters)

function createServices(): Services {
  const session = createSession({
    ...sessionSettings,
    stores: { local: () => localStorage, tab: () => sessionStorage },
    onStorageEvent: (listener) => window.addEventListener('storage', listener),
    onReturn: (listener) => window.addEventListener('pageshow', listener),
  })
  return { session, sendForm: createFormSender({ fetch: request, session, base: api.base }) }
}

function embeddedPayload(): PagePayload | NoPagePayload | null {
  try {
    return readPayload(JSON.parse(document.getElementById('payload')?.textContent ?? ''))
  } catch {
    return null
  }
}

/** Takes over the prerendered page; without a sound payload it stays the plain document that it is. */
function start(): void {
  const root = document.getElementById('app')
  const payload = embeddedPayload()
  if (!root || !payload) {
    report(new Error('The payload embedded in this page cannot be read'))
    return
  }

  const source = createPageSource({
    payloads: createPayloads({ fetch: request }),
    first: { pathname: window.location.pathname, payload },
    leave(_, cause) {
      report(cause)
      // The router has put the new address in place already.
      window.location.reload()
    },
  })
  hydrateRoot(
    root,
    <StrictMode>
      <BrowserRouter>
        <ServicesContext value={createServices()}>
          <App source={source} />
        </ServicesContext>
      </BrowserRouter>
    </StrictMode>,
    { onCaughtError: report, onUncaughtError: report, onRecoverableError: report },
  )
}

start()
