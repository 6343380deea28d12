import { fetchLatest, fetchManifest, type Build, type BuildManifest } from './build-files.ts'
import { longestDelay } from './clock.ts'
import type { RequestDeps } from './request-json.ts'

export interface BuildUpdates {
  /** To be called when the app is ready, once is enough: from then on it looks by itself. */
  readonly start: () => void
  /** The manifest of this build, fetched once; a failure (HttpError) is forgotten, the next call tries again. */
  readonly manifest: () => Promise<BuildManifest>
  /** Looks for a new build now. Fails with an HttpError. */
  readonly check: () => Promise<void>
  readonly state: () => 'current' | 'available'
  /** Whether a navigation should load the document: there is a new build and nothing typed to lose. */
  readonly shouldReload: (page: { dirty: boolean }) => boolean
}

interface BuildUpdatesDeps extends RequestDeps {
  /** The window. */
  events: { addEventListener: (type: 'focus' | 'online', listener: () => void) => void }
  /** Id of the build that runs here. */
  id: string
  everyMinutes: number
  /** Milliseconds after the start before the manifest is fetched ahead. */
  manifestDelayMs: number
  /** `navigator.connection.effectiveType`, where the browser has it. */
  effectiveType: () => string | undefined
  /** Called once for each new build. */
  onAvailable: (build: Build) => void
  /** What failed when nobody waited for it; the next time is tried again anyway. */
  onError: (error: unknown) => void
}

/** Least milliseconds between two looks; focus and connection often come back together, and go again. */
const calm = 5000

/** Shares what is under way among all who ask. */
function shared<Value>(begin: () => Promise<Value>): () => Promise<Value> {
  let running: Promise<Value> | null = null
  return () => (running ??= begin().finally(() => (running = null)))
}

/** What the newest build is, as far as it has been looked. */
function createLook(deps: Pick<BuildUpdatesDeps, keyof RequestDeps | 'id' | 'onAvailable'>) {
  const told = new Set([deps.id])
  let latest = deps.id
  let lookedAt = -Infinity

  const check = shared(async () => {
    const began = deps.clock.now()
    const build = await fetchLatest(deps)
    // One that failed does not count: the next event may try again at once.
    lookedAt = began
    latest = build.id
    if (told.has(build.id)) return
    told.add(build.id)
    deps.onAvailable(build)
  })

  return { check, isNew: () => latest !== deps.id, mayLookAt: () => lookedAt + calm }
}

/** Learns of new builds while a page is open. */
export function createBuildUpdates(deps: BuildUpdatesDeps): BuildUpdates {
  const { clock, events, id, everyMinutes, manifestDelayMs, effectiveType, onError } = deps
  const { check, isNew, mayLookAt } = createLook(deps)

  let known: BuildManifest | null = null
  const fetched = shared(async () => (known = await fetchManifest(deps, id)))
  const manifest = () => (known ? Promise.resolve(known) : fetched())

  let due = false
  const soon = (): void => {
    if (due) return
    due = true
    clock.setTimeout(
      () => {
        due = false
        check().catch(onError)
      },
      // No longer than that, should the clock have been set back.
      Math.min(calm, Math.max(0, mayLookAt() - clock.now())),
    )
  }
  const every = (delay: number): void => {
    clock.setTimeout(() => {
      check().catch(onError)
      every(delay)
    }, delay)
  }

  let started = false
  return {
    start() {
      if (started) return
      started = true
      events.addEventListener('focus', soon)
      events.addEventListener('online', soon)
      every(Math.min(everyMinutes * 60_000, longestDelay))
      if (effectiveType() === 'slow-2g') return
      clock.setTimeout(() => void manifest().catch(onError), manifestDelayMs)
    },
    manifest,
    check,
    state: () => (isNew() ? 'available' : 'current'),
    shouldReload: ({ dirty }) => isNew() && !dirty,
  }
}
