import { describe, expect, it, vi } from 'vitest'
import { createVisitFailures } from '../../../src/app/visit-failures.ts'
import { ChunkError } from '../../../src/errors/chunk-error.ts'
import { HttpError, type HttpErrorKind } from '../../../src/services/http-error.ts'
import { readAddress, type Failure } from '../../../src/services/navigation.ts'
import { createNotices } from '../../../src/services/notices.ts'

const failed = (kind: HttpErrorKind) =>
  new HttpError(kind, { method: 'GET', url: '/uk/pricing/_payload.json' })

function visits({ elsewhere = true, reachable = false, latest = true } = {}) {
  const notices = createNotices()
  const boot = { chunkFailed: vi.fn() }
  const leave = vi.fn()
  const report = vi.fn()
  const retry = vi.fn()
  const failures = createVisitFailures({
    boot,
    notices,
    isElsewhere: () => elsewhere,
    leave,
    reaches: () => Promise.resolve(reachable),
    report,
  })
  const fail = (cause: unknown, path = '/uk/pricing?plan=pro') => {
    const failure: Failure = { address: readAddress(path), cause, retry, isLatest: () => latest }
    return failures.handle(failure)
  }
  return { fail, failures, notices, boot, leave, report, retry }
}

describe('createVisitFailures', () => {
  it('leaves missing code to the guard, with the address that needs it', async () => {
    const { fail, boot, notices } = visits()
    const cause = new ChunkError('form')
    await fail(cause)
    expect(boot.chunkFailed).toHaveBeenCalledExactlyOnceWith(
      cause,
      '/uk/pricing?plan=pro',
      expect.any(Function),
    )
    expect(notices.list()).toEqual([])
  })

  it.each<HttpErrorKind>(['network', 'timeout', 'http', 'malformed'])(
    'keeps the language shown when another cannot be had (%s), names it and offers a retry',
    async (kind) => {
      const { fail, notices, retry, leave, report } = visits({ elsewhere: false })
      await fail(failed(kind))
      expect(notices.list()).toMatchObject([
        {
          kind: 'language',
          text: 'ui.shell.languageFailed',
          values: { language: 'Українська' },
          action: { label: 'ui.errors.retry' },
        },
      ])
      notices.list()[0]?.action?.run()
      expect(retry).toHaveBeenCalledOnce()
      expect(leave).not.toHaveBeenCalled()
      expect(report).toHaveBeenCalledOnce()
    },
  )

  it('keeps the page where nothing can be reached, and tries again when back online', async () => {
    const { fail, failures, notices, retry, leave } = visits()
    await fail(failed('network'))
    expect(notices.list()).toMatchObject([{ kind: 'unreachable', text: 'ui.shell.unreachable' }])
    expect(leave).not.toHaveBeenCalled()
    failures.online()
    expect(retry).toHaveBeenCalledOnce()
  })

  it('goes nowhere by itself once the notice was closed', async () => {
    const { fail, failures, notices, retry } = visits()
    await fail(failed('network'))
    notices.dismiss('unreachable')
    failures.online()
    expect(retry).not.toHaveBeenCalled()
  })

  it('loads the document where only the data cannot be had', async () => {
    const { fail, notices, leave } = visits({ reachable: true })
    await fail(failed('network'))
    expect(leave).toHaveBeenCalledExactlyOnceWith(readAddress('/uk/pricing?plan=pro'))
    expect(notices.list()).toEqual([])
  })

  it.each([true, false])('leaves a visitor alone who has gone elsewhere meanwhile', async (reachable) => {
    const { fail, notices, leave } = visits({ reachable, latest: false })
    await fail(failed('network'))
    expect(leave).not.toHaveBeenCalled()
    expect(notices.list()).toEqual([])
  })

  it('loads the document after a failure of our own making', async () => {
    const { fail, leave, report } = visits()
    const cause = new TypeError('undefined is not a function')
    await fail(cause)
    expect(report).toHaveBeenCalledExactlyOnceWith(cause)
    expect(leave).toHaveBeenCalledOnce()
  })

  it('forgets a failure once another visit has succeeded', async () => {
    const { fail, failures, notices, retry } = visits()
    await fail(failed('network'))
    failures.clear()
    expect(notices.list()).toEqual([])
    failures.online()
    expect(retry).not.toHaveBeenCalled()
  })
})
