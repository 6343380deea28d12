import { define } from '../define.ts'
import { about, listed } from '../sentence.ts'

/** Links, menus and what they promise. */
export const links = {
  missingParams: define<{ item: string; page: string; names: string[]; example: string }>({
    code: 'SITE090',
    severity: 'error',
    title: 'A link without what its page needs',
    message: ({ item, page, names }) => about(item, `page "${page}" needs ${listed(names)} in its address.`),
    hint: ({ example }) => example,
  }),
  unknownParam: define<{
    item: string
    page: string
    name: string
    names: string[]
    nearest: string | undefined
  }>({
    code: 'SITE091',
    severity: 'error',
    title: 'A link with a param its page does not have',
    message: ({ item, page, name, nearest }) =>
      about(
        item,
        `page "${page}" has no ":${name}".${nearest === undefined ? '' : ` Did you mean "${nearest}"?`}`,
      ),
    hint: ({ names }) =>
      names.length === 0
        ? 'Remove "params"; for `?name=value` write it under "query".'
        : `Its path has ${names.map((name) => `":${name}"`).join(', ')}.`,
  }),
  refused: define<{
    item: string
    page: string
    name: string
    value: string
    values: string[]
    nearest: string | undefined
  }>({
    code: 'SITE092',
    severity: 'error',
    title: 'A link that its page refuses',
    message: ({ item, page, name, value, values, nearest }) =>
      about(
        item,
        `page "${page}" does not accept ${name}=${value} (${values.join(', ')}).${nearest === undefined ? '' : ` Did you mean "${nearest}"?`}`,
      ),
    hint: ({ page, name }) =>
      `Write one of them, or add the value to "${name}" of page "${page}"; as it is, the link leads to a 404.`,
  }),
  hash: define<{ item: string; mended: string }>({
    code: 'SITE094',
    severity: 'error',
    title: 'A "#" in the anchor of a link',
    message: ({ item }) => about(item, 'leave out the "#": it is added.'),
    hint: ({ mended }) => `Write \`hash: ${mended}\`.`,
  }),
  badAddress: define<{ item: string; href: string; example: string }>({
    code: 'SITE095',
    severity: 'error',
    title: 'An address that leads nowhere',
    message: ({ item, href }) => about(item, `"${href}" is not a complete address.`),
    hint: ({ example }) => `Write it like \`${example}\`.`,
  }),
  ownAddress: define<{ item: string; href: string; page: string | undefined }>({
    code: 'SITE096',
    severity: 'warning',
    title: 'An address of this site instead of a page',
    message: ({ item, href }) =>
      about(item, `"${href}" is this site, but in one language and with a full reload.`),
    hint: ({ page }) => `Name the page instead: \`link: { page: ${page ?? 'home'} }\`.`,
  }),
  wrongAudience: define<{ list: 'guests' | 'members'; page: string; access: 'guests' | 'members' }>({
    code: 'SITE097',
    severity: 'warning',
    title: 'A menu with a page its readers cannot see',
    message: ({ list, page, access }) =>
      `navigation: page "${page}" is for ${access} only, but the menu is for ${list}.`,
    hint: ({ list, page, access }) =>
      `Move "${page}" to "${access}", or change its \`access\`; ${list} would be sent away from it.`,
  }),
  returnsNever: define<{ item: string; page: string }>({
    code: 'SITE099',
    severity: 'error',
    title: 'A way back that nobody takes',
    message: ({ item, page }) =>
      about(item, `"returnTo" has no effect: page "${page}" has no form that leads back.`),
    hint: () => 'Remove it, or lead to a page with a form whose success says `goTo: returnTo`.',
  }),
  contactValue: define<{ item: string; kind: string; problem: string; example: string }>({
    code: 'SITE098',
    severity: 'error',
    title: 'A contact that cannot be reached',
    message: ({ item, kind, problem }) => about(item, `the contact of kind "${kind}" ${problem}.`),
    hint: ({ example }) => `Write \`${example}\`.`,
  }),
}
