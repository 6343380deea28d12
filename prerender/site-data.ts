import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locale } from '#site/locales.ts'
import type { Prerender } from '#site/prerender.ts'
import type { DocumentTree, FormModel, PageModel } from '#site/types.ts'
import type { Messages } from '../src/services/payload.ts'
import { readLiterals } from './literal-module.ts'

/** The part of `settings.ts` that a build needs, for any site. */
export interface SiteSettings {
  readonly site: { readonly url: string }
  readonly language: { readonly fallback: Locale }
  readonly api: { readonly base: string }
  /** Names of pages. */
  readonly session: { readonly signIn: string | null; readonly home: string | null }
  readonly hosts: readonly ('netlify' | 'cloudflare' | 'nginx')[]
}

/** The part of `palette.ts` that pictures are drawn in; "#rrggbb". */
interface PictureColors {
  readonly ground: string
  readonly accent: string
  readonly onAccent: string
  readonly panel: string
  readonly panelDeep: string
  readonly onPanel: string
}

/** What codegen made of a site, read as it is needed: a big site does not fit into memory at once. */
export interface SiteData {
  readonly settings: SiteSettings
  readonly palette: { readonly light: PictureColors; readonly dark: PictureColors }
  readonly localeCodes: readonly Locale[]
  readonly prerenderList: readonly Prerender[]
  /** Path of each page without its language. */
  readonly pagePaths: Readonly<Record<string, string>>
  readonly shellMessages: readonly string[]
  readonly forms: Readonly<Record<string, FormModel>>
  page: (name: string) => Promise<PageModel>
  messages: (locale: Locale) => Promise<Messages>
  document: (name: string, locale: Locale) => Promise<DocumentTree>
}

/** Remembers the promise of each key. */
function remember<Value>(load: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const known = new Map<string, Promise<Value>>()
  return (key) => {
    const value = known.get(key) ?? load(key)
    known.set(key, value)
    return value
  }
}

/** Opens the `generated/` folder of a site. */
export async function openSiteData(generated: string): Promise<SiteData> {
  // The casts: codegen wrote these files, and the types in them say so.
  const module = async <T>(file: string) => (await readLiterals(join(generated, file))) as T
  const json = async <T>(file: string) => JSON.parse(await readFile(join(generated, file), 'utf8')) as T

  const [
    settings,
    { palette },
    { localeCodes },
    { prerenderList },
    { pagePaths },
    { shellMessages },
    { forms },
  ] = await Promise.all([
    module<SiteSettings>('settings.ts'),
    module<Pick<SiteData, 'palette'>>('palette.ts'),
    module<{ localeCodes: readonly Locale[] }>('locales.ts'),
    module<{ prerenderList: readonly Prerender[] }>('prerender.ts'),
    module<{ pagePaths: Readonly<Record<string, string>> }>('routes.ts'),
    module<{ shellMessages: readonly string[] }>('messages/ids.ts'),
    module<{ forms: Record<string, FormModel> }>('forms.ts'),
  ])
  return {
    settings,
    palette,
    localeCodes,
    prerenderList,
    pagePaths,
    shellMessages,
    forms,
    page: async (name) => (await module<{ page: PageModel }>(`pages/${name}.ts`)).page,
    messages: remember((locale) => json<Messages>(`messages/${locale}.json`)),
    document: (name, locale) => json<DocumentTree>(`documents/${name}.${locale}.json`),
  }
}
