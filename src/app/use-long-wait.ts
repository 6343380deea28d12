import { useEffect, useState } from 'react'

/** Milliseconds after which a wait is worth a word. */
const long = 1000

/** Whether a page has been waited for (`data-loading` of the document) for longer than a second. */
export function useLongWait(): boolean {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    const html = document.documentElement
    let timer = 0
    const observer = new MutationObserver(() => {
      window.clearTimeout(timer)
      if (html.hasAttribute('data-loading')) timer = window.setTimeout(() => setIsLong(true), long)
      else setIsLong(false)
    })
    observer.observe(html, { attributeFilter: ['data-loading'] })
    return () => {
      observer.disconnect()
      window.clearTimeout(timer)
    }
  }, [])
  return isLong
}
