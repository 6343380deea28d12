import { startTransition, StrictMode, type ReactNode } from 'react'
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client'
import { createRuntime } from './app/create-runtime.ts'
import { SiteApp } from './app/site-app.tsx'
import type { Boot } from './boot/boot.ts'
import { ChunkError } from './errors/chunk-error.ts'
import { report } from './errors/report.ts'
import { isBot } from './services/bots.ts'
import { readPayload, type NoPagePayload, type PagePayload } from './services/payload.ts'
import './styles/main.css'

function embeddedPayload(): PagePayload | NoPagePayload | null {
  try {
    return readPayload(JSON.parse(document.getElementById('payload')?.textContent ?? ''))
  } catch {
    return null
  }
}

/**
 * Logs what fails to render. A search engine or a maker of previews keeps the markup that was already there, for an
 * error page is nothing to list.
 */
function errorHandlers(root: HTMLElement): RootOptions {
  const whole = isBot(navigator.userAgent) ? root.cloneNode(true) : null
  const onError = (error: unknown): void => {
    report(error)
    if (whole && root.isConnected) root.replaceWith(whole)
  }
  return { onCaughtError: onError, onUncaughtError: onError, onRecoverableError: report }
}

/** Takes over the prerendered page, or replaces it. */
function render(root: HTMLElement, app: ReactNode, takesOver: boolean): void {
  const handlers = errorHandlers(root)
  if (takesOver) {
    // In slices, between which the page answers to whoever uses it.
    startTransition(() => void hydrateRoot(root, app, handlers))
    return
  }
  root.replaceChildren()
  createRoot(root, handlers).render(app)
}

/** Starts the runtime; without a sound payload the page stays the plain document that it is. */
export async function start(boot: Boot): Promise<void> {
  const root = document.getElementById('app')
  const payload = embeddedPayload()
  try {
    if (!root || !payload) throw new Error('The payload embedded in this page cannot be read')
    const runtime = await createRuntime(boot, payload)
    if (!runtime) return
    const app = (
      <StrictMode>
        <SiteApp runtime={runtime} />
      </StrictMode>
    )
    render(root, app, runtime.takesOver)
  } catch (error) {
    // A page that waited for its checks is better shown unchecked than not at all.
    document.documentElement.removeAttribute('data-unchecked')
    if (error instanceof ChunkError) boot.chunkFailed(error)
    else report(error)
  }
}
