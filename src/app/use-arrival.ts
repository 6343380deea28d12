import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { applyHead } from '../head/apply-head.ts'
import type { HeadModel } from '../head/head-model.ts'
import type { CurrentPage } from '../routing/current-page.ts'

/** Scrolls to the element a hash names; false when there is none. */
function scrollToHash(hash: string): boolean {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  target?.scrollIntoView()
  return target !== null
}

/** Moves the reading position to the new page, as loading a document would; its heading announces it. */
function focusHeading(): void {
  const heading = document.querySelector('h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

const closeMenus = (): void => {
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) menu.hidePopover()
}

/** The same page in another language is no arrival: focus, scroll and what was typed stay. */
const placeOf = ({ match, root }: CurrentPage, pathname: string): string =>
  match && !root ? `${match.page} ${JSON.stringify(match.params)}` : pathname

/** Does on client-side navigation what the browser does on loading a document. */
export function useArrival(head: HeadModel, current: CurrentPage): void {
  const { pathname, hash } = useLocation()
  const restoresScroll = useNavigationType() === NavigationType.Pop
  const place = placeOf(current, pathname)
  const before = useRef({ head, place, hash, pathname })

  // Says that links and forms are the runtime's from now on.
  useEffect(() => document.documentElement.setAttribute('data-ready', ''), [])

  useEffect(() => {
    const last = before.current
    before.current = { head, place, hash, pathname }
    if (last.head !== head) applyHead(document, head)
    if (last.pathname !== pathname) closeMenus()
    if (last.place !== place) focusHeading()
    if (restoresScroll || (last.place === place && last.hash === hash)) return
    if (!scrollToHash(hash) && last.place !== place) window.scrollTo({ top: 0, behavior: 'instant' })
  }, [head, place, hash, pathname, restoresScroll])
}
