import type { Locale } from '#site/locales.ts'
import type { Prerender } from '#site/prerender.ts'
import type { HeadModel, render, serializeHead } from '../src/entry-prerender.tsx'
import { buildMissingPayload, buildPayload, localeOf } from './payload.ts'
import type { SiteData } from './site-data.ts'
import type { Template } from './template.ts'

/** What `src/entry-prerender.tsx` exports. */
export interface Renderer {
  render: typeof render
  serializeHead: typeof serializeHead
}

export interface PageContext {
  site: SiteData
  renderer: Renderer
  template: Template
}

export interface FinishedPage {
  html: string
  /** JSON of the payload. */
  payload: string
  head: HeadModel
}

const fill = (
  { renderer, template }: PageContext,
  app: string,
  head: HeadModel,
  payload: string,
): FinishedPage => ({
  html: template({ lang: head.lang, dir: head.dir, head: renderer.serializeHead(head), app, payload }),
  payload,
  head,
})

/** The complete document of an entry of the prerender list. */
export async function renderPage(context: PageContext, entry: Prerender): Promise<FinishedPage> {
  const payload = await buildPayload(context.site, entry)
  const { html, head } = await context.renderer.render({
    url: entry.path,
    payload,
    locale: payload.locale,
    root: entry.locale === null,
    messages: payload.messages,
  })
  return fill(context, html, head, JSON.stringify(payload))
}

/** The complete 404 page of a language, or of none. */
export async function renderMissingPage(context: PageContext, locale: Locale | null): Promise<FinishedPage> {
  const payload = await buildMissingPayload(context.site, localeOf(context.site, locale))
  const { html, head } = await context.renderer.render({
    url: locale === null ? '/404' : `/${locale}/404`,
    payload: null,
    locale: payload.locale,
    root: false,
    messages: payload.messages,
  })
  return fill(context, html, head, JSON.stringify(payload))
}
