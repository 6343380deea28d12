import { describe, expect, it } from 'vitest'
import type { StorageArea } from '../../../src/services/guarded-storage.ts'
import { createScrollPositions } from '../../../src/services/scroll-positions.ts'
import { blockedStorages, fakeStorage } from './support/fake-storage.ts'

const key = 'scroll-positions'

const keptIn = (area: StorageArea, most?: number) =>
  createScrollPositions({ storage: () => area, ...(most !== undefined && { most }) })

const stored = (text: string) => keptIn(fakeStorage({ [key]: text }))

describe('createScrollPositions', () => {
  it('knows each entry of the history by itself, the latest position of it', () => {
    const positions = keptIn(fakeStorage())
    expect(positions.read('a')).toBeNull()
    positions.save('a', { x: 0, y: 100 })
    positions.save('b', { x: 5.5, y: 0 })
    positions.save('a', { x: 0, y: 200 })
    expect(positions.read('a')).toEqual({ x: 0, y: 200 })
    expect(positions.read('b')).toEqual({ x: 5.5, y: 0 })
  })

  it('outlives the document', () => {
    const area = fakeStorage()
    keptIn(area).save('a', { x: 0, y: 100 })
    expect(keptIn(area).read('a')).toEqual({ x: 0, y: 100 })
    expect(area.values).toEqual({ [key]: '[["a",0,100]]' })
  })

  it('remembers the fifty that were saved last', () => {
    const area = fakeStorage()
    const positions = keptIn(area)
    for (let entry = 0; entry < 50; entry += 1) positions.save(`k${entry}`, { x: 0, y: entry })
    positions.save('k0', { x: 0, y: 0 })
    positions.save('new', { x: 0, y: 0 })
    expect([positions.read('k0'), positions.read('k1')]).toEqual([{ x: 0, y: 0 }, null])
    expect(JSON.parse(area.values[key] ?? '')).toHaveLength(50)
  })

  it('may remember fewer', () => {
    const positions = keptIn(fakeStorage(), 1)
    positions.save('a', { x: 0, y: 1 })
    positions.save('b', { x: 0, y: 2 })
    expect([positions.read('a'), positions.read('b')]).toEqual([null, { x: 0, y: 2 }])
  })

  it.each([
    ['no JSON', '<'],
    ['no list', '{"a":[0,1]}'],
    ['entries of another shape', '[1,null,"a",["a"],["a",0],["a","0",1],["a",0,null],[1,0,1],{"0":"a"}]'],
  ])('reads past %s', (_, text) => {
    const positions = stored(text)
    expect(positions.read('a')).toBeNull()
    positions.save('a', { x: 0, y: 1 })
    expect(positions.read('a')).toEqual({ x: 0, y: 1 })
  })

  it('keeps what is sound among what is not', () => {
    expect(stored('[null,["a",0,1]]').read('a')).toEqual({ x: 0, y: 1 })
  })

  it.each(blockedStorages)('lasts as long as the page with %s', (_, storage) => {
    const positions = createScrollPositions(storage ? { storage } : {})
    positions.save('a', { x: 0, y: 1 })
    positions.save('b', { x: 0, y: 2 })
    expect(positions.read('a')).toEqual({ x: 0, y: 1 })
  })
})
