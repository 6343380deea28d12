import type { PageModel } from '#site/types.ts'
import type { NoPagePayload, PagePayload } from '../src/services/payload.ts'
import type { BootScripts } from './boot-scripts.ts'
import type { RuntimeFiles } from './runtime-files.ts'
import type { SiteData } from './site-data.ts'
import { escapeAttribute } from './template.ts'

/** A page, as far as it matters how it starts in a browser. */
export interface StartingPage {
  payload: PagePayload | NoPagePayload
  /** Of no language: the bare "/", and the 404 page for addresses that name none. */
  neutral: boolean
}

/** Path of a page in the language of a payload; null stays null. */
function pathOf({ pagePaths }: SiteData, { locale }: StartingPage['payload'], name: string): string {
  const path = pagePaths[name]
  if (path === undefined) throw new Error(`"${name}" is not in generated/routes.ts. Run: npm run codegen`)
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/** Checks that have to be made for each visit; the params of a page are right, or it was not built. */
const visitChecks = ({ validate }: PageModel): PageModel['validate'] =>
  validate.filter((check) => !('param' in check))

/** Only the runtime knows the language of the visitor, and until then no other is shown. */
const languageCheck = JSON.stringify([{ check: 'language' }])

/** What the boot script reads on `<html>`. */
export function startAttributes(site: SiteData, { payload, neutral }: StartingPage): Record<string, string> {
  const { page } = payload
  // A page that is not there is looked up by the runtime.
  if (page === null) return { 'data-start': 'now', ...(neutral && { 'data-checks': languageCheck }) }
  if (neutral) return {}
  const { signIn, home } = site.settings.session
  const checks = visitChecks(page)
  return {
    'data-start': page.start,
    ...(page.access === 'members' && signIn !== null && { 'data-sign-in': pathOf(site, payload, signIn) }),
    ...(page.access === 'guests' && home !== null && { 'data-home': pathOf(site, payload, home) }),
    ...(checks.length > 0 && { 'data-checks': JSON.stringify(checks) }),
  }
}

/** `callToAction` → `call-to-action`, as the source of a block is named. */
const kebab = (type: string): string => type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** What a page needs to come to life, its entry first. */
function neededFiles({ entry, blocks }: RuntimeFiles, page: PageModel | null): string[] {
  const ofBlocks = page?.blocks.flatMap(({ type }) => blocks[kebab(type)] ?? []) ?? []
  return [...new Set([...entry, ...ofBlocks])]
}

/**
 * Nothing is painted before what comes after the content: columns and what is centred would move while they grow. It
 * costs a moment, for all of a page is in its document.
 */
const paintedWhole = '<link rel="expect" blocking="render" href="#payload">'

const inline = ({ code }: { code: string }): string => `<script>${code}</script>`

/** The part of the head that brings a page to life. */
export function startTags(
  { boot, forms, root }: BootScripts,
  runtime: RuntimeFiles,
  { payload, neutral }: StartingPage,
): string {
  const { page } = payload
  if (neutral && page !== null) return `${paintedWhole}\n${inline(root)}`
  const withForms = page !== null && page.forms.length > 0
  return [
    paintedWhole,
    `<meta name="runtime" content="${escapeAttribute(neededFiles(runtime, page).join(' '))}">`,
    inline(boot),
    ...(withForms ? [inline(forms)] : []),
  ].join('\n')
}
