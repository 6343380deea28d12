import { define } from '../define.ts'
import { about } from '../sentence.ts'

interface PathArgs {
  item: string
  mended: string
}

/** Names and addresses of pages. */
export const paths = {
  start: define<PathArgs>({
    code: 'SITE070',
    severity: 'error',
    title: 'A path that does not start with "/"',
    message: ({ item, mended }) => about(item, `paths start with "/": \`${mended}\`.`),
    hint: ({ mended }) => `Write \`path: ${mended}\`.`,
  }),
  language: define<PathArgs & { languages: string[] }>({
    code: 'SITE071',
    severity: 'error',
    title: 'A path with a language',
    message: ({ item, languages }) =>
      about(item, `leave out the language: ${languages.map((code) => `/${code}`).join(', ')} are added.`),
    hint: ({ mended }) => (mended === '' ? 'Choose another path.' : `Write \`path: ${mended}\`.`),
  }),
  slashAtEnd: define<PathArgs>({
    code: 'SITE072',
    severity: 'error',
    title: 'A path with "/" at the end',
    message: ({ item }) => about(item, 'leave out the "/" at the end of the path.'),
    hint: ({ mended }) => `Write \`path: ${mended}\`.`,
  }),
  characters: define<PathArgs & { path: string; found: string }>({
    code: 'SITE073',
    severity: 'error',
    title: 'A character that a path cannot have',
    message: ({ item, path, found }) =>
      about(item, `paths are small letters a–z, digits and "-": "${path}" has ${found}.`),
    hint: ({ mended }) => (mended === '' ? 'Choose another path.' : `Write \`path: ${mended}\`.`),
  }),
  reserved: define<{ item: string; path: string; purpose: string }>({
    code: 'SITE074',
    severity: 'error',
    title: 'A path that is taken',
    message: ({ item, purpose }) => about(item, `reserved for ${purpose}. Choose another path.`),
    hint: ({ path }) => `A page cannot have ${path} as its path.`,
  }),
  samePath: define<{
    item: string
    path: string
    first: string
    firstLine: number
    second: string
    secondLine: number
  }>({
    code: 'SITE075',
    severity: 'error',
    title: 'Two pages with one path',
    message: ({ path, first, firstLine, second, secondLine }) =>
      `"${first}" (line ${firstLine}) and "${second}" (line ${secondLine}) both use ${path}.`,
    hint: () => 'Give one of them another path.',
  }),
  sameName: define<{ name: string; line: number }>({
    code: 'SITE076',
    severity: 'error',
    title: 'Two pages with one name',
    message: ({ name, line }) => `page "${name}": the page at line ${line} has this name already.`,
    hint: () => 'Give one of them another name; links and menus use it.',
  }),
  noHome: define<{ page: string | undefined }>({
    code: 'SITE077',
    severity: 'error',
    title: 'No page at "/"',
    message: () => 'No page has the path "/".',
    hint: ({ page }) => `Give ${page === undefined ? 'the home page' : `page "${page}"`} \`path: /\`.`,
  }),
  undeclaredParam: define<{ item: string; param: string }>({
    code: 'SITE078',
    severity: 'error',
    title: 'A part of the path without values',
    message: ({ item, param }) => about(item, `":${param}" of the path has no values.`),
    hint: ({ param }) => `Add \`params: { ${param}: { oneOf: [one, two] } }\`.`,
  }),
  unknownParam: define<{ item: string; param: string; path: string; nearest: string | undefined }>({
    code: 'SITE079',
    severity: 'error',
    title: 'Values for a part the path does not have',
    message: ({ item, param, path, nearest }) =>
      about(
        item,
        `the path ${path} has no ":${param}".${nearest === undefined ? '' : ` Did you mean "${nearest}"?`}`,
      ),
    hint: ({ param, path }) =>
      `Remove "${param}", or add it to the path: \`${path === '/' ? '' : path}/:${param}\`.`,
  }),
  badParam: define<{ item: string; segment: string }>({
    code: 'SITE080',
    severity: 'error',
    title: 'A ":param" that cannot be',
    message: ({ item, segment }) => about(item, `"${segment}" cannot be a part of a path.`),
    hint: () => 'A param is ":" and a name that stands alone between two "/", each name once: `/plans/:id`.',
  }),
  badParamValue: define<{ item: string; value: string; param: string; mended: string }>({
    code: 'SITE081',
    severity: 'error',
    title: 'A value that a path cannot have',
    message: ({ item, value, param }) =>
      about(item, `"${value}" cannot stand for ":${param}" in an address.`),
    hint: ({ mended }) => `Use small letters a–z, digits and "-"${mended === '' ? '' : `: \`${mended}\``}.`,
  }),
  noValueLeft: define<{ item: string; name: string; values: string[] }>({
    code: 'SITE082',
    severity: 'error',
    title: 'A check that nothing passes',
    message: ({ item, name }) =>
      about(item, `no value of "${name}" passes this check, so the page is never shown.`),
    hint: ({ values }) => `Its values are ${values.join(', ')}.`,
  }),
}
