import { describe, expect, it } from 'vitest'
import interfaceTexts from '../../../codegen/defaults/messages/uk.json'
import { forms } from '#site/forms.ts'
import { localeCodes, locales } from '#site/locales.ts'
import { page as home } from '#site/pages/home.ts'
import { page as login } from '#site/pages/login.ts'
import { render } from '../../../src/entry-prerender.tsx'
import type { PagePayload } from '../../../src/services/payload.ts'
import { pagePayload } from './support/page-payload.ts'
import { siteTexts } from './support/site-texts.ts'
import { headingLevels } from './support/static-markup.tsx'

const locale = 'uk'
const messages = siteTexts[locale]
const show = (url: string, payload: PagePayload | null, root = false) =>
  render({ url, payload, locale, root, messages })

const pricing = pagePayload({}, { locale, messages })
const signIn = pagePayload(login, { locale, messages, forms })

/** The links of a page: address → the attributes that matter here. */
const anchors = (html: string) =>
  new Map(
    [...html.matchAll(/<a ([^>]*)>/g)].map(([, attributes = '']) => {
      const pairs = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name,
        value,
      ])
      const { href, hrefLang, 'aria-current': current } = Object.fromEntries(pairs) as Record<string, string>
      return [`${href ?? ''} ${hrefLang ?? ''}`.trim(), current ?? '']
    }),
  )

describe('render', () => {
  it('gives a page in its layout, complete and without anything a strict policy forbids', async () => {
    const { html, head } = await show('/uk/pricing', pricing)
    expect(head.title).toMatch(/^Тарифи .* — Провайдер$/)
    expect(headingLevels(html)[0]).toBe(1)
    expect(html).toMatch(/<header.*<main.*<footer/)
    expect(html).toContain('data-background="special"')
    expect(html).not.toMatch(/ style=| on\w+=|<script/)
  })

  it('links the same page in every language and marks the one shown', async () => {
    const { html } = await show('/uk/pricing', pricing)
    expect(anchors(html).get('/ru/pricing ru')).toBe('')
    expect(anchors(html).get('/uk/pricing uk')).toBe('true')
    for (const code of localeCodes) expect(html).toContain(`>${locales[code].label}</a>`)
  })

  it('marks the page shown in the menu', async () => {
    const { html } = await show('/uk/pricing', pricing)
    expect(anchors(html).get('/uk/pricing')).toBe('page')
    expect(anchors(html).get('/uk/contacts')).toBe('')
  })

  it('keeps the header slim without the navbar, and the card free of a footer', async () => {
    const { html } = await show('/uk/login', signIn)
    expect(html).not.toContain('id="menu"')
    expect(html).not.toContain('<footer')
    expect(anchors(html).has('/uk')).toBe(true)
    expect(headingLevels(html)).toEqual([1])
  })

  it('lists every language at the top of the bare "/", and only there', async () => {
    const payload = pagePayload(home, { locale, messages })
    const top = /<nav class="root-languages"/
    const bare = await show('/', payload, true)
    expect(bare.html).toMatch(top)
    expect(bare.html.indexOf('root-languages')).toBeLessThan(bare.html.indexOf('<h1'))
    expect((await show('/uk', payload)).html).not.toMatch(top)
  })

  it('gives the 404 page in the language asked for, without what only the browser knows', async () => {
    const { html, head } = await show('/uk/404', null)
    expect(head).toMatchObject({ robots: 'noindex', lang: 'uk' })
    expect(html).toContain(interfaceTexts['ui.errors.notFound.title'])
    expect(html).not.toContain('/uk/404')
    expect(anchors(html).has('/ru ru')).toBe(true)
    expect(headingLevels(html)).toEqual([1])
  })

  it('fails where a text is missing', async () => {
    const rest = Object.fromEntries(Object.entries(messages).filter(([id]) => id !== 'pricing.text'))
    await expect(
      render({
        url: '/uk/pricing',
        payload: { ...pricing, messages: rest },
        locale,
        root: false,
        messages: rest,
      }),
    ).rejects.toThrow('pricing.text')
  })
})
