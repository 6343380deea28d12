import { expect, it } from 'vitest'
import { ownPaths } from '../../../src/boot/own-paths.ts'

const here = { origin: 'https://provider.example', pathname: '/en/pricing' }
const paths = (...links: string[]) =>
  ownPaths(
    links.map((link) => new URL(link, here.origin)),
    here,
    ['en', 'pt-BR'],
  )

it('are those of our own pages, each once, in their order', () => {
  expect(paths('/pt-BR/contacts', '/en', '/en/login?a=b', '/en/login#c')).toEqual([
    '/pt-BR/contacts',
    '/en',
    '/en/login',
  ])
})

it('not those of this page, of files, of the bare "/" or of others', () => {
  const others = [
    '/en/pricing',
    '/en/pricing?plan=pro',
    '/assets/a.pdf',
    '/',
    '/english',
    'mailto:a@b.example',
  ]
  expect(paths(...others, 'https://other.example/en', 'http://provider.example/en')).toEqual([])
})
