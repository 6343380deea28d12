import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { HeadModel, RenderRequest } from '../../../../src/entry-prerender.tsx'
import type { BootScripts } from '../../../../prerender/boot-scripts.ts'
import type { bundle } from '../../../../prerender/bundle.ts'
import type { BrowserChunk } from '../../../../prerender/runtime-files.ts'

const long = 'many words '.repeat(300)

const generated: Record<string, string> = {
  'settings.ts': `
    export const site = { name: 'site.name', url: 'https://provider.example' } as const
    export const language = { fallback: 'en' } as const
    export const api = { base: '/api' } as const
    export const session = { key: 'token', store: 'local', signIn: 'plan', home: 'home' } as const
    export const hosts = ['netlify', 'nginx'] as const
    export type LayoutName = 'default'`,
  'palette.ts': `
    export const palette = { light: { ground: '#ffffff', accent: '#0b5cad', onAccent: '#ffffff', panel: '#0b5cad', panelDeep: '#362a80', onPanel: '#ffffff' }, dark: { ground: '#000000', accent: '#5ea6fe', onAccent: '#000000', panel: '#1c2f48', panelDeep: '#1f1c35', onPanel: '#ffffff' } } as const`,
  'locales.ts': `export const localeCodes = ['en', 'uk'] as const satisfies readonly Locale[]`,
  'checksums.txt': 'what codegen wrote',
  'routes.ts': `export const pagePaths = { home: '/', plan: '/plans/:id' } as const`,
  'prerender.ts': `
    export const prerenderList: readonly Prerender[] = [
      { path: '/', page: 'home', locale: null, params: {} },
      { path: '/en', page: 'home', locale: 'en', params: {} },
      { path: '/uk', page: 'home', locale: 'uk', params: {} },
      { path: '/en/plans/a%20b', page: 'plan', locale: 'en', params: { id: 'a b' } },
      { path: '/uk/plans/a%20b', page: 'plan', locale: 'uk', params: { id: 'a b' } },
    ]`,
  'messages/ids.ts': `export const shellMessages: readonly MessageId[] = ['site.name']`,
  'messages/en.json': `{"site.name":[{"type":0,"value":"Site"}],"home.title":[{"type":0,"value":"</script>"}],"plan.title":[],"other":[]}`,
  'messages/uk.json': `{"site.name":[{"type":0,"value":"Сайт"}],"home.title":[],"plan.title":[],"other":[]}`,
  'forms.ts': `export const forms = { ask: { method: 'POST' }, other: {} } as const satisfies Forms`,
  'pages/home.ts': `export const page = { name: 'home', access: 'anyone', start: 'intent', validate: [], blocks: [{ type: 'hero' }], meta: { index: true }, messages: ['home.title'], documents: [], forms: [] }`,
  'pages/plan.ts': `export const page = { name: 'plan', access: 'members', start: 'now', validate: [{ param: 'id' }, { query: 'a', oneOf: ['"b"'], optional: true }], blocks: [{ type: 'callToAction' }], meta: { index: false }, messages: ['plan.title'], documents: ['terms'], forms: ['ask'] }`,
  'documents/terms.en.json': `{"title":"Terms"}`,
  'documents/terms.uk.json': `{"title":"Умови"}`,
}

/** A site of two pages in two languages, as codegen would leave it, in a folder of its own. */
export function makeTinySite(): string {
  const siteDir = mkdtempSync(join(tmpdir(), 'tiny-site-'))
  for (const [file, content] of Object.entries(generated)) {
    const path = join(siteDir, 'generated', file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
  return siteDir
}

function tinyHead({ url, payload, locale }: RenderRequest): HeadModel {
  const found = payload !== null
  return {
    lang: locale,
    dir: 'ltr',
    title: payload?.page.name ?? '404',
    description: null,
    canonical: found ? `https://provider.example${url}` : null,
    alternates: found ? [{ hreflang: 'x-default', href: `https://provider.example${url}?a&b` }] : [],
    robots: payload?.page.meta.index ? null : 'noindex',
    siteName: 'Site',
    ogTitle: '',
    ogLocale: '',
    ogLocaleAlternates: [],
  }
}

const script = (code: string) => ({ code, modules: { 'src/boot/entry.ts': code.length } })

export const tinyScripts: BootScripts = {
  boot: script('boot()'),
  forms: script('forms()'),
  root: script('root()'),
}

const chunk = (file: string, source: string | null, imports: string[] = []): BrowserChunk => ({
  file: `assets/${file}`,
  code: `code of ${file}`,
  source,
  imports: imports.map((name) => `assets/${name}`),
  modules: source === null ? {} : { [source]: 100 },
})

export const tinyChunks: readonly BrowserChunk[] = [
  chunk('call-1.js', 'src/blocks/call-to-action-block.tsx', ['entry-1.js', 'shared-1.js', 'call-part-1.js']),
  chunk('call-part-1.js', null),
  chunk('entry-1.js', 'src/boot/runtime.ts', ['shared-1.js']),
  chunk('shared-1.js', null),
]

/** Stands for Vite and src/: writes one script, and renders pages that say what they were asked for. */
export const tinyBundle =
  (renderApp: (request: RenderRequest) => string): typeof bundle =>
  (_, { site }) => {
    mkdirSync(join(site, 'assets'), { recursive: true })
    writeFileSync(join(site, 'assets/entry-1.js'), long)
    return Promise.resolve({
      styles: 'a{color:red}',
      scripts: tinyScripts,
      chunks: tinyChunks,
      rendererPrint: renderApp.toString(),
      html: '<!doctype html><html lang="xx"><head><style>a{color:red}</style><!--head--></head><body><div id="app"><!--app--></div></body></html>',
      renderer: {
        render: (request) =>
          new Promise((resolve) =>
            resolve({
              html: renderApp(request) + long,
              head: tinyHead(request),
              stuck: '<p role="alert">Stuck</p>',
            }),
          ),
        serializeHead: (head) => `<title>${head.title}</title>`,
      },
    })
  }
