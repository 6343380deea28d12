import { fields as kinds } from '../../diagnostics/catalogue/fields.ts'
import { report } from '../../diagnostics/define.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Path } from '../../schema/schema-tree.ts'
import type { ConfigToCheck } from './config-to-check.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

interface Sending {
  method: string
  host: string
  path: string
}

/** The parts of what was written, in whatever form. */
const readSending = (send: string, usual: string): Sending => {
  const [, word = '', rest = ''] = /^\s*([A-Za-z]+:?)\s+(.*)$/.exec(send) ?? ['', '', send]
  const address = rest.trim()
  const host = /^(?:https?:)?\/\/[^/\s]*/i.exec(address)?.[0] ?? ''
  const path = address.slice(host.length).replace(/^\/?/, '/')
  const method = word.replace(':', '').toUpperCase()
  return { method: methods.includes(method) ? method : usual, host, path }
}

const withoutBase = (path: string, base: string): string =>
  base !== '/' && path.startsWith(`${base}/`) ? path.slice(base.length) : path

interface CallAt {
  send: string
  item: string
  path: Path
  /** The method that is meant where none is written. */
  usual?: 'GET' | 'POST'
}

/** A method and a path inside the API, as forms, blocks and endpoints give them. */
export const checkSend = (
  { send, item, path: place, usual = 'POST' }: CallAt,
  { draft, locate }: ConfigToCheck['shape'],
): Diagnostic[] => {
  const position = locate(place, 'value')
  const written = (draft.api?.base ?? '/api').replace(/\/$/, '')
  const base = URL.canParse(written) ? new URL(written).pathname : written
  const { method, host, path } = readSending(send, usual)
  const setting = String(place.at(-1))
  const mended = `${method} ${withoutBase(path, base)}`
  if (host !== '') return [report(kinds.sendWithHost, position, { item, setting, mended })]
  const isWhole = /^(?:GET|POST|PUT|PATCH|DELETE) \/[^\s?#\\]*$/.test(send) && !send.includes('//')
  if (!isWhole) {
    const plain = mended.replace(/[\\/]{2,}|\\/g, '/').replace(/\s*[?#].*$/, '')
    return [report(kinds.sendForm, position, { item, send, mended: plain })]
  }
  if (withoutBase(path, base) !== path)
    return [report(kinds.sendWithBase, position, { item, setting, base, mended })]
  return []
}
