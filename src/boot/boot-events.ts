/** What the scripts of a page tell each other, on the document: boot script, forms, runtime. */
type BootEvent =
  /** The document is about to be left: what was typed is to be kept. */
  | 'boot:keep'
  /** The runtime has taken over. */
  | 'boot:ready'

type Events = Pick<Document, 'addEventListener' | 'dispatchEvent'>

export const tell = (document: Events, event: BootEvent): void =>
  void document.dispatchEvent(new Event(event))

export const listen = (document: Events, event: BootEvent, listener: () => void): void =>
  document.addEventListener(event, listener)
