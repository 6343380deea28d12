import { messageSyntax as kinds } from '../diagnostics/catalogue/message-syntax.ts'
import { report } from '../diagnostics/define.ts'
import type { Diagnostic, Position } from '../diagnostics/diagnostic.ts'
import { suggest } from '../diagnostics/suggest.ts'
import { explainPlaceholder, excerpt } from './message-placeholders.ts'

/** A text whose ICU grammar is broken between two offsets. */
export interface BrokenMessage {
  id: string
  text: string
  start: number
  end: number
  locate: (offset: number) => Position
}

/** Names of the parser's ErrorKind; the error it throws has one as its message. */
export type SyntaxErrorName = keyof typeof explanations

const numberFormats = 'Formats of numbers are for example `::percent`, `::currency/UAH` and `::.00`.'
const dateFormats = 'Formats of dates and times are for example `medium`, `::yMMMd` and `::Hm`.'
const types = ['number', 'date', 'time', 'plural', 'selectordinal', 'select']

const badType = ({ id, text, start, end, locate }: BrokenMessage): Diagnostic => {
  const part = text.slice(start, end)
  return report(kinds.badType, locate(start), { id, part, nearest: suggest(part, types) })
}

const badStyle =
  (fix: string) =>
  ({ id, text, start, end, locate }: BrokenMessage): Diagnostic => {
    const part = text.slice(start, end).trim()
    return report(kinds.badStyle, locate(start), { id, part, fix })
  }

/** The parser gives the whole placeholder; the format is its last part. */
const emptySkeleton =
  (fix: string) =>
  (broken: BrokenMessage): Diagnostic =>
    badStyle(fix)({ ...broken, start: broken.text.indexOf('::', broken.start), end: broken.end - 1 })

const unclosedQuote = ({ id, start, locate }: BrokenMessage): Diagnostic =>
  report(kinds.unclosedQuote, locate(start - 1), { id, part: "'" })

const noOptions = ({ id, text, start, locate }: BrokenMessage): Diagnostic => {
  const kind = /(plural|selectordinal|select)\s*,?[^{},]*$/.exec(text.slice(0, start))
  const offset = kind?.index ?? start
  return report(kinds.noOptions, locate(offset), { id, part: '', kind: kind?.[1] ?? 'select' })
}

const badExactNumber = ({ id, start, locate }: BrokenMessage): Diagnostic =>
  report(kinds.badExactNumber, locate(start), { id, part: '' })

/** One kind of error stands for two mistakes: no options at all, and no number after "=". */
const pluralSelector = (broken: BrokenMessage): Diagnostic =>
  broken.text[broken.start - 1] === '=' ? badExactNumber(broken) : noOptions(broken)

const badOffset = ({ id, start, locate }: BrokenMessage): Diagnostic =>
  report(kinds.badOffset, locate(start), { id, part: '' })

const optionWithoutText = ({ id, text, start, locate }: BrokenMessage): Diagnostic => {
  const option = /[^\s{}]*$/.exec(text.slice(0, start).trimEnd())
  return report(kinds.optionWithoutText, locate(option?.index ?? start), {
    id,
    part: '',
    option: option?.[0] ?? '',
  })
}

const optionTwice = ({ id, text, start, end, locate }: BrokenMessage): Diagnostic =>
  report(kinds.optionTwice, locate(start), { id, part: '', option: text.slice(start, end) })

const noOther = ({ id, start, locate }: BrokenMessage): Diagnostic =>
  report(kinds.noOther, locate(start), { id, part: '' })

const badTag = ({ id, text, start, locate }: BrokenMessage): Diagnostic =>
  report(kinds.badTag, locate(start), { id, part: excerpt(text, start, '>') })

const unmatchedTag = ({ id, text, start, locate }: BrokenMessage): Diagnostic => {
  const offset = text[start] === '<' ? start : start - 2
  const part = excerpt(text, offset, '>')
  return report(kinds.unmatchedTag, locate(offset), { id, part, expected: openTag(text.slice(0, offset)) })
}

const unclosedTag = ({ id, text, start, locate }: BrokenMessage): Diagnostic => {
  const tag = /^<([^\s>]*)/.exec(text.slice(start))?.[1] ?? ''
  return report(kinds.unclosedTag, locate(start), { id, part: '', tag })
}

const openTag = (before: string): string | undefined => {
  const open: string[] = []
  for (const [, slash, name = ''] of before.matchAll(/<(\/?)([a-zA-Z][^\s<>/]*)\s*>/g)) {
    if (slash === '/') open.pop()
    else open.push(name)
  }
  return open.at(-1)
}

const explanations = {
  EXPECT_ARGUMENT_CLOSING_BRACE: explainPlaceholder,
  EMPTY_ARGUMENT: explainPlaceholder,
  MALFORMED_ARGUMENT: explainPlaceholder,
  EXPECT_ARGUMENT_TYPE: badType,
  INVALID_ARGUMENT_TYPE: badType,
  EXPECT_ARGUMENT_STYLE: badStyle('Write a format after the comma, or remove the comma.'),
  INVALID_NUMBER_SKELETON: badStyle(numberFormats),
  INVALID_DATE_TIME_SKELETON: badStyle(dateFormats),
  EXPECT_NUMBER_SKELETON: emptySkeleton(numberFormats),
  EXPECT_DATE_TIME_SKELETON: emptySkeleton(dateFormats),
  UNCLOSED_QUOTE_IN_ARGUMENT_STYLE: unclosedQuote,
  EXPECT_SELECT_ARGUMENT_OPTIONS: noOptions,
  EXPECT_PLURAL_ARGUMENT_OFFSET_VALUE: badOffset,
  INVALID_PLURAL_ARGUMENT_OFFSET_VALUE: badOffset,
  EXPECT_SELECT_ARGUMENT_SELECTOR: noOptions,
  EXPECT_PLURAL_ARGUMENT_SELECTOR: pluralSelector,
  EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT: optionWithoutText,
  EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT: optionWithoutText,
  INVALID_PLURAL_ARGUMENT_SELECTOR: badExactNumber,
  DUPLICATE_PLURAL_ARGUMENT_SELECTOR: optionTwice,
  DUPLICATE_SELECT_ARGUMENT_SELECTOR: optionTwice,
  MISSING_OTHER_CLAUSE: noOther,
  INVALID_TAG: badTag,
  INVALID_TAG_NAME: badTag,
  UNMATCHED_CLOSING_TAG: unmatchedTag,
  UNCLOSED_TAG: unclosedTag,
}

const isSyntaxErrorName = (name: string): name is SyntaxErrorName => Object.hasOwn(explanations, name)

/** Says in plain words what the parser of ICU messages did not understand. */
export const explainSyntaxError = (name: string, broken: BrokenMessage): Diagnostic =>
  isSyntaxErrorName(name)
    ? explanations[name](broken)
    : report(kinds.unreadable, broken.locate(0), { id: broken.id, part: '' })
