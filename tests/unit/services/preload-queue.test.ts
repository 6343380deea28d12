import { describe, expect, it } from 'vitest'
import { mayFetchAhead, type Connection } from '../../../src/services/connection.ts'
import { createPreloadQueue } from '../../../src/services/preload-queue.ts'
import { settle } from './support/fake-clock.ts'

function open(atOnce = 2) {
  const begun: string[] = []
  const ends = new Map<string, { done: () => void; fail: () => void }>()
  const state: { connection: Connection | undefined } = { connection: undefined }
  const queue = createPreloadQueue({
    load(path) {
      begun.push(path)
      return new Promise<void>((done, reject) => {
        ends.set(path, { done, fail: () => reject(new Error(path)) })
      })
    },
    atOnce,
    connection: () => state.connection,
  })
  const end = async (path: string, how: 'done' | 'fail') => {
    ends.get(path)?.[how]()
    await settle()
  }
  const see = (...paths: string[]) => paths.forEach((path) => queue.add(path, 'visible'))
  return { queue, begun, end, see, state }
}

describe('createPreloadQueue', () => {
  it('has no more than so many under way', async () => {
    const { begun, end, see } = open(5)
    see('/1', '/2', '/3', '/4', '/5', '/6', '/7')
    expect(begun).toEqual(['/1', '/2', '/3', '/4', '/5'])
    await end('/3', 'done')
    expect(begun.slice(5)).toEqual(['/6'])
    await end('/6', 'fail')
    expect(begun.slice(6)).toEqual(['/7'])
  })

  it('asks for each path once: under way, waiting or loaded', async () => {
    const { begun, end, see, queue } = open(1)
    see('/1', '/1', '/2', '/2')
    queue.add('/1', 'intent')
    await end('/1', 'done')
    see('/1', '/2')
    await end('/2', 'done')
    see('/2')
    expect(begun).toEqual(['/1', '/2'])
  })

  it('serves intent first, the latest foremost, then what was seen, in order', async () => {
    const { begun, end, see, queue } = open(1)
    see('/1', '/2', '/3', '/4')
    queue.add('/a', 'intent')
    queue.add('/b', 'intent')
    queue.add('/4', 'intent')
    for (const path of ['/1', '/4', '/b', '/a', '/2', '/3']) await end(path, 'done')
    expect(begun).toEqual(['/1', '/4', '/b', '/a', '/2', '/3'])
  })

  it('does not put back what intent has put first', async () => {
    const { begun, end, see, queue } = open(1)
    see('/1', '/2')
    queue.add('/a', 'intent')
    see('/a')
    await end('/1', 'done')
    expect(begun).toEqual(['/1', '/a'])
  })

  it('may try a failure again, when asked', async () => {
    const { begun, end, see } = open()
    see('/1')
    await end('/1', 'fail')
    expect(begun).toEqual(['/1'])
    see('/1')
    expect(begun).toEqual(['/1', '/1'])
  })

  it('takes a load that throws at once for a failure', async () => {
    let calls = 0
    const queue = createPreloadQueue({
      load() {
        calls += 1
        throw new Error('at once')
      },
      atOnce: 1,
      connection: () => undefined,
    })
    queue.add('/1', 'intent')
    queue.add('/2', 'intent')
    await settle()
    queue.add('/1', 'intent')
    expect(calls).toBe(3)
  })

  it('forgets what waits, and may be asked for it again', async () => {
    const { begun, end, see, queue } = open(1)
    see('/1', '/2')
    queue.clear()
    await end('/1', 'done')
    expect(begun).toEqual(['/1'])
    see('/2')
    expect(begun).toEqual(['/1', '/2'])
  })

  it('forgets what waits when the connection becomes slow', async () => {
    const { begun, end, see, state } = open(1)
    see('/1', '/2')
    state.connection = { effectiveType: '2g' }
    await end('/1', 'done')
    state.connection = { effectiveType: '4g' }
    see('/3')
    expect(begun).toEqual(['/1', '/3'])
  })

  it('is off for Save-Data, intent or not', () => {
    const { begun, see, queue, state } = open()
    state.connection = { saveData: true }
    see('/1')
    queue.add('/2', 'intent')
    expect(begun).toEqual([])
  })
})

describe('mayFetchAhead', () => {
  it.each<[Connection | undefined, boolean]>([
    [undefined, true],
    [{}, true],
    [{ saveData: false, effectiveType: '4g' }, true],
    [{ effectiveType: '3g' }, true],
    [{ effectiveType: '2g' }, false],
    [{ effectiveType: 'slow-2g' }, false],
    [{ saveData: true, effectiveType: '4g' }, false],
  ])('%o: %s', (connection, may) => {
    expect(mayFetchAhead(connection)).toBe(may)
  })
})
