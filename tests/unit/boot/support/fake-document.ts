/** A document that sends events on, and remembers nothing else. */
export class FakeDocument extends EventTarget {
  /** How many listen to each kind of event. */
  readonly listeners: Record<string, number> = {}

  override addEventListener(...all: Parameters<EventTarget['addEventListener']>): void {
    this.#count(all[0], 1)
    super.addEventListener(...all)
  }

  override removeEventListener(...all: Parameters<EventTarget['removeEventListener']>): void {
    const [type, listener, options] = all
    this.#count(type, -1)
    // Node takes no "true" here, as browsers do.
    super.removeEventListener(type, listener, typeof options === 'boolean' ? { capture: options } : options)
  }

  #count(type: string, change: number): void {
    this.listeners[type] = (this.listeners[type] ?? 0) + change
  }

  /** Sends an event as if it came from an element. */
  send(type: string, target: object | null, details: object = {}): Event {
    const event = Object.assign(new Event(type, { cancelable: true }), details)
    Object.defineProperty(event, 'target', { value: target })
    this.dispatchEvent(event)
    return event
  }
}

/** An element that is, or lies in, what some selectors name. */
export const elementIn = (names: readonly string[], found: object = {}): object => ({
  closest: (selector: string) => (selector.split(',').some((name) => names.includes(name)) ? found : null),
})
