import { links as kinds } from '../../diagnostics/catalogue/links.ts'
import { report } from '../../diagnostics/define.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Path } from '../../schema/schema-tree.ts'
import { pagesOf, type ConfigToCheck, type PageDraft } from './config-to-check.ts'

type Block = NonNullable<NonNullable<PageDraft['blocks']>[number]>
type Contact = NonNullable<
  NonNullable<Extract<Block, { items?: unknown; type?: 'contacts' | undefined }>['items']>[number]
>

interface LinkDraft {
  href?: string | undefined
}

/** Every link of a block to an address outside the site, with its place. */
const externalLinks = (value: unknown, path: Path): { href: string; path: Path }[] => {
  if (typeof value !== 'object' || value === null) return []
  const { href } = value as LinkDraft // an object may have any property; its type is looked at next
  if (typeof href === 'string') return [{ href, path: [...path, 'href'] }]
  return Object.entries(value).flatMap(([key, child]) =>
    externalLinks(child, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

const isComplete = (href: string): boolean => {
  if (href.startsWith('mailto:')) return isMail(href.slice('mailto:'.length).replace(/\?.*$/, ''))
  if (href.startsWith('tel:')) return /^tel:\+?[\d().-]*\d[\d().-]*$/.test(href)
  return URL.canParse(href) && /^https:\/\/[^/]/.test(href)
}

const isMail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
const isPhone = (text: string): boolean =>
  /^\+?[\d\s().-]*$/.test(text) && text.replace(/\D/g, '').length >= 3

const exampleOf = (href: string): string => {
  if (href.startsWith('mailto:')) return 'mailto:help@provider.example'
  if (href.startsWith('tel:'))
    return `tel:${/\d/.test(href) ? href.slice(4).replace(/[^\d+]/g, '') : '+380440000000'}`
  return 'https://provider.example/page'
}

const pageAt = (input: ConfigToCheck, href: string): string | undefined => {
  const codes = Object.keys(input.shape.draft.locales ?? {})
  const path = new URL(href).pathname
  const [, first = ''] = path.split('/')
  const plain = codes.includes(first) ? path.slice(first.length + 1) || '/' : path
  return pagesOf(input).find(({ page }) => page.path === plain.replace(/(.)\/$/, '$1'))?.page.name
}

const checkHref = (
  input: ConfigToCheck,
  item: string,
  { href, path }: { href: string; path: Path },
): Diagnostic[] => {
  const position = input.shape.locate(path, 'value')
  // A wrong start was reported with the shape.
  if (!/^(?:https:|mailto:|tel:)/.test(href)) return []
  if (!isComplete(href)) return [report(kinds.badAddress, position, { item, href, example: exampleOf(href) })]
  const { url } = input.shape.draft.site ?? {}
  if (url === undefined || !URL.canParse(url) || !href.startsWith('https:')) return []
  if (new URL(href).origin !== new URL(url).origin) return []
  return [report(kinds.ownAddress, position, { item, href, page: pageAt(input, href) })]
}

interface ContactProblem {
  problem: string
  key: 'kind' | 'value'
  example: string
}

const examples: Readonly<Record<string, string>> = {
  phone: 'value: "+380 44 000 00 00"',
  email: 'value: "help@provider.example"',
}

const problemOf = (contact: Contact): ContactProblem | null => {
  const { kind = '', value } = contact
  const example = examples[kind] ?? 'text: contacts.text'
  // A setting of the wrong kind is there, though it cannot be read.
  const saysSomething = ['value', 'text', 'link'].some((key) => Object.hasOwn(contact, key))
  if (!saysSomething) return { problem: 'has neither a value nor a text', key: 'kind', example }
  if (value === undefined) return null
  if (kind === 'email' && !isMail(value))
    return { problem: `has no e-mail address: "${value}"`, key: 'value', example }
  if (kind === 'phone' && !isPhone(value))
    return { problem: `has no phone number: "${value}"`, key: 'value', example }
  return null
}

const checkContacts = (input: ConfigToCheck, item: string, block: Block, path: Path): Diagnostic[] => {
  if (block.type !== 'contacts') return []
  return (block.items ?? []).flatMap((contact, index) => {
    const problem = contact === undefined ? null : problemOf(contact)
    if (contact === undefined || problem === null) return []
    const position = input.shape.locate([...path, 'items', index, problem.key], 'value')
    return [
      report(kinds.contactValue, position, {
        item,
        kind: contact.kind ?? '',
        problem: problem.problem,
        example: problem.example,
      }),
    ]
  })
}

/** Addresses outside the site, and contacts. */
export const checkAddresses = (input: ConfigToCheck): Diagnostic[] =>
  pagesOf(input).flatMap(({ page, path, item }) =>
    (page.blocks ?? []).flatMap((block, index) => {
      const place = [...path, 'blocks', index]
      const hrefs = externalLinks(block, place).flatMap((each) => checkHref(input, item, each))
      return block === undefined ? [] : [...hrefs, ...checkContacts(input, item, block, place)]
    }),
  )
