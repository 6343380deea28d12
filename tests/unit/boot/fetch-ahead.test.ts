import { describe, expect, it } from 'vitest'
import { createFetchAhead } from '../../../src/boot/fetch-ahead.ts'
import { fakeNetwork, html, json, unreachable } from '../services/support/fake-network.ts'
import { settle } from '../services/support/fake-clock.ts'

describe('files', () => {
  it('are fetched quietly, and to their end', async () => {
    const read: string[] = []
    const network = fakeNetwork(({ url }) =>
      Object.assign(new Response('code'), {
        blob: () => {
          read.push(url)
          return Promise.resolve(new Blob())
        },
      }),
    )
    createFetchAhead(network.fetch).files(['/assets/a.js', '/assets/b.js'])
    await settle()
    expect(read).toEqual(['/assets/a.js', '/assets/b.js'])
    expect(network.calls.map(({ init }) => init.priority)).toEqual(['low', 'low'])
  })

  it.each([
    ['cannot be reached', unreachable],
    ['are gone', html(404)],
    [
      'break off',
      () => Object.assign(new Response(), { blob: () => Promise.reject(new TypeError('terminated')) }),
    ],
  ])('that %s are nobody’s loss yet', async (_, answer) => {
    createFetchAhead(fakeNetwork(answer).fetch).files(['/assets/a.js'])
    await settle()
  })
})

describe('pages', () => {
  it('are fetched once and taken once', async () => {
    const network = fakeNetwork(json({ page: 'pricing' }))
    const ahead = createFetchAhead(network.fetch)
    ahead.pages(['/en/pricing', '/en'])
    expect(network.calls.map(({ url }) => url)).toEqual(['/en/pricing/_payload.json', '/en/_payload.json'])
    const response = await ahead.take('/en/pricing/_payload.json')
    expect(await response?.json()).toEqual({ page: 'pricing' })
    expect(ahead.take('/en/pricing/_payload.json')).toBeUndefined()
    expect(network.calls).toHaveLength(2)
  })

  it('that nobody fetched are not there', () => {
    expect(createFetchAhead(fakeNetwork().fetch).take('/en/_payload.json')).toBeUndefined()
  })

  it.each([
    ['could not be reached', unreachable],
    ['were refused', html(503)],
  ])('that %s are fetched anew when they are needed', async (_, answer) => {
    const network = fakeNetwork(answer, json({ page: 'home' }))
    const ahead = createFetchAhead(network.fetch)
    ahead.pages(['/en'])
    await settle()
    expect(await (await ahead.take('/en/_payload.json'))?.json()).toEqual({ page: 'home' })
    expect(network.calls).toHaveLength(2)
  })
})
