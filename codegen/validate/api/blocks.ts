import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { itemsOf, type Shape } from '../../load/openapi/schemas.ts'
import type { Block } from '../../schema/blocks.ts'
import { itemName } from '../../schema/item-name.ts'
import type { Path } from '../../schema/schema-tree.ts'
import { answerShapes, checkTexts, expectIn } from './answers.ts'
import { findCall, type ApiToCheck, type Call } from './calls.ts'
import { valuesOfFields } from './forms.ts'
import { checkSent } from './sent-values.ts'

type BlockOf<Type extends Block['type']> = Extract<Block, { type: Type }>
type Column = BlockOf<'table'>['columns'][number]

const nothing = { query: [], body: [] }

const checkSignOut = (call: Call, input: ApiToCheck): Diagnostic[] => {
  const { operation, diagnostics } = findCall(call, input)
  return operation === undefined
    ? diagnostics
    : [...diagnostics, ...checkSent(call, operation, nothing, input)]
}

const checkStatus = ({ field, states }: BlockOf<'status'>, place: Path, call: Call, input: ApiToCheck) => {
  const { operation, diagnostics } = findCall(call, input)
  if (operation === undefined) return diagnostics
  const sent = [...diagnostics, ...checkSent(call, operation, nothing, input)]
  const answer = answerShapes(operation)
  if (answer === undefined) return sent
  const expected = { name: field, path: [...place, 'field'], types: ['string'], wanted: 'a text' }
  const found = expectIn(answer, expected, call, input)
  const path = [...place, 'states']
  const texts = Object.keys(states).map((value) => ({ value, path: [...path, value], part: 'key' as const }))
  return [
    ...sent,
    ...found.diagnostics,
    ...checkTexts(found.shapes, { name: field, setting: 'states', path, texts }, call, input),
  ]
}

/** What values of a column have to be, to be shown in its format. */
const shownAs: Readonly<Record<Column['format'], { types: readonly string[]; wanted: string }>> = {
  text: { types: ['string', 'number', 'boolean'], wanted: 'a text' },
  number: { types: ['number', 'string'], wanted: 'a number' },
  date: { types: ['string'], wanted: 'a date' },
  dateTime: { types: ['string'], wanted: 'a date with the time' },
  money: { types: ['string', 'number'], wanted: 'an amount' },
  option: { types: ['string'], wanted: 'a text' },
}

const checkColumn = (
  column: Column,
  place: Path,
  records: readonly Shape[],
  call: Call,
  input: ApiToCheck,
) => {
  const { field, format, currency, options } = column
  const found = expectIn(records, { name: field, path: [...place, 'field'], ...shownAs[format] }, call, input)
  const inCurrency =
    currency === undefined
      ? []
      : expectIn(
          records,
          { name: currency, path: [...place, 'currency'], types: ['string'], wanted: 'a text' },
          call,
          input,
        ).diagnostics
  const path = [...place, 'options']
  const texts = options.map(({ value }, index) => ({
    value,
    path: [...path, index, 'value'],
    part: 'value' as const,
  }))
  const inOptions =
    format === 'option'
      ? checkTexts(found.shapes, { name: field, setting: 'options', path, texts }, call, input)
      : []
  return [...found.diagnostics, ...inCurrency, ...inOptions]
}

const checkTable = (block: BlockOf<'table'>, place: Path, call: Call, input: ApiToCheck): Diagnostic[] => {
  const { operation, diagnostics } = findCall(call, input)
  if (operation === undefined) return diagnostics
  const query = valuesOfFields(block.filter, [...place, 'filter'], input)
  const sent = [...diagnostics, ...checkSent(call, operation, { query, body: [] }, input)]
  const answer = answerShapes(operation)
  if (answer === undefined) return sent
  const expected = { name: block.list, path: [...place, 'list'], types: ['array'], wanted: 'a list' }
  const list = expectIn(answer, expected, call, input)
  if (list.diagnostics.length > 0) return [...sent, ...list.diagnostics]
  const records = itemsOf(input.contract.document, list.shapes)
  const key = { name: block.key, path: [...place, 'key'], types: ['string', 'number'], wanted: 'a text' }
  return [
    ...sent,
    ...expectIn(records, key, call, input).diagnostics,
    ...block.columns.flatMap((column, index) =>
      checkColumn(column, [...place, 'columns', index], records, call, input),
    ),
  ]
}

const checkBlock = (block: Block, place: Path, item: string, input: ApiToCheck): Diagnostic[] => {
  switch (block.type) {
    case 'signOut':
      return block.send === undefined
        ? []
        : checkSignOut({ call: block.send, item, path: [...place, 'send'] }, input)
    case 'status':
      return checkStatus(block, place, { call: block.load, item, path: [...place, 'load'] }, input)
    case 'table':
      return checkTable(block, place, { call: block.load, item, path: [...place, 'load'] }, input)
    default:
      return []
  }
}

/** The calls that blocks make. */
export const checkBlockCalls = (input: ApiToCheck): Diagnostic[] =>
  input.config.pages.flatMap((page, index) =>
    page.blocks.flatMap((block, at) => {
      const place = ['pages', index, 'blocks', at]
      return checkBlock(block, place, itemName(input.config, place), input)
    }),
  )
