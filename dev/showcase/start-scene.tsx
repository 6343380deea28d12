import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { locales } from '#site/locales.ts'
import { loadBlocks } from '../../src/blocks/block-registry.ts'
import { createStageServices } from './create-stage-services.ts'
import type { Scene } from './scene.ts'
import type { ShowcaseData } from './showcase-data.ts'
import { Stage } from './stage.tsx'

const html = document.documentElement

/** The page around a scene stays where it is, whatever takes the focus in here. */
function keepScroll(around: Window): void {
  const staying = (act: () => void): void => {
    const { scrollX, scrollY } = around
    act()
    around.scrollTo(scrollX, scrollY)
  }
  // Both are called with the element they belong to.
  // eslint-disable-next-line @typescript-eslint/unbound-method
  const { focus } = HTMLElement.prototype
  // eslint-disable-next-line @typescript-eslint/unbound-method
  const { showModal } = HTMLDialogElement.prototype
  HTMLElement.prototype.focus = function (options) {
    staying(() => focus.call(this, options))
  }
  HTMLDialogElement.prototype.showModal = function () {
    staying(() => showModal.call(this))
  }
}

const isShown = (selector: string): boolean =>
  [...document.querySelectorAll(selector)].some((element) => element.checkVisibility())

/** Calls back once something is visible. */
function whenShown(selector: string, done: () => void): void {
  if (isShown(selector)) done()
  else window.setTimeout(() => whenShown(selector, done), 20)
}

/** Shows a page in a state, and says on `<html>`, and on the frame and the page around it, when it has got there: `data-ready`. */
export async function startScene(root: HTMLElement, scene: Scene, data: ShowcaseData): Promise<void> {
  const frame = window.frameElement
  Object.assign(html, { lang: data.locale, dir: locales[data.locale].direction })
  html.dataset['extent'] = scene.extent
  const services = createStageServices(scene)
  const tellSession = (): void => {
    html.dataset['session'] = services.session.get() === null ? 'guest' : 'member'
  }
  tellSession()
  services.session.subscribe(tellSession)
  if (frame) keepScroll(window.parent)
  if (!('status' in scene.page)) await loadBlocks(scene.page.map(({ type }) => type))
  flushSync(() =>
    createRoot(root).render(
      <StrictMode>
        <Stage scene={scene} data={data} services={services} />
      </StrictMode>,
    ),
  )
  scene.act?.(services)
  whenShown(scene.shows, () => {
    for (const element of [html, frame]) element?.setAttribute('data-ready', '')
    const { document: around } = window.parent
    if (!around.querySelector('iframe:not([data-ready])'))
      around.documentElement.setAttribute('data-ready', '')
  })
  if (!frame || scene.extent === 'window') return
  const fit = (): void => frame.setAttribute('height', String(html.offsetHeight))
  new ResizeObserver(fit).observe(html)
}
