import { expect, test } from 'vitest'
import { robotsFile, sitemapFiles, type SitemapEntry } from '../../../prerender/sitemap.ts'

const entries = (count: number): SitemapEntry[] =>
  Array.from({ length: count }, (_, index) => ({
    location: `https://a.example/${index}?a&b`,
    alternates: [],
  }))

const locations = (content: string | undefined) =>
  [...(content ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1])

test('a big site gets an index and files that are each small enough', () => {
  const files = sitemapFiles(entries(5), 'https://a.example', { entries: 2, bytes: 100_000 })
  expect(files.map(({ path }) => path)).toEqual([
    'sitemap.xml',
    'sitemap-1.xml',
    'sitemap-2.xml',
    'sitemap-3.xml',
  ])
  expect(locations(files[0]?.content)).toEqual([
    'https://a.example/sitemap-1.xml',
    'https://a.example/sitemap-2.xml',
    'https://a.example/sitemap-3.xml',
  ])
  expect(files[0]?.content).toContain('<sitemapindex')
  expect(files.slice(1).flatMap(({ content }) => locations(content))).toEqual(
    entries(5).map(({ location }) => location.replace('&', '&amp;')),
  )
})

test('files are divided by size too', () => {
  expect(sitemapFiles(entries(5), 'https://a.example', { entries: 50, bytes: 1200 }).length).toBeGreaterThan(
    2,
  )
})

test('exactly as many as fit are one file', () => {
  expect(sitemapFiles(entries(2), 'https://a.example', { entries: 2, bytes: 100_000 })).toHaveLength(1)
  expect(sitemapFiles([], 'https://a.example')).toHaveLength(1)
})

test('robots.txt names the sitemap', () => {
  expect(robotsFile('https://a.example')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://a.example/sitemap.xml\n',
  )
})
