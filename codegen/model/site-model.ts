import type { ValueKind } from '../schema/endpoint.ts'
import type { SiteConfig } from '../schema/site-config.ts'
import type { AnswerModel } from './api-operations.ts'
import type { DocumentTree } from './document-tree.ts'
import type { Palette } from './theme/palette.ts'
import type { Tokens } from './theme/scales.ts'
import type { FormModel, PageModel, SessionModel } from './model-schema.ts'

/**
 * The site with every default applied, every locale expanded and everything sorted by code unit:
 * emitters only print it. Lists whose order a person chose (blocks, menus, fields) keep it.
 */
export interface SiteModel {
  settings: SettingsModel
  locales: LocaleModel[]
  pages: PageModel[]
  addresses: AddressModel[]
  routes: RouteModel[]
  /** Never gone back to after signing in: pages for guests only, and those that sign out. */
  noReturnPages: string[]
  /** Pages that ask before they do anything, so that nobody need be asked on the way there. */
  askingPages: string[]
  prerender: PrerenderModel[]
  checks: CheckModel[]
  menus: MenusModel
  forms: { name: string; form: FormModel }[]
  endpoints: EndpointModel[]
  /** Names of the fields of the section "fields". */
  fields: string[]
  messages: MessagesModel
  documentNames: string[]
  documents: DocumentModel[]
  theme: ThemeModel
}

/** Settings as they are emitted: everything but version, theme, endpoints, OpenAPI, locales, pages, fields, forms and menus. */
export interface SettingsModel extends Omit<
  SiteConfig,
  'version' | 'site' | 'locales' | 'pages' | 'fields' | 'forms' | 'navigation' | 'api' | 'session' | 'ui'
> {
  site: Omit<SiteConfig['site'], 'theme'>
  api: Omit<SiteConfig['api'], 'endpoints' | 'openapi'>
  session: SessionModel
  ui: Omit<SiteConfig['ui'], 'locales'> & {
    /** Every locale of the site. */
    locales: Record<string, { dateFormat: string; firstDayOfWeek: number }>
  }
}

export interface LocaleModel {
  code: string
  label: string
  direction: 'ltr' | 'rtl'
}

/** What the address of a page is made of. */
export interface AddressModel {
  page: string
  /** Without the language: `/plans/:id` */
  path: string
  params: AddressValue[]
  query: AddressValue[]
}

export interface AddressValue {
  name: string
  /** Every value that passes the checks of the page. */
  values: string[]
  optional: boolean
}

export interface RouteModel {
  /** `pricing___uk`; the bare `/` has no suffix: `home`. */
  name: string
  page: string
  /** Null for the bare `/`. */
  locale: string | null
  /** `/uk/pricing`, `/uk/plans/:id` */
  path: string
  params: AddressValue[]
}

export interface MenuItem {
  page: string
  /** Message id of the text of the link. */
  label: string
}

export interface MenusModel {
  main: MenuItem[]
  guests: MenuItem[]
  members: MenuItem[]
  footer: MenuItem[]
}

/** One HTML file to be built. */
export interface PrerenderModel {
  path: string
  page: string
  locale: string | null
  params: Record<string, string>
}

/** A check of addresses that is written in code. */
export interface CheckModel {
  name: string
  /** The pages that name it. */
  pages: string[]
}

/** A call of the API, however many forms, blocks and endpoints make it. */
export interface EndpointModel {
  /** `PATCH /me`, `GET /plans/:id` */
  call: string
  /** `endpoint "me"`, `form "profile"`, `page "payment"`; sorted. */
  users: string[]
  params: string[]
  /** Each may be left out. */
  query: ValueModel[]
  /** What may be sent, each without repeats; an empty one is no body. */
  bodies: ValueModel[][]
  /** What it may answer when it worked; absent where nothing describes it. */
  answers?: AnswerModel[]
}

export interface ValueModel {
  name: string
  kind: ValueKind
}

export interface DocumentModel {
  name: string
  locale: string
  tree: DocumentTree
}

export interface MessagesModel {
  /** Sorted; the site's own and the interface's. */
  ids: string[]
  /** Arguments of each message that takes any. */
  arguments: Record<string, MessageArgument[]>
  /** Ids shown on every page: names, menus, `ui.shell.*`, `ui.errors.*`. */
  shell: string[]
}

export interface MessageArgument {
  name: string
  /** What formatMessage takes for it; `tag` is a function from chunks to a node. */
  type: 'string' | 'number' | 'date' | 'tag' | { select: string[] }
}

export interface ThemeModel {
  light: Palette
  dark: Palette
  /** In rem. */
  radius: { large: number; medium: number; small: number; pill: number }
  type: Tokens
  space: Tokens
  depth: Tokens
  motion: Tokens
  /** As CSS has it. */
  font: string
  headingFont: string
  monoFont: string
}
