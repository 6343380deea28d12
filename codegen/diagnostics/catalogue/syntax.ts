import { define } from '../define.ts'
import { listed } from '../sentence.ts'

const unreadable = {
  missing: [
    'There is no site.config.yaml in this folder.',
    'Create it, or give the folder of the site with `--site`.',
  ],
  folder: [
    'site.config.yaml is a folder.',
    'Rename the folder and put the configuration into a file of that name.',
  ],
  denied: ['This file cannot be read.', 'Check who may read it.'],
} as const

/** How YAML says that a line cannot be understood, in plain words: the sentence and the way to mend it. */
const broken = {
  indentation: [
    'This line is not in line with its neighbours.',
    'Give settings that belong together the same number of spaces.',
  ],
  deeper: [
    'This line is indented more than the one above, which already has a value.',
    'Give it as many spaces as the line above.',
  ],
  quote: ['This quote is never closed.', 'Add the same quote at the end of the text.'],
  afterQuote: [
    'There is more text after the closing quote.',
    "Put the whole text in quotes; a quote inside is written `''` between single quotes and `\\\"` between double ones.",
  ],
  bracket: ['This bracket is never closed.', 'Add `]` or `}` at the end.'],
  extraBracket: ['This bracket closes nothing.', 'Remove it, or add the opening one.'],
  comma: ['A comma is missing between two settings.', 'Inside `{ }` and `[ ]`, separate them by `, `.'],
  colon: ['This line has no colon.', 'Write `name: value`.'],
  dashAndNames: [
    'A list and settings are mixed at the same place.',
    'Either every line starts with "- ", or none does.',
  ],
  escape: [
    'In double quotes, `\\` has a meaning of its own.',
    'Use single quotes, or write `\\\\` for one backslash.',
  ],
  conflict: [
    'Two versions of this file were not merged.',
    'Keep the right lines and remove `<<<<<<<`, `=======` and `>>>>>>>`.',
  ],
  directive: ['A line that starts with `%` is an instruction to YAML.', 'Remove the line.'],
  longKey: ['This name is too long.', 'A colon or a line break is probably missing.'],
  other: [
    'This line cannot be read as YAML.',
    'Check the spaces at its start, its quotes and its brackets, and those of the line above.',
  ],
} as const

export type BrokenYaml = keyof typeof broken

const beyond = {
  documents: ['A second document starts here.', 'Remove the line `---`; the file holds one configuration.'],
  depth: ['This is nested too deeply.', 'Use fewer levels of lists and settings.'],
  tag: [
    '`!` gives a type to a value, which this file has no use for.',
    'Put the text in quotes, or remove the type.',
  ],
} as const

const anchors = {
  unknown: (name: string) => [
    `\`*${name}\` repeats a part that was marked \`&${name}\`, but none was.`,
    `Mark the part with \`&${name}\` above this line. For a text that starts with "*", use quotes.`,
  ],
  circular: (name: string) => [`\`*${name}\` repeats itself without end.`, 'A part cannot contain itself.'],
  tooMany: () => [
    'Repeated parts (`*name`) make this file too large.',
    'Repeat smaller parts, or fewer of them.',
  ],
  merge: () => ['`<<` can only take settings marked with `&name`.', 'Write `<<: *name`.'],
} as const

