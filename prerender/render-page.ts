import type { Locale } from '#site/locales.ts'
import type { Prerender } from '#site/prerender.ts'
import type { HeadModel, render, RenderedPage, serializeHead } from '../src/entry-prerender.tsx'
import type { BootScripts } from './boot-scripts.ts'
import { startAttributes, startTags, type StartingPage } from './page-start.ts'
import { buildMissingPayload, buildPayload, localeOf } from './payload.ts'
import type { RuntimeFiles } from './runtime-files.ts'
import type { SiteData } from './site-data.ts'
import type { Template } from './template.ts'

/** What `src/entry-prerender.tsx` exports. */
export interface Renderer {
  render: typeof render
  serializeHead: typeof serializeHead
}

/** Elements of the head about the pictures of the site, as HTML. */
export interface Pictures {
  readonly icons: string
  /** Of the picture that previews of a page show. */
  preview: (head: HeadModel) => Promise<string>
}

export interface PageContext {
  site: SiteData
  renderer: Renderer
  template: Template
  scripts: BootScripts
  runtime: RuntimeFiles
  pictures: Pictures
  /** Identity of the build. */
  build: string
}

export interface FinishedPage {
  html: string
  /** JSON of the payload. */
  payload: string
  head: HeadModel
}

function fill(
  context: PageContext,
  { html: app, head, stuck }: RenderedPage,
  page: StartingPage,
  preview: string,
): FinishedPage {
  const { site, renderer, template, scripts, runtime, pictures, build } = context
  const payload = JSON.stringify(page.payload)
  const html = template({
    attributes: { lang: head.lang, dir: head.dir, 'data-build': build, ...startAttributes(site, page) },
    head: [startTags(scripts, runtime, page), pictures.icons, renderer.serializeHead(head), preview].join(
      '\n',
    ),
    app,
    payload,
    stuck,
  })
  return { html, payload, head }
}

/** The complete document of an entry of the prerender list. */
export async function renderPage(context: PageContext, entry: Prerender): Promise<FinishedPage> {
  const payload = await buildPayload(context.site, entry)
  const root = entry.locale === null
  const { locale, messages } = payload
  const rendered = await context.renderer.render({ url: entry.path, payload, locale, root, messages })
  const preview = await context.pictures.preview(rendered.head)
  return fill(context, rendered, { payload, neutral: root }, preview)
}

/** The complete 404 page of a language, or of none. */
export async function renderMissingPage(context: PageContext, locale: Locale | null): Promise<FinishedPage> {
  const payload = await buildMissingPayload(context.site, localeOf(context.site, locale))
  const rendered = await context.renderer.render({
    url: locale === null ? '/404' : `/${locale}/404`,
    payload: null,
    locale: payload.locale,
    root: false,
    messages: payload.messages,
  })
  return fill(context, rendered, { payload, neutral: locale === null }, '')
}
