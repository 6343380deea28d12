import { expect, test } from 'vitest'
import { modelOf, page } from './site.ts'

const locales = { uk: { label: 'Українська' }, 'pt-BR': { label: 'Português' }, en: { label: 'English' } }

test('every page has a route in every language, the home page one more, all sorted by name', () => {
  const { routes } = modelOf({ locales, pages: [page('pricing', '/pricing'), page('home', '/')] })
  expect(routes.map(({ name, locale, path }) => [name, locale, path])).toEqual([
    ['home', null, '/'],
    ['home___en', 'en', '/en'],
    ['home___pt-BR', 'pt-BR', '/pt-BR'],
    ['home___uk', 'uk', '/uk'],
    ['pricing___en', 'en', '/en/pricing'],
    ['pricing___pt-BR', 'pt-BR', '/pt-BR/pricing'],
    ['pricing___uk', 'uk', '/uk/pricing'],
  ])
})

test('one file is built for every choice of params, but for those a check refuses', () => {
  const params = { id: { oneOf: ['a', 'b', 'c'] }, term: { oneOf: ['x', 'y'] } }
  const validate = [{ param: 'id', oneOf: ['c', 'a'] }]
  const { prerender } = modelOf({ pages: [page('plan', '/plans/:id/:term', { params, validate })] })
  expect(prerender).toEqual([
    { path: '/en/plans/a/x', page: 'plan', locale: 'en', params: { id: 'a', term: 'x' } },
    { path: '/en/plans/a/y', page: 'plan', locale: 'en', params: { id: 'a', term: 'y' } },
    { path: '/en/plans/c/x', page: 'plan', locale: 'en', params: { id: 'c', term: 'x' } },
    { path: '/en/plans/c/y', page: 'plan', locale: 'en', params: { id: 'c', term: 'y' } },
  ])
})

test('nobody is led back to pages for guests, nor to those that sign out', () => {
  const signOut = [{ type: 'signOut', title: 'out.title' }]
  const { noReturnPages } = modelOf({
    pages: [
      page('out', '/out', { blocks: signOut }),
      page('home', '/'),
      page('in', '/in', { access: 'guests' }),
      page('mine', '/mine', { access: 'members' }),
    ],
  })
  expect(noReturnPages).toEqual(['in', 'out'])
})

test('pages that sign out after a question need no other question before it', () => {
  const signOut = (rest: object) => [{ type: 'signOut', title: 'out.title', ...rest }]
  const { askingPages } = modelOf({
    pages: [
      page('home', '/'),
      page('out', '/out', { blocks: signOut({ confirm: 'out.sure' }) }),
      page('out-at-once', '/out-at-once', { blocks: signOut({}) }),
    ],
  })
  expect(askingPages).toEqual(['out'])
})

test('values are encoded in addresses', () => {
  const params = { city: { oneOf: ['Київ', 'a/b'] } }
  const { prerender } = modelOf({ pages: [page('city', '/in/:city', { params })] })
  expect(prerender.map(({ path }) => path)).toEqual(['/en/in/%D0%9A%D0%B8%D1%97%D0%B2', '/en/in/a%2Fb'])
})

test('what the query takes: values that pass every check, required as soon as one check requires it', () => {
  const validate = [
    { query: 'plan', oneOf: ['a', 'b', 'c'], optional: true },
    { query: 'plan', oneOf: ['b', 'c', 'd'] },
    { query: 'from', oneOf: ['mail'], optional: true },
  ]
  const { addresses } = modelOf({ pages: [page('plan', '/plan', { validate })] })
  expect(addresses[0]?.query).toEqual([
    { name: 'plan', values: ['b', 'c'], optional: false },
    { name: 'from', values: ['mail'], optional: true },
  ])
})
