import { nearest } from './events.ts'

const gestures = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const

const responsive = 'a[href],button,input,select,textarea,label,summary'

/** Calls back once, at the first sign that a visitor is about to do something; returns what ends the waiting. */
export function onIntent(
  document: Pick<Document, 'addEventListener' | 'removeEventListener'>,
  begin: () => void,
): () => void {
  const end = (): void => {
    for (const gesture of gestures) document.removeEventListener(gesture, notice, true)
  }
  const notice = (event: Event): void => {
    if (event.type !== 'keydown' && !nearest(event, responsive)) return
    end()
    begin()
  }
  for (const gesture of gestures) document.addEventListener(gesture, notice, { capture: true, passive: true })
  return end
}
