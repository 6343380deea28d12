import type { Server } from 'node:http'

/** How long answers that have begun may take to finish. */
const graceMs = 10_000

/** Stops taking calls at SIGTERM or SIGINT and lets those under way finish; a second signal ends at once. */
export function closeOnSignal(server: Server): void {
  let closing = false
  const close = () => {
    if (closing) process.exit(1)
    closing = true
    server.close(() => process.exit(0))
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), graceMs).unref()
  }
  process.on('SIGTERM', close)
  process.on('SIGINT', close)
}
