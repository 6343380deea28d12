import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '#site/locales.ts'
import type { Prerender } from '#site/prerender.ts'
import { iconFiles, type IconFile } from '../prerender/pictures/icons.ts'
import { pageFiles } from '../prerender/page-files.ts'
import { openSiteData, type SiteData } from '../prerender/site-data.ts'

/** What a file of `dist/` would be made from. */
export type DevFile =
  | { kind: 'page'; entry: Prerender }
  | { kind: 'payload'; entry: Prerender }
  | { kind: 'icon'; icon: IconFile }
  | { kind: 'missing-page'; locale: Locale | null }

export interface DevSite {
  data: SiteData
  /** By path inside `dist/`, as a build would write them. */
  files: ReadonlyMap<string, DevFile>
}

/** Opens a site to be rendered page by page, as pages are asked for; null when nothing is generated yet. */
export async function openDevSite(generated: string): Promise<DevSite | null> {
  if (!existsSync(join(generated, 'settings.ts'))) return null
  const data = await openSiteData(generated)
  const files = new Map<string, DevFile>([['404.html', { kind: 'missing-page', locale: null }]])
  for (const icon of iconFiles(data.palette.light)) files.set(icon.path, { kind: 'icon', icon })
  for (const locale of data.localeCodes) files.set(`${locale}/404.html`, { kind: 'missing-page', locale })
  for (const entry of data.prerenderList) {
    const { html, payload } = pageFiles(entry.path)
    files.set(html, { kind: 'page', entry })
    files.set(payload, { kind: 'payload', entry })
  }
  return { data, files }
}
