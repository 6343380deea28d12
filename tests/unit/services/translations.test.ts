import { describe, expect, it } from 'vitest'
import { createTranslations } from '../../../src/services/translations.ts'
import { caught } from './support/caught.ts'
import { fakeClock } from './support/fake-clock.ts'
import { fakeNetwork, html, json, text, unreachable, type Answer } from './support/fake-network.ts'

const urls = { en: '/assets/en-1.json', uk: '/assets/uk-2.json' }
const texts = { 'home.title': [{ type: 0, value: 'Привіт' }] }

function translations(...answers: Answer[]) {
  const network = fakeNetwork(...answers)
  return { network, ...createTranslations({ ...network, clock: fakeClock(), urls }) }
}

describe('createTranslations', () => {
  it('fetches the file of a language once', async () => {
    const { load, network } = translations(json(texts))
    expect(await load('uk')).toEqual(texts)
    expect(await load('uk')).toEqual(texts)
    expect(network.calls.map(({ url }) => url)).toEqual(['/assets/uk-2.json'])
  })

  it.each([
    ['malformed', 'HTML in its place', html()],
    ['malformed', 'a list', json([])],
    ['malformed', 'texts that are not compiled', json({ 'home.title': 'Привіт' })],
    ['malformed', 'nothing', text('')],
    ['http', 'a status', text('', 503)],
    ['network', 'no answer', unreachable],
  ])('fails with kind %s for %s, and tries again when asked again', async (kind, _, answer) => {
    const { load, network } = translations(answer, json(texts))
    expect(await caught(load('uk'))).toMatchObject({
      name: 'HttpError',
      kind,
      request: { method: 'GET', url: '/assets/uk-2.json' },
    })
    expect(await load('uk')).toEqual(texts)
    expect(network.calls).toHaveLength(2)
  })
})
