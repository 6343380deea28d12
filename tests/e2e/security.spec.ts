import { expect, test } from './support/test.ts'

test('pages come with a policy that allows our inline scripts by their hash, and no others', async ({
  request,
}) => {
  const headers = (await request.get('/en')).headers()
  const policy = headers['content-security-policy'] ?? ''
  expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/=]+'){1,3};/)
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe-inline')
  expect(headers['x-content-type-options']).toBe('nosniff')
})

test('text is sent compressed, built files for a year, pages always fresh', async ({ request }) => {
  const page = await request.get('/en', { headers: { 'accept-encoding': 'br' } })
  expect(page.headers()['content-encoding']).toBe('br')
  expect(page.headers()['cache-control']).toContain('no-cache')
  const entry = /name="runtime" content="(\/assets\/[^" ]+\.js)/.exec(await page.text())?.[1] ?? ''
  const script = await request.get(entry, { headers: { 'accept-encoding': 'gzip' } })
  expect(script.headers()['content-encoding']).toBe('gzip')
  expect(script.headers()['cache-control']).toContain('immutable')
})

test('calls to the API are answered as an API would', async ({ request }) => {
  const response = await request.get('/api/me')
  expect(response.status()).toBe(401)
  expect(response.headers()['content-type']).toContain('application/problem+json')
})

test('the sitemap lists every page for search engines with its languages', async ({ request }) => {
  const text = await (await request.get('/sitemap.xml')).text()
  expect(text).toContain('<loc>https://provider.example/uk/pricing</loc>')
  expect(text).toContain('hreflang="x-default"')
  expect(text).not.toContain('/profile')
  expect(await (await request.get('/robots.txt')).text()).toContain('https://provider.example/sitemap.xml')
})
