import { isDataPath } from '../prerender/hosts/data-paths.ts'
import { encodePath, plainPath, type RequestPath } from './request-path.ts'

export type Resolution =
  /** `file` is relative to dist, with forward slashes. */
  | { kind: 'file'; file: string }
  | { kind: 'redirect'; location: string }
  /** `page` is the 404 page; null where a page would be mistaken for the data that was asked for. */
  | { kind: 'missing'; page: string | null }

/** Files that no visitor asks for by name: dot files, compressed twins, the error page, settings of hosts. */
const isHidden = (segments: readonly string[]): boolean =>
  segments.some((segment) => segment === '' || /^\.(?!well-known$)|[/\\]/.test(segment)) ||
  /\.(br|gz)$|^404\.html$/.test(segments.at(-1) ?? '') ||
  /^(_headers|_redirects|nginx\.conf)$/.test(segments.join('/'))

function missing(path: RequestPath, isFile: (file: string) => boolean): Resolution {
  if (isDataPath(plainPath(path))) return { kind: 'missing', page: null }
  const [first = ''] = path.segments
  const ofLocale = `${first}/404.html`
  return { kind: 'missing', page: !isHidden([first]) && isFile(ofLocale) ? ofLocale : '404.html' }
}

/** What a path stands for: `/en/pricing` is `en/pricing/index.html`, and that page has no other address. */
export function resolveFile(path: RequestPath, isFile: (file: string) => boolean): Resolution {
  const { segments, trailingSlash, search } = path
  if (isHidden(segments)) return missing(path, isFile)

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
