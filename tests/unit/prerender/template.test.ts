import { expect, test } from 'vitest'
import { pageFiles } from '../../../prerender/page-files.ts'
import { createTemplate, inlineStyles } from '../../../prerender/template.ts'

const parts = {
  attributes: { lang: 'uk', 'data-checks': '{"a":"&"}' },
  head: '<title>$1</title>',
  app: '<p>$&</p>',
  payload: '{"a":"</b>"}',
  stuck: '<p>$`</p>',
}

test('index.html is filled in as it is', () => {
  const html = '<!doctype html><html lang="en"><head><!--head--></head><body><i><!--app--></i></body></html>'
  expect(createTemplate(html)(parts)).toBe(
    '<!doctype html><html lang="uk" data-checks="{&quot;a&quot;:&quot;&amp;&quot;}"><head><title>$1</title></head><body><i><p>$&</p></i>' +
      '<script type="application/json" id="payload">{"a":"\\u003c/b>"}</script>\n    <template id="stuck"><p>$`</p></template>\n  </body></html>',
  )
})

test.each(['<!--head--></body>', '<!--head--><!--app--><!--app--></body>', '<!--head--><!--app-->'])(
  'a template without its marks is refused: %s',
  (html) => expect(() => createTemplate(html)).toThrow(/index\.html must have .+ exactly once/),
)

test('styles stand in the page itself', () => {
  const html = '<head>\n  <!--head-->'
  expect(inlineStyles(html, 'a{content:"$&"}')).toBe(
    '<head>\n  <style>a{content:"$&"}</style>\n    <!--head-->',
  )
  expect(() => inlineStyles(html, 'a{content:"</STYLE"}')).toThrow('would end them early')
})

test.each([
  ['/', 'index.html'],
  ['/en', 'en/index.html'],
  ['/en/plans/a%20b', 'en/plans/a b/index.html'],
])('%s lies in %s', (path, html) => expect(pageFiles(path).html).toBe(html))

test.each(['/en/..', '/en/%2e%2e/x', '/en/a%2Fb', '/en/%5c', '/en/%00'])('%s has no place', (path) => {
  expect(() => pageFiles(path)).toThrow('cannot be the name of a folder')
})
