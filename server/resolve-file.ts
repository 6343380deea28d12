import { isDataPath } from '../prerender/hosts/data-paths.ts'
import { encodePath, plainPath, type RequestPath } from './request-path.ts'

export type Resolution =
  /** `file` is relative to dist, with forward slashes. */
  | { kind: 'file'; file: string }
  | { kind: 'redirect'; location: string }
  /** `page` is the 404 page; null where a page would be mistaken for the data that was asked for. */
  | { kind: 'missing'; page: string | null }

/** Dot files, compressed twins and the settings of hosts: there for machines only. */
const isInternal = (segments: readonly string[]): boolean =>
  segments.some((segment) => /^\.(?!well-known$)/.test(segment)) ||
  /\.(br|gz)$/.test(segments.at(-1) ?? '') ||
  /^(_headers|_redirects|nginx\.conf)$/.test(segments.join('/'))

/** Names that no file of a build has, and the error page, which stands for other addresses only. */
const isUnnamed = (segments: readonly string[]): boolean =>
  segments.some((segment) => segment === '' || /[/\\]/.test(segment)) || segments.at(-1) === '404.html'

function missing(path: RequestPath, isFile: (file: string) => boolean): Resolution {
  if (isInternal(path.segments) || isDataPath(plainPath(path))) return { kind: 'missing', page: null }
  const [first = ''] = path.segments
  const ofLocale = `${first}/404.html`
  return { kind: 'missing', page: !isUnnamed([first]) && isFile(ofLocale) ? ofLocale : '404.html' }
}

/** What a path stands for: `/en/pricing` is `en/pricing/index.html`, and that page has no other address. */
export function resolveFile(path: RequestPath, isFile: (file: string) => boolean): Resolution {
  const { segments, trailingSlash, search } = path
  if (isInternal(segments) || isUnnamed(segments)) return missing(path, isFile)

  const named = segments.at(-1) === 'index.html'
  const folder = named ? segments.slice(0, -1) : segments
  const page = [...folder, 'index.html'].join('/')
  if (isFile(page)) {
    const once = !named && !trailingSlash
    return once ? { kind: 'file', file: page } : { kind: 'redirect', location: encodePath(folder) + search }
  }
  const file = segments.join('/')
  return !trailingSlash && isFile(file) ? { kind: 'file', file } : missing(path, isFile)
}
