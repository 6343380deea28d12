import { renderToString } from 'react-dom/server'
import { RawIntlProvider } from 'react-intl'
import { StaticRouter } from 'react-router-dom'
import type { Locale } from '#site/locales.ts'
import { App } from './app/app.tsx'
import { loadBlocks } from './blocks/block-registry.ts'
import { StuckPanel } from './errors/stuck-panel.tsx'
import { headModel, type HeadModel } from './head/head-model.ts'
import { createSiteIntl } from './i18n/site-intl.ts'
import { textOf } from './i18n/text.tsx'
import type { Messages, PagePayload } from './services/payload.ts'

export { serializeHead } from './head/serialize-head.ts'
export type { HeadModel } from './head/head-model.ts'

export interface RenderRequest {
  /** Path of the page, as in the address bar. */
  readonly url: string
  /** Null for the 404 page. */
  readonly payload: PagePayload | null
  readonly locale: Locale
  /** The bare `/`. */
  readonly root: boolean
  readonly messages: Messages
}

export interface RenderedPage {
  /** What goes into `<div id="app">`. */
  readonly html: string
  readonly head: HeadModel
  /** What goes into `<template id="stuck">`. */
  readonly stuck: string
}

function renderPage({ url, ...page }: RenderRequest): RenderedPage {
  const shown = { ...page, error: null }
  const intl = createSiteIntl(shown.locale, shown.messages)
  const html = renderToString(
    <StaticRouter location={url}>
      <App shown={shown} />
    </StaticRouter>,
  )
  const stuck = renderToString(
    <RawIntlProvider value={intl}>
      <StuckPanel />
    </RawIntlProvider>,
  )
  return { html, stuck, head: headModel(shown, (id) => textOf(intl, id)) }
}

/** The complete HTML and head of a page; rejects when anything in it fails to render. */
export async function render(request: RenderRequest): Promise<RenderedPage> {
  await loadBlocks(request.payload?.page.blocks.map(({ type }) => type) ?? [])
  return renderPage(request)
}
