import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { RawIntlProvider } from 'react-intl'
import { Router, type Navigator } from 'react-router-dom'
import type { PageModel } from '#site/types.ts'
import { App } from '../../src/app/app.tsx'
import { StuckPanel } from '../../src/errors/stuck-panel.tsx'
import { createSiteIntl } from '../../src/i18n/site-intl.ts'
import type { ShownPage } from '../../src/routing/current-page.ts'
import { pagePath } from '../../src/routing/page-href.ts'
import { ServicesContext, type Services } from '../../src/services/services-context.ts'
import { madeDocument } from './made-pieces.ts'
import type { Scene } from './scene.ts'
import type { ShowcaseData } from './showcase-data.ts'
import { openPieces } from './site-pieces.ts'

const nowhere = (): void => undefined

/** Links lead nowhere: the state stays what it is. */
const navigator: Navigator = { createHref: String, go: nowhere, push: nowhere, replace: nowhere }

/** The home page with what a scene puts there. */
function pageOf(home: PageModel, { page, isSlim = false }: Scene): PageModel | null {
  if ('status' in page) return null
  const forms = page.flatMap((block) => (block.type === 'form' ? [block.form] : []))
  return { ...home, meta: { ...home.meta, background: 'plain', navbar: !isSlim }, blocks: page, forms }
}

function shownPage(scene: Scene, data: ShowcaseData): ShownPage {
  const { locale, messages } = data
  const page = pageOf(openPieces(data).home, scene)
  const documents = { ...data.documents, made: madeDocument }
  const forms = { ...data.forms, ...scene.forms }
  return {
    payload: page && { page, locale, params: {}, messages, documents, forms },
    error: 'status' in scene.page ? scene.page : null,
    locale,
    messages,
    root: false,
  }
}

/** A page of the site as it would be in a state. */
export function Stage({
  scene,
  data,
  services,
}: {
  scene: Scene
  data: ShowcaseData
  services: Services
}): ReactNode {
  const { locale, messages } = data
  const { home } = openPieces(data)
  const path = 'status' in scene.page ? `/${locale}/pricng` : pagePath(home.name, locale)
  const location = { pathname: path, search: scene.search ?? '', hash: '', key: 'showcase', state: null }
  const template = document.querySelector<HTMLTemplateElement>('template#stuck')
  return (
    <>
      <Router location={location} navigator={navigator}>
        <ServicesContext value={services}>
          <App shown={shownPage(scene, data)} />
        </ServicesContext>
      </Router>
      {template && (
        <RawIntlProvider value={createSiteIntl(locale, messages)}>
          {createPortal(<StuckPanel />, template.content)}
        </RawIntlProvider>
      )}
    </>
  )
}
