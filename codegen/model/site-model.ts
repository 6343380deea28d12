import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type { Field, Form } from '../schema/forms.ts'
import type { Page } from '../schema/page.ts'
import type { SiteConfig } from '../schema/site-config.ts'
import type { DocumentTree } from './document-tree.ts'

/**
 * The site with every default applied, every locale expanded and everything sorted by code unit:
 * emitters only print it. Arrays whose order a person chose (blocks, menus, fields) keep it.
 */
export interface SiteModel {
  /** Settings as they are emitted: everything but pages, fields and forms. */
  settings: Omit<SiteConfig, 'pages' | 'fields' | 'forms' | 'locales'>
  locales: LocaleModel[]
  pages: PageModel[]
  routes: RouteModel[]
  prerender: PrerenderModel[]
  forms: { name: string; form: FormModel }[]
  messages: MessagesModel
  documents: { name: string; locale: string; tree: DocumentTree }[]
  theme: ThemeModel
}

export interface LocaleModel {
  code: string
  label: string
  direction: 'ltr' | 'rtl'
}

export interface PageModel extends Page {
  /** Ids of every message the page shows, those of its forms and of its blocks' runtime texts included. */
  messages: string[]
  documents: string[]
  forms: string[]
}

/** A form with its fields in place. */
export interface FormModel extends Omit<Form, 'send' | 'fields'> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path inside api.base. */
  path: string
  fields: (Field & { name: string })[]
}

export interface RouteModel {
  /** `pricing___uk`; the bare `/` has no suffix: `home`. */
  name: string
  page: string
  /** Null for the bare `/`. */
  locale: string | null
  /** `/uk/pricing`, `/uk/plans/:id` */
  path: string
}

/** One HTML file to be built. */
export interface PrerenderModel {
  path: string
  page: string
  locale: string | null
  params: Record<string, string>
}

export interface MessagesModel {
  /** Sorted; the site's own and the interface's. */
  ids: string[]
  /** Arguments of each message that takes any, from the source locale. */
  arguments: Record<string, MessageArgument[]>
  /** Ids shown on every page: names, menus, `ui.shell.*`, `ui.errors.*`. */
  shell: string[]
  /** Per locale, id to compiled message. */
  compiled: Record<string, Record<string, MessageFormatElement[]>>
}

export interface MessageArgument {
  name: string
  /** What formatMessage takes for it; `tag` is a function from chunks to a node. */
  type: 'string' | 'number' | 'date' | 'tag' | { select: string[] }
}

/** Colours as "#rrggbb", light and dark. */
export interface ThemeModel {
  light: { accent: string; onAccent: string }
  dark: { accent: string; onAccent: string }
}
