import { expect, it } from 'vitest'
import { localeCodes } from '#site/locales.ts'
import { routes, type PageName } from '#site/routes.ts'
import type { PageModel } from '#site/types.ts'

const navbar = { layout: 'default', meta: { background: 'special', navbar: true } }
const card = { layout: 'auth', meta: { background: 'plain', navbar: false } }
const plain = { layout: 'default', meta: { background: 'plain', navbar: false } }

/** The table of section 2 of the specification. */
const specified: [PageName, path: string, object][] = [
  ['home', '', navbar],
  ['login', '/login', card],
  ['logout', '/logout', plain],
  ['oferta', '/oferta', navbar],
  ['payment', '/payment', navbar],
  ['pricing', '/pricing', navbar],
  ['privacy', '/privacy', navbar],
  ['profile', '/profile', navbar],
  ['contacts', '/contacts', plain],
  ['register', '/register', card],
  ['new-password', '/new-password', card],
  ['forgot-password', '/forgot-password', card],
]

it.each(specified)('%s lies where the specification says, in every language', (page, path) => {
  for (const locale of localeCodes) {
    expect(routes).toContainEqual({ name: `${page}___${locale}`, page, locale, path: `/${locale}${path}` })
  }
})

it('home lies at "/" as well, and nothing else lies outside the languages', () => {
  expect(routes.filter(({ locale }) => locale === null)).toEqual([
    { name: 'home', page: 'home', locale: null, path: '/' },
  ])
})

it.each(specified)(
  '%s has the layout, the background and the navbar of the specification',
  async (name, _, shown) => {
    const { page } = (await import(`../../../generated/pages/${name}.ts`)) as { page: PageModel }
    expect(page).toMatchObject(shown)
  },
)
