/** From this status on, a server has trouble of its own, and would show that in place of the page. */
export const serverTrouble = 500

/** Milliseconds after which an answer is given up, and between two looks for one. */
const patience = 10_000
const pause = 5000

/** Whether loading an address would give a page. */
export async function isReachable(
  fetch: typeof globalThis.fetch,
  online: boolean,
  href: string,
): Promise<boolean> {
  if (!online) return false
  try {
    const init = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patience) } as const
    return (await fetch(href, init)).status < serverTrouble
  } catch {
    return false
  }
}

/** Settles when the browser is back online, or after a while: not every lost connection shows. */
export const whenWorthTrying = (window: Pick<Window, 'addEventListener'>): Promise<unknown> =>
  new Promise((resolve) => {
    window.addEventListener('online', resolve, { once: true })
    setTimeout(resolve, pause)
  })
