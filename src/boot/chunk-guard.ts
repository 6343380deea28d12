import type { ReloadDecision, ReloadGuard } from '../services/reload-guard.ts'
import type { Boot } from './boot.ts'

interface ChunkGuardDeps {
  guard: ReloadGuard
  /** Path, query and hash of this page. */
  here: () => string
  /** Whether a page would come if it were loaded now. */
  reachable: (href: string) => Promise<boolean>
  /** Settles when it is time to look again. */
  comeback: () => Promise<unknown>
  /** Shows the panel in its wording for a failure, or for a connection that is gone. */
  show: (decision: Exclude<ReloadDecision, 'reload'>, retry: () => void) => void
  /** Loads a document, with what was typed. */
  load: (href: string) => void
  report: (cause: unknown) => void
}

/**
 * What to do about code that cannot be loaded. A page that can be read is never given up for one that cannot be
 * reached.
 */
export function createChunkGuard(deps: ChunkGuardDeps): Boot['chunkFailed'] {
  const { guard, here, reachable, comeback, show, load, report } = deps
  let busy = false

  const recover = async (href: string, isWanted: () => boolean): Promise<void> => {
    const retry = (): void => load(href)
    let decision: ReloadDecision
    do {
      const isThere = await reachable(href)
      if (!isWanted()) break
      decision = isThere ? guard.decide(href.replace(/[?#].*/s, '')) : 'wait-online'
      if (decision === 'reload') retry()
      else show(decision, retry)
      // The page that is left may come back alive, when the visitor does.
      if (decision !== 'panel') await comeback()
    } while (decision === 'wait-online')
    busy = false
  }

  return (cause, href = here(), isWanted = () => true) => {
    // One failure is often told from several sides.
    if (busy) return
    busy = true
    report(cause)
    void recover(href, isWanted)
  }
}
