import { fields as kinds } from '../../diagnostics/catalogue/fields.ts'
import { report } from '../../diagnostics/define.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { suggest } from '../../diagnostics/suggest.ts'
import { autofillWords } from './autocomplete.ts'
import { fieldsOf, type ConfigToCheck, type FieldDraft, type NamedAt } from './config-to-check.ts'
import { hasEffect, typesOfSettings } from './field-effects.ts'
import { checkFieldLimits } from './field-limits.ts'
import { checkFieldValues } from './field-values.ts'
import { checkHidden } from './hidden-fields.ts'

type FieldAt = NamedAt<FieldDraft>
type Locate = ConfigToCheck['shape']['locate']
type Check = (field: FieldAt, locate: Locate) => Diagnostic[]

/** The browser reads a pattern with the flag "v". */
const checkPattern: Check = ({ draft, item, path }, locate) => {
  if (draft.pattern === undefined) return []
  try {
    new RegExp(draft.pattern, 'v')
    return []
  } catch (error) {
    const reason =
      error instanceof Error
        ? error.message.replace(/^.*\/v?: /s, '').replace(/\.$/, '')
        : 'it cannot be read'
    const plain = reason.charAt(0).toLowerCase() + reason.slice(1)
    return [report(kinds.badPattern, locate([...path, 'pattern'], 'value'), { item, reason: plain })]
  }
}

const checkOptions: Check = ({ draft, item, path }, locate) => {
  const needs = draft.type === 'select' || draft.type === 'radio'
  if (!needs || draft.options === undefined ? !needs : draft.options.length > 0) return []
  const place =
    draft.options === undefined ? locate([...path, 'type'], 'value') : locate([...path, 'options'], 'value')
  return [report(kinds.noOptions, place, { item, type: draft.type ?? '' })]
}

const checkEffect: Check = ({ draft, item, path }, locate) => {
  const { type } = draft
  if (type === undefined) return []
  return Object.entries(typesOfSettings).flatMap(([rule, types]) => {
    const value = new Map<string, unknown>(Object.entries(draft)).get(rule)
    const isSet = value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0)
    if (!isSet || hasEffect(type, rule)) return []
    return [report(kinds.noEffect, locate([...path, rule], 'key'), { item, rule, type, types: [...types] })]
  })
}

const checkMessages: Check = ({ draft, item, path }, locate) =>
  Object.keys(draft.messages ?? {}).flatMap((rule) => {
    const isSet =
      rule === 'type' || (rule === 'required' ? draft.required === true : Object.hasOwn(draft, rule))
    return isSet
      ? []
      : [report(kinds.unusedMessage, locate([...path, 'messages', rule], 'key'), { item, rule })]
  })

const checkMatchesItself: Check = ({ draft, item, path, name }, locate) =>
  draft.matches === name ? [report(kinds.matchesItself, locate([...path, 'matches'], 'value'), { item })] : []

const checkPasswordLength: Check = ({ draft, item, path }, locate) => {
  const { type, maxLength, minLength = 0 } = draft
  if (type !== 'password' || maxLength === undefined || maxLength >= 64 || minLength > maxLength) return []
  return [report(kinds.shortPassword, locate([...path, 'maxLength'], 'value'), { item })]
}

const checkAutocomplete: Check = ({ draft, item, path }, locate) => {
  const words = (draft.autocomplete ?? '').split(/\s+/).filter((word) => word !== '')
  const word = words.find((each) => !autofillWords.includes(each) && !each.startsWith('section-'))
  if (word === undefined) return []
  const nearest = suggest(word, autofillWords)
  return [report(kinds.badAutocomplete, locate([...path, 'autocomplete'], 'value'), { item, word, nearest })]
}

/** Words of autocomplete that say that a value is a secret. */
const secrets = ['one-time-code', 'current-password', 'new-password']

const checkSecret: Check = ({ draft, item, path }, locate) => {
  const { from, autocomplete = '' } = draft
  if (from === undefined || !('query' in from) || from.query === undefined) return []
  if (!autocomplete.split(/\s+/).some((word) => secrets.includes(word))) return []
  return [report(kinds.secretInQuery, locate([...path, 'from'], 'value'), { item, name: from.query })]
}

const checks: readonly Check[] = [
  checkFieldLimits,
  checkFieldValues,
  checkPattern,
  checkOptions,
  checkEffect,
  checkMessages,
  checkMatchesItself,
  checkPasswordLength,
  checkAutocomplete,
  checkSecret,
]

/** Rules of fields that contradict each other or that browsers do not know. */
export const checkFields = (input: ConfigToCheck): Diagnostic[] =>
  fieldsOf(input).flatMap((field) => [
    ...checks.flatMap((check) => check(field, input.shape.locate)),
    ...checkHidden(field, input),
  ])
