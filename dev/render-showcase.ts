import type { ViteDevServer } from 'vite'
import type { Locale } from '#site/locales.ts'
import type { SiteData } from '../prerender/site-data.ts'
import { createTemplate } from '../prerender/template.ts'
import type { DevSite } from './dev-site.ts'
import { devTemplate } from './render-dev-page.ts'
import { showcasePath } from './showcase/showcase-address.ts'
import type { ShowcaseData } from './showcase/showcase-data.ts'

/** Address of the bundle. */
export const showcaseScript = `${showcasePath}.js`

/** A whole site in one language: nobody knows which part of it a component needs. */
async function showcaseData(data: SiteData, locale: Locale): Promise<ShowcaseData> {
  const pages = await Promise.all(Object.keys(data.pagePaths).map(data.page))
  const names = pages.flatMap(({ documents }) => documents)
  const documents = names.map(async (name) => [name, await data.document(name, locale)] as const)
  return {
    locale,
    messages: await data.messages(locale),
    pages,
    forms: data.forms,
    documents: Object.fromEntries(await Promise.all(documents)),
  }
}

/** The document of all states, or of one. In a frame it is one script, and comes anew with the page around it. */
export async function renderShowcase(
  server: ViteDevServer,
  { data }: DevSite,
  url: string,
  isFrame: boolean,
): Promise<string> {
  const wanted = new URL(url, 'http://localhost').searchParams.get('locale')
  const locale = data.localeCodes.find((code) => code === wanted) ?? data.settings.language.fallback
  const template = createTemplate(await devTemplate(server, isFrame ? null : url))
  return template({
    attributes: { lang: 'en', dir: 'ltr' },
    head: [
      '<title>Components</title>',
      '<link rel="stylesheet" href="/dev/showcase/showcase.css">',
      `<script type="module" src="${isFrame ? showcaseScript : '/dev/showcase/entry.tsx'}"></script>`,
    ].join('\n'),
    app: '',
    payload: JSON.stringify(await showcaseData(data, locale)),
    stuck: '',
  })
}
