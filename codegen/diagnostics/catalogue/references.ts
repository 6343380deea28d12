import { define } from '../define.ts'
import { about, didYouMean } from '../sentence.ts'

interface Unknown {
  item: string
  name: string
  /** ` ("а": Cyrillic)` */
  note: string
  nearest: string | undefined
  /** Every name there is. */
  names: string[]
  /** Other lines that use the same name. */
  lines: number[]
}

const mostNames = 16

const available = (names: readonly string[]): string =>
  names.length === 0 || names.length > mostNames ? '' : ` Available: ${names.join(', ')}.`

const mostLines = 10

const alsoAt = (lines: readonly number[]): string => {
  const shown = [...new Set(lines)].slice(0, mostLines).join(', ')
  if (lines.length === 0) return ''
  return ` The same at line${lines.length > 1 ? 's' : ''} ${shown}${lines.length > mostLines ? ' and more' : ''}.`
}

const unknown = (what: string, section: string) => ({
  message: ({ item, name, note, nearest, names }: Unknown) =>
    about(item, `no ${what} "${name}"${note}.${didYouMean(nearest)}${available(names)}`),
  hint: ({ name, nearest, lines }: Unknown) => {
    const mend =
      nearest === undefined
        ? `Add "${name}" to the section "${section}", or write the name of another ${what}.`
        : `Write \`${nearest}\`, or add "${name}" to the section "${section}".`
    return mend + alsoAt(lines)
  },
})

/** Names that stand for nothing, and things that nothing names. */
export const references = {
  noPage: define<Unknown>({
    code: 'SITE050',
    severity: 'error',
    title: 'A page that does not exist',
    ...unknown('page', 'pages'),
  }),
  noLayout: define<Unknown>({
    code: 'SITE051',
    severity: 'error',
    title: 'A layout that does not exist',
    ...unknown('layout', 'layouts'),
  }),
  noLanguage: define<Unknown>({
    code: 'SITE052',
    severity: 'error',
    title: 'A language the site does not have',
    message: ({ item, name, note, names }) =>
      about(item, `"${name}"${note} is not a language of this site (${names.join(', ')}).`),
    hint: ({ name, nearest, lines }) =>
      (nearest === undefined
        ? `Write one of them, or add "${name}" to the section "locales".`
        : `Did you mean "${nearest}"?`) + alsoAt(lines),
  }),
  noField: define<Unknown>({
    code: 'SITE053',
    severity: 'error',
    title: 'A field that does not exist',
    ...unknown('field', 'fields'),
  }),
  noForm: define<Unknown>({
    code: 'SITE054',
    severity: 'error',
    title: 'A form that does not exist',
    ...unknown('form', 'forms'),
  }),
  layoutWithoutCode: define<{ name: string; nearest: string | undefined; names: string[] }>({
    code: 'SITE055',
    severity: 'error',
    title: 'A layout without code',
    message: ({ name, nearest, names }) =>
      `layout "${name}": the site has no code for it.${didYouMean(nearest)}${available(names)}`,
    hint: ({ name }) => `Use one of these, or ask a developer to add src/layouts/${name}-layout.tsx.`,
  }),
  noDefaultLayout: define<{ pages: string[] }>({
    code: 'SITE056',
    severity: 'error',
    title: 'The layout "default" is missing',
    message: ({ pages }) =>
      `"layouts" has no "default", which is the layout of pages that name none (${pages.slice(0, 3).join(', ')}${pages.length > 3 ? ', …' : ''}).`,
    hint: () => 'Add `default: {}` to it, or give each page a layout.',
  }),
  matchesOtherForm: define<{ item: string; field: string; other: string; form: string; line: number }>({
    code: 'SITE057',
    severity: 'error',
    title: 'Fields to compare that are not in the same form',
    message: ({ item, other, form }) =>
      about(item, `"matches" names "${other}", which form "${form}" does not have.`),
    hint: ({ field, other, form, line }) =>
      `Add "${other}" to the fields of form "${form}" (line ${line}), or remove "${field}" from it.`,
  }),
  noCheck: define<Unknown>({
    code: 'SITE058',
    severity: 'error',
    title: 'A check without code',
    message: ({ item, name, note, nearest, names }) =>
      about(
        item,
        `the site has no code for the check "${name}"${note}.${didYouMean(nearest)}${available(names)}`,
      ),
    hint: ({ name, nearest, lines }) =>
      `${nearest === undefined ? 'Ask' : `Write \`${nearest}\`, or ask`} a developer to add src/checks/${name}.ts.${alsoAt(lines)}`,
  }),
  unusedField: define<{ name: string }>({
    code: 'SITE060',
    severity: 'warning',
    title: 'A field that no form uses',
    message: ({ name }) => `field "${name}": no form uses it.`,
    hint: () => 'Add it to the fields of a form, or remove it.',
  }),
  unusedForm: define<{ name: string }>({
    code: 'SITE061',
    severity: 'warning',
    title: 'A form that no page shows',
    message: ({ name }) => `form "${name}": no page shows it.`,
    hint: ({ name }) => `Add \`{ type: form, form: ${name} }\` to the blocks of a page, or remove it.`,
  }),
  unusedLayout: define<{ name: string }>({
    code: 'SITE062',
    severity: 'warning',
    title: 'A layout that no page uses',
    message: ({ name }) => `layout "${name}": no page uses it.`,
    hint: ({ name }) => `Give a page \`layout: ${name}\`, or remove it.`,
  }),
}
