import { describe, expect, it } from 'vitest'
import { createChunkGuard } from '../../../src/boot/chunk-guard.ts'
import type { ReloadDecision } from '../../../src/services/reload-guard.ts'
import { settle } from '../services/support/fake-clock.ts'

const here = '/en/login?a=b#c'

/** A guard of which everything is told. */
function guarded({
  decisions = ['reload'],
  answers = [true],
}: {
  decisions?: ReloadDecision[]
  answers?: boolean[]
}) {
  const log: string[] = []
  const retries: (() => void)[] = []
  let back: (() => void) | undefined
  const chunkFailed = createChunkGuard({
    guard: {
      decide(path) {
        log.push(`decide ${path}`)
        return decisions.shift() ?? 'panel'
      },
    },
    here: () => here,
    reachable(href) {
      log.push(`reach ${href}`)
      return Promise.resolve(answers.shift() ?? true)
    },
    comeback: () => new Promise<void>((resolve) => (back = resolve)),
    show(decision, retry) {
      log.push(`show ${decision}`)
      retries.push(retry)
    },
    load: (href) => void log.push(`load ${href}`),
    report: (cause) => void log.push(`report ${String(cause)}`),
  })
  return { log, chunkFailed, retry: () => retries.at(-1)?.(), comeBack: () => back?.() }
}

describe('a chunk that failed', () => {
  it('is logged, and the page is loaded again, when it can be reached', async () => {
    const { log, chunkFailed } = guarded({})
    chunkFailed('gone')
    await settle()
    expect(log).toEqual(['report gone', `reach ${here}`, 'decide /en/login', `load ${here}`])
  })

  it('on the way to a page loads that page', async () => {
    const { log, chunkFailed } = guarded({})
    chunkFailed('gone', '/en/register?x#y')
    await settle()
    expect(log.slice(1)).toEqual(['reach /en/register?x#y', 'decide /en/register', 'load /en/register?x#y'])
  })

  it('is one failure, from however many sides it is told', async () => {
    const { log, chunkFailed } = guarded({})
    chunkFailed('gone')
    chunkFailed('gone too')
    await settle()
    expect(log.filter((line) => line.startsWith('report'))).toEqual(['report gone'])
    expect(log.filter((line) => line.startsWith('load'))).toHaveLength(1)
  })

  it('again shows the panel, whose button loads the page', async () => {
    const { log, chunkFailed, retry } = guarded({ decisions: ['panel'] })
    chunkFailed('gone')
    await settle()
    expect(log.at(-1)).toBe('show panel')
    retry()
    expect(log.at(-1)).toBe(`load ${here}`)
  })

  it('after the panel is a new failure', async () => {
    const { log, chunkFailed } = guarded({ decisions: ['panel', 'reload'] })
    chunkFailed('first')
    await settle()
    chunkFailed('second', '/en')
    await settle()
    expect(log.slice(-4)).toEqual(['report second', 'reach /en', 'decide /en', 'load /en'])
  })

  it('after a reload that left the page alive is a new failure, though not at once', async () => {
    const { log, chunkFailed, comeBack } = guarded({ decisions: ['reload', 'panel'] })
    chunkFailed('first', '/en/login')
    await settle()
    chunkFailed('told again', '/en/login')
    await settle()
    expect(log.at(-1)).toBe('load /en/login')
    comeBack()
    await settle()
    chunkFailed('second', '/en/login')
    await settle()
    expect(log.at(-1)).toBe('show panel')
  })

  it('of a page that is not wanted any more leads nowhere', async () => {
    const { log, chunkFailed, comeBack } = guarded({ answers: [false, true] })
    let isWanted = true
    chunkFailed('offline', '/en/login', () => isWanted)
    await settle()
    expect(log.at(-1)).toBe('show wait-online')
    isWanted = false
    comeBack()
    await settle()
    expect(log.at(-1)).toBe('reach /en/login')
    chunkFailed('another')
    await settle()
    expect(log.at(-1)).toBe(`load ${here}`)
  })

  it('without a connection waits for it, and only then decides', async () => {
    const { log, chunkFailed, comeBack } = guarded({ answers: [false, false, true] })
    chunkFailed('offline')
    await settle()
    expect(log.slice(1)).toEqual([`reach ${here}`, 'show wait-online'])
    comeBack()
    await settle()
    expect(log.slice(3)).toEqual([`reach ${here}`, 'show wait-online'])
    comeBack()
    await settle()
    expect(log.slice(5)).toEqual([`reach ${here}`, 'decide /en/login', `load ${here}`])
  })

  it('waits as well when the connection goes between the two', async () => {
    const { log, chunkFailed, comeBack } = guarded({ decisions: ['wait-online', 'panel'] })
    chunkFailed('gone')
    await settle()
    expect(log.at(-1)).toBe('show wait-online')
    comeBack()
    await settle()
    expect(log.at(-1)).toBe('show panel')
  })
})
