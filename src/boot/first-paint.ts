/** Milliseconds after which a page that is not seen, or whose browser does not tell, is waited for no more. */
const patience = 2000

interface FirstPaintDeps {
  observePaints: (listener: () => void) => void
  setTimeout: (listener: () => void, delay: number) => unknown
}

/** Calls back once, when the page is to be seen: what is read has the line to itself until then. */
export function onFirstPaint(begin: () => void, { observePaints, setTimeout }: FirstPaintDeps): void {
  let waits = true
  const notice = (): void => {
    if (waits) begin()
    waits = false
  }
  setTimeout(notice, patience)
  observePaints(notice)
}
