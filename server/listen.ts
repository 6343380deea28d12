import type { Server } from 'node:http'

/** The port of an environment variable. */
export function portOf(text: string | undefined, usual: number): number {
  if (!text) return usual
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new Error(`PORT is "${text}". Give a number from 0 (any free port) to 65535.`)
}

const reasons: Record<string, (port: number) => string> = {
  EADDRINUSE: (port) => `Port ${port} is in use. Choose another one: PORT=${port + 1}.`,
  EACCES: (port) => `Port ${port} needs administrator rights. Choose one above 1023: PORT=4173.`,
}

/** Starts listening; gives the address to open, or rejects with a sentence for the person who started it. */
export function listen(server: Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = reasons[error.code ?? '']
      reject(reason ? new Error(reason(port), { cause: error }) : error)
    })
    server.listen(port, () => {
      const address = server.address()
      resolve(`http://localhost:${typeof address === 'object' ? (address?.port ?? port) : port}`)
    })
  })
}
