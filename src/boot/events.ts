/** The nearest element of a kind around what an event is about. */
export function nearest(event: Event, selector: string): Element | null {
  // The target is an element or, for events of the document itself, something without `closest`.
  const target = event.target as Partial<Element> | null
  return target?.closest?.(selector) ?? null
}
