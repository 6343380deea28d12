import { locales } from '#site/locales.ts'
import type { Boot } from '../boot/boot.ts'
import { ChunkError } from '../errors/chunk-error.ts'
import { localeOf } from '../routing/match-page.ts'
import { HttpError } from '../services/http-error.ts'
import { addressText, type Failure } from '../services/navigation.ts'
import type { Notices } from '../services/notices.ts'

interface VisitFailuresDeps {
  boot: Pick<Boot, 'chunkFailed'>
  notices: Notices
  /** Whether the address leads to another page than the one shown, not only to another language of it. */
  isElsewhere: (address: Failure['address']) => boolean
  leave: (address: Failure['address']) => void
  /** Whether a document can be had at all. */
  reaches: (href: string) => Promise<boolean>
  report: (error: unknown) => void
}

/** What becomes of a visit that failed: the page shown stays, and the visitor may try again. */
export function createVisitFailures(deps: VisitFailuresDeps) {
  const { boot, notices, isElsewhere, leave, reaches, report } = deps
  let waiting: Failure | null = null

  const tellLanguage = ({ address, retry }: Failure): void => {
    const locale = localeOf(address.pathname)
    notices.show({
      kind: 'language',
      text: 'ui.shell.languageFailed',
      values: { language: locale ? locales[locale].label : address.pathname },
      action: { label: 'ui.errors.retry', run: retry },
    })
  }

  const tellUnreachable = (failure: Failure): void => {
    waiting = failure
    notices.show({
      kind: 'unreachable',
      text: 'ui.shell.unreachable',
      action: { label: 'ui.errors.retry', run: failure.retry },
    })
  }

  return {
    async handle(failure: Failure): Promise<void> {
      const { address, cause, isLatest } = failure
      if (cause instanceof ChunkError) {
        boot.chunkFailed(cause, addressText(address), isLatest)
        return
      }
      report(cause)
      if (!isElsewhere(address)) tellLanguage(failure)
      // A blocker of requests may stop the data and let the document through.
      else {
        const isReachable = !(cause instanceof HttpError) || (await reaches(addressText(address)))
        // Meanwhile the visitor may have gone elsewhere.
        if (!isLatest()) return
        if (isReachable) leave(address)
        else tellUnreachable(failure)
      }
    },
    /** The connection is back: what waited for it is tried again. */
    online(): void {
      // Not for a visitor who has closed the notice: he goes where he wants by now.
      if (notices.list().some(({ kind }) => kind === 'unreachable')) waiting?.retry()
    },
    /** A visit has succeeded: what failed before counts no more. */
    clear(): void {
      waiting = null
      notices.dismiss('unreachable')
      notices.dismiss('language')
    },
  }
}