/** What can be wrong with the file before its settings are looked at. */
export const syntax = {
  configUnreadable: define<{ reason: keyof typeof unreadable }>({
    code: 'SITE001',
    severity: 'error',
    title: 'The configuration cannot be read',
    message: ({ reason }) => unreadable[reason][0],
    hint: ({ reason }) => unreadable[reason][1],
  }),
  notUtf8: define<object>({
    code: 'SITE002',
    severity: 'error',
    title: 'The file is not in UTF-8',
    message: () => 'This file is not saved as UTF-8.',
    hint: () => 'Save it again with the encoding UTF-8.',
  }),
  empty: define<object>({
    code: 'SITE003',
    severity: 'error',
    title: 'The configuration is empty',
    message: () => 'The configuration is empty.',
    hint: () =>
      'Start with `version: 1` and the sections "site", "locales", "language", "layouts" and "pages".',
  }),
  tab: define<object>({
    code: 'SITE004',
    severity: 'error',
    title: 'A tab for indentation',
    message: () => 'Line starts with a tab. Use 2 spaces.',
    hint: () => 'Most editors can turn every tab of a file into spaces.',
  }),
  missingSpace: define<{ mark: 'colon' | 'dash'; mended: string }>({
    code: 'SITE005',
    severity: 'error',
    title: 'No space after a colon or a dash',
    message: ({ mark, mended }) => `Add a space after the ${mark}: \`${mended}\`.`,
    hint: ({ mark }) => `Without the space, YAML takes the ${mark} for a part of the text.`,
  }),
  colonInText: define<{ text: string; mended: string }>({
    code: 'SITE006',
    severity: 'error',
    title: 'A colon and a space inside a text',
    message: () => 'The text contains ": ". Put it in quotes.',
    hint: ({ mended }) => `Write \`${mended}\`.`,
  }),
  specialStart: define<{ sign: string; source: string; quoted: string }>({
    code: 'SITE007',
    severity: 'error',
    title: 'A sign that starts something else than a text',
    message: ({ sign, source }) => {
      if (sign === '{') {
        return `\`{\` starts a map. Put this text into translations/${source}.json and give its id.`
      }
      return sign === '['
        ? `\`[\` starts a list. Put this text into translations/${source}.json and give its id.`
        : `${sign === '`' ? '"`"' : `\`${sign}\``} at the start of a text has a meaning of its own. Put the text in quotes.`
    },
    hint: ({ quoted }) => `If it is meant as it stands, quote it: \`${quoted}\`.`,
  }),
  duplicateKey: define<{ key: string; line: number; section: boolean }>({
    code: 'SITE008',
    severity: 'error',
    title: 'The same setting twice',
    message: ({ key, line }) => `"${key}" is already set at line ${line}. Merge the two.`,
    hint: ({ section }) =>
      section
        ? 'Move what stands below this one to the other, and remove this line.'
        : 'Keep the right one and remove the other.',
  }),
  newItem: define<{ keys: string[]; line: number }>({
    code: 'SITE008',
    severity: 'error',
    title: 'The same setting twice',
    message: ({ keys, line }) =>
      `${listed(keys)} are already set from line ${line} on. Does a new item start here?`,
    hint: () => 'Add the line that starts it: `- name: …` in a list, otherwise its name and a colon.',
  }),
  commentEatsValue: define<{ key: string; mended: string }>({
    code: 'SITE009',
    severity: 'error',
    title: 'A value that is taken for a comment',
    message: ({ key, mended }) =>
      `${key === '' ? 'This item' : `"${key}"`} is empty: \`#\` starts a comment. Write \`${mended}\`.`,
    hint: () => 'A value that contains " #" or starts with "#" needs quotes.',
  }),
  curlyQuotes: define<{ quotes: string; mended: string }>({
    code: 'SITE010',
    severity: 'error',
    title: 'Quotes of a word processor',
    message: ({ quotes }) =>
      `${quotes} ${quotes.includes(' ') ? 'become' : 'becomes'} part of the value. Use straight quotes.`,
    hint: ({ mended }) => `Write \`${mended}\`.`,
  }),
  invisible: define<{ character: string; name: string; after: string }>({
    code: 'SITE011',
    severity: 'error',
    title: 'An invisible character',
    message: ({ character, after }) =>
      `Invisible character ${character}${after === '' ? ' at the start of the line' : ` after "${after}"`}.`,
    hint: ({ name }) => `It is a ${name}. Delete it and type an ordinary space where one belongs.`,
  }),
  anchor: define<{ problem: keyof typeof anchors; name: string }>({
    code: 'SITE012',
    severity: 'error',
    title: 'A repeated part that cannot be',
    message: ({ problem, name }) => anchors[problem](name)[0] ?? '',
    hint: ({ problem, name }) => anchors[problem](name)[1] ?? '',
  }),
  broken: define<{ problem: BrokenYaml }>({
    code: 'SITE013',
    severity: 'error',
    title: 'A line that YAML cannot read',
    message: ({ problem }) => broken[problem][0],
    hint: ({ problem }) => broken[problem][1],
  }),
  badKey: define<{ key: string }>({
    code: 'SITE014',
    severity: 'error',
    title: 'Something that cannot be a name',
    message: ({ key }) =>
      key === '' ? 'There is no name before this colon.' : `\`${key}\` cannot be the name of a setting.`,
    hint: () => 'A name is a plain word before the colon: `name: value`.',
  }),
  beyond: define<{ problem: keyof typeof beyond }>({
    code: 'SITE015',
    severity: 'error',
    title: 'YAML that a configuration has no use for',
    message: ({ problem }) => beyond[problem][0],
    hint: ({ problem }) => beyond[problem][1],
  }),
}
