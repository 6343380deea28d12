import { contract as kinds } from '../../diagnostics/catalogue/contract.ts'
import { report } from '../../diagnostics/define.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Operation } from '../../load/openapi/contract.ts'
import { fieldKind, isSent } from '../../model/endpoints.ts'
import type { Form } from '../../schema/forms.ts'
import type { Path } from '../../schema/schema-tree.ts'
import { answerShapes, expectIn, type Expected } from './answers.ts'
import { findCall, type ApiToCheck, type Call } from './calls.ts'
import type { SentValue } from './sent-value.ts'
import { checkSent } from './sent-values.ts'

/** The values of fields that are named in a list of the configuration. */
export const valuesOfFields = (
  names: readonly string[],
  path: Path,
  { config }: Pick<ApiToCheck, 'config'>,
): SentValue[] =>
  names.flatMap((name, index) => {
    const field = config.fields[name]
    // A field that does not exist is reported with the names.
    if (field === undefined || !isSent(field)) return []
    return [{ name, kind: fieldKind(field.type), path: [...path, index], field }]
  })

const checkStatuses = (
  { errors }: Form,
  call: Call,
  { answers }: Operation,
  { locate }: ApiToCheck,
): Diagnostic[] => {
  if (answers.has('default')) return []
  const known = [...answers.keys()]
  const statuses = known.filter((status) => /^[45]/.test(status)).sort()
  return Object.keys(errors)
    .filter((status) => !known.includes(status) && !known.includes(`${status.slice(0, 1)}XX`))
    .map((status) => {
      const position = locate([...call.path.slice(0, 2), 'errors', status], 'key')
      return report(kinds.unknownStatus, position, { item: call.item, status, call: call.call, statuses })
    })
}

const checkKey = (
  { idempotent }: Form,
  call: Call,
  { parameters }: Operation,
  { locate }: ApiToCheck,
): Diagnostic[] => {
  const key = parameters.find(
    (parameter) => parameter.in === 'header' && parameter.name.toLowerCase() === 'idempotency-key',
  )
  const args = { item: call.item, call: call.call }
  if (idempotent && key === undefined)
    return [report(kinds.keyNotTaken, locate([...call.path.slice(0, 2), 'idempotent'], 'key'), args)]
  if (!idempotent && key?.required === true)
    return [report(kinds.keyNeeded, locate(call.path, 'value'), args)]
  return []
}

const checkSuccess = (
  { success }: Form,
  call: Call,
  operation: Operation,
  input: ApiToCheck,
): Diagnostic[] => {
  const shapes = answerShapes(operation)
  if (shapes === undefined) return []
  const place = [...call.path.slice(0, 2), 'success']
  const { saveToken, goTo } = success
  const address = typeof goTo === 'object' && 'address' in goTo ? goTo.address : undefined
  const expected = [
    { name: saveToken, path: [...place, 'saveToken'] },
    { name: address, path: [...place, 'goTo', 'address'] },
  ]
  return expected.flatMap(({ name, path }) =>
    name === undefined
      ? []
      : expectIn(shapes, { name, path, types: ['string'], wanted: 'a text' }, call, input).diagnostics,
  )
}

const checkSend = (form: Form, call: Call, input: ApiToCheck): Diagnostic[] => {
  const { operation, diagnostics } = findCall(call, input)
  if (operation === undefined) return diagnostics
  const values = valuesOfFields(form.fields, [...call.path.slice(0, 2), 'fields'], input)
  const [query, body] = call.call.startsWith('GET ') ? [values, []] : [[], values]
  return [
    ...diagnostics,
    ...checkSent(call, operation, { query, body }, input),
    ...checkSuccess(form, call, operation, input),
    ...checkStatuses(form, call, operation, input),
    ...checkKey(form, call, operation, input),
  ]
}

/** What an answer must hold to fill a field. */
const toFill = { text: 'a text', number: 'a number', boolean: 'true or false' }
const typesToFill = { text: ['string'], number: ['number'], boolean: ['boolean'] }

/** Secrets, repetitions and what comes with a link are not filled from an answer. */
const isFilled = ({ field }: SentValue): boolean =>
  field !== undefined && field.type !== 'password' && field.type !== 'hidden' && field.from === undefined

const checkLoad = (form: Form, call: Call, input: ApiToCheck): Diagnostic[] => {
  const { operation, diagnostics } = findCall(call, input)
  const shapes = operation && answerShapes(operation)
  if (operation === undefined || shapes === undefined) return diagnostics
  const fields = valuesOfFields(form.fields, [...call.path.slice(0, 2), 'fields'], input).filter(isFilled)
  const inAnswer = fields.flatMap(({ name, kind, path }) => {
    const expected: Expected = { name, path, types: typesToFill[kind], wanted: toFill[kind] }
    return expectIn(shapes, expected, call, input).diagnostics
  })
  return [...diagnostics, ...inAnswer, ...checkSent(call, operation, { query: [], body: [] }, input)]
}

/** How forms are loaded and sent. */
export const checkFormCalls = (input: ApiToCheck): Diagnostic[] =>
  Object.entries(input.config.forms).flatMap(([name, form]) => {
    const item = `form "${name}"`
    const sent = checkSend(form, { call: form.send, item, path: ['forms', name, 'send'] }, input)
    if (form.load === undefined) return sent
    return [...sent, ...checkLoad(form, { call: form.load, item, path: ['forms', name, 'load'] }, input)]
  })
