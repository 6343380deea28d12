import { define } from '../define.ts'
import { about, listed } from '../sentence.ts'
import { pluralTexts } from './plural-texts.ts'

const text = (id: string) => `text "${id}"`
const code = (words: readonly string[]) => words.map((word) => `\`${word}\``).join(' ')

type Demand = 'number' | 'date' | 'select'

/** Kinds of values in the words of a sentence. */
const kindNames: Record<Demand | 'plain', string> = {
  number: 'a number',
  date: 'a date',
  select: 'a choice',
  plain: 'a plain value',
}
const kindExamples: Record<Demand | 'plain', string> = {
  number: ', number',
  date: ', date',
  select: ', select, … other {…}',
  plain: '',
}

/** What a text says, against the source text and the places that show it. */
export const messageTexts = {
  emptyText: define<{ id: string }>({
    code: 'SITE215',
    severity: 'error',
    title: 'A text without words',
    message: ({ id }) => `"${id}" is empty.`,
    hint: () => 'Write the text.',
  }),
  edgeSpaces: define<{ id: string; where: 'start' | 'end' }>({
    code: 'SITE216',
    severity: 'warning',
    title: 'Spaces around a text',
    message: ({ id, where }) => about(text(id), `there is a space at the ${where}.`),
    hint: () => 'Remove it.',
  }),
  shownMarkup: define<{ id: string; part: string }>({
    code: 'SITE217',
    severity: 'warning',
    title: 'HTML that would be shown as it is',
    message: ({ id, part }) => about(text(id), `visitors would read "${part}".`),
    hint: ({ part }) =>
      part.startsWith('&') ? 'Write the character itself.' : 'Remove it; a line break in a text is `\\n`.',
  }),
  strayBrace: define<{ id: string; part: string }>({
    code: 'SITE218',
    severity: 'error',
    title: 'A closing brace without an opening one',
    message: ({ id }) => about(text(id), '"}" closes nothing.'),
    hint: () => "Remove it, or add the `{`. For a brace as text write `'}'`.",
  }),
  quotedPlaceholder: define<{ id: string; part: string }>({
    code: 'SITE219',
    severity: 'warning',
    title: 'A placeholder that an apostrophe turns into text',
    message: ({ id, part }) => about(text(id), `the apostrophe makes "${part}" plain text.`),
    hint: () => "For an apostrophe write `’` or `''`.",
  }),
  lostPlaceholder: define<{ id: string; part: string }>({
    code: 'SITE220',
    severity: 'error',
    title: 'A placeholder of the source text that an apostrophe turns into text',
    message: ({ id, part }) => about(text(id), `the apostrophe makes "${part}" plain text.`),
    hint: () => "For an apostrophe write `’` or `''`.",
  }),
  replacedName: define<{
    id: string
    part: string
    meant: string
    misspelt: boolean
    what: 'placeholders' | 'tags'
  }>({
    code: 'SITE221',
    severity: 'error',
    title: 'A placeholder or a tag that was translated',
    message: ({ id, part }) => about(text(id), `"${part}" isn't in the source text.`),
    hint: ({ meant, misspelt, what }) =>
      misspelt ? `Did you mean \`${meant}\`?` : `Keep \`${meant}\`: ${what} are not translated.`,
  }),
  extraName: define<{ id: string; part: string; source: string }>({
    code: 'SITE222',
    severity: 'error',
    title: 'A placeholder or a tag that the source text does not have',
    message: ({ id, part }) => about(text(id), `"${part}" isn't in the source text.`),
    hint: ({ source }) => `Remove it; the source text is “${source}”.`,
  }),
  missingName: define<{ id: string; part: string; source: string }>({
    code: 'SITE223',
    severity: 'error',
    title: 'A placeholder or a tag that is missing',
    message: ({ id, part }) => about(text(id), `"${part}" is missing.`),
    hint: ({ part, source }) => `Add \`${part}\`; the source text is “${source}”.`,
  }),
  otherKind: define<{ id: string; name: string; found: Demand | 'plain'; wanted: Demand | 'plain' }>({
    code: 'SITE224',
    severity: 'error',
    title: 'A placeholder that is something else in the source text',
    message: ({ id, name, found, wanted }) =>
      about(text(id), `"{${name}}" is ${kindNames[wanted]} in the source text, ${kindNames[found]} here.`),
    hint: ({ name, found, wanted }) => {
      const other = found === 'plain' ? '' : `, or make it ${kindNames[found]} in the source text`
      return `Write \`{${name}${kindExamples[wanted]}}\`${other}.`
    },
  }),
  valueNotGiven: define<{
    id: string
    part: string
    usedBy: string
    given: readonly string[]
    isOwn: boolean
  }>({
    code: 'SITE225',
    severity: 'error',
    title: 'A placeholder that nothing gives a value',
    message: ({ id, part, usedBy }) =>
      about(text(id), `nothing gives "${part}" a ${part.startsWith('<') ? 'meaning' : 'value'}; ${usedBy}.`),
    hint: ({ part, given, isOwn }) => {
      if (!isOwn) return 'Name a text of your own.'
      if (given.length > 0) return `Values of this text: ${code(given.map((name) => `{${name}}`))}.`
      return part.startsWith('<') ? 'Remove the tag and keep the text.' : 'Write the value itself.'
    },
  }),
  unsentOption: define<{
    id: string
    options: readonly string[]
    meant: readonly string[]
    available: readonly string[]
  }>({
    code: 'SITE226',
    severity: 'error',
    title: 'An option of a choice that is never sent',
    message: ({ id, options }) =>
      about(
        text(id),
        `option${options.length === 1 ? '' : 's'} ${listed(options)} ${options.length === 1 ? 'is' : 'are'} never sent.`,
      ),
    hint: ({ meant, available }) =>
      meant.length === 0
        ? `Remove it; ${available.length === 0 ? 'the only option is "other"' : `the options are ${listed([...available, 'other'])}`}.`
        : `Keep ${listed(meant)}; translate only inside the braces.`,
  }),
  missingOption: define<{ id: string; name: string; options: readonly string[] }>({
    code: 'SITE227',
    severity: 'warning',
    title: 'An option of a choice that is missing',
    message: ({ id, name, options }) =>
      about(text(id), `"{${name}}" has no option ${listed(options)}; "other" is shown instead.`),
    hint: ({ options }) => `Add ${code(options.map((option) => `${option} {…}`))}.`,
  }),
  ...pluralTexts,
}
