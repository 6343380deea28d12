import { fields as kinds } from '../../diagnostics/catalogue/fields.ts'
import { report, type DiagnosticKind } from '../../diagnostics/define.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { suggest } from '../../diagnostics/suggest.ts'
import { autofillWords } from './autocomplete.ts'
import { fieldsOf, type ConfigToCheck, type FieldDraft, type NamedAt } from './config-to-check.ts'

type FieldAt = NamedAt<FieldDraft>
type Locate = ConfigToCheck['shape']['locate']
type Check = (field: FieldAt, locate: Locate) => Diagnostic[]

/** Types of fields that each rule works on, as in HTML. */
const typesOfRules = {
  minLength: ['text', 'email', 'password', 'tel', 'url', 'textarea'],
  maxLength: ['text', 'email', 'password', 'tel', 'url', 'textarea'],
  pattern: ['text', 'email', 'password', 'tel', 'url'],
  min: ['number'],
  max: ['number'],
  options: ['select', 'radio'],
} as const satisfies Partial<Record<keyof FieldDraft, readonly string[]>>

const ruleNames = ['minLength', 'maxLength', 'pattern', 'min', 'max', 'options'] as const

type Limits = DiagnosticKind<{ item: string; min: string; max: string; minLine: number; maxLine: number }>

const checkLimits =
  (low: 'minLength' | 'min', high: 'maxLength' | 'max', kind: Limits): Check =>
  ({ draft, item, path }, locate) => {
    const min = draft[low]
    const max = draft[high]
    if (min === undefined || max === undefined || min <= max) return []
    const first = locate([...path, low], 'value')
    const second = locate([...path, high], 'value')
    const args = { item, min: String(min), max: String(max), minLine: first.line, maxLine: second.line }
    return [report(kind, isAfter(first, second) ? first : second, args)]
  }

interface Place {
  line: number
  column: number
}

const isAfter = (a: Place, b: Place): boolean => a.line > b.line || (a.line === b.line && a.column > b.column)

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
  return ruleNames.flatMap((rule) => {
    const types: readonly string[] = typesOfRules[rule]
    const value = draft[rule]
    const isSet = value !== undefined && !(Array.isArray(value) && value.length === 0)
    if (!isSet || types.includes(type)) return []
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

const checks: readonly Check[] = [
  checkLimits('minLength', 'maxLength', kinds.impossibleLength),
  checkLimits('min', 'max', kinds.impossibleRange),
  checkPattern,
  checkOptions,
  checkEffect,
  checkMessages,
  checkMatchesItself,
  checkPasswordLength,
  checkAutocomplete,
]

/** Rules of fields that contradict each other or that browsers do not know. */
export const checkFields = (input: ConfigToCheck): Diagnostic[] =>
  fieldsOf(input).flatMap((field) => checks.flatMap((check) => check(field, input.shape.locate)))
