import { contract } from '../../diagnostics/catalogue/contract.ts'
import { contractValues as kinds, type CallPart } from '../../diagnostics/catalogue/contract-values.ts'
import { report } from '../../diagnostics/define.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { suggest } from '../../diagnostics/suggest.ts'
import type { Operation } from '../../load/openapi/contract.ts'
import { propertyNames, propertyOf, requiredNames, type Shape } from '../../load/openapi/schemas.ts'
import type { ApiToCheck, Call } from './calls.ts'
import { checkValue, type SentValue } from './sent-value.ts'

/** What one part of a call takes. */
interface Takes {
  part: CallPart
  names: string[]
  required: string[]
  /** Null for a name that is not known. */
  find: (name: string) => Shape[] | null
}

const bodyOf = (shapes: readonly Shape[], document: unknown): Takes => {
  const find = (name: string) => propertyOf(document, shapes, name)
  const isSentByServer = (name: string) => find(name)?.every(({ readOnly }) => readOnly === true) === true
  return {
    part: 'body',
    names: propertyNames(shapes).filter((name) => !isSentByServer(name)),
    required: requiredNames(shapes).filter((name) => !isSentByServer(name)),
    find,
  }
}

const queryOf = ({ parameters }: Operation): Takes => {
  const query = parameters.filter((parameter) => parameter.in === 'query')
  return {
    part: 'query',
    names: query.map(({ name }) => name).sort(),
    required: query.filter(({ required }) => required).map(({ name }) => name),
    find: (name) => query.find((parameter) => parameter.name === name)?.shapes ?? null,
  }
}

const checkPart = (
  call: Call,
  { part, names, required, find }: Takes,
  values: readonly SentValue[],
  input: ApiToCheck,
): Diagnostic[] => {
  const { item } = call
  const sent = values.map(({ name }) => name)
  const meant: string[] = []
  const inSent = values.flatMap((value) => {
    const { name, path } = value
    const shapes = find(name)
    if (shapes !== null)
      return checkValue({ call, part, value, shapes, required: required.includes(name) }, input)
    const nearest = suggest(
      name,
      names.filter((each) => !sent.includes(each)),
    )
    if (nearest !== undefined) meant.push(nearest)
    // Values that code sends are the keys of a map.
    const position = input.locate(path, value.field === undefined ? 'key' : 'value')
    return [report(kinds.unknownValue, position, { item, name, call: call.call, part, nearest, names })]
  })
  // A value under a misspelt name is there.
  const missing = required.filter((name) => !sent.includes(name) && !meant.includes(name))
  const inForm = call.path[0] === 'forms' || call.path[0] === 'pages'
  return [
    ...inSent,
    ...missing.map((name) =>
      report(kinds.missingValue, input.locate(call.path, 'value'), {
        item,
        name,
        call: call.call,
        part,
        inForm,
      }),
    ),
  ]
}

/** Whether the API knows and takes everything a call sends, and whether it is sent all it needs. */
export const checkSent = (
  call: Call,
  operation: Operation,
  { query, body }: { query: readonly SentValue[]; body: readonly SentValue[] },
  input: ApiToCheck,
): Diagnostic[] => {
  const inQuery = checkPart(call, queryOf(operation), query, input)
  const { mediaTypes = [], shapes } = operation.body ?? {}
  if (mediaTypes.length > 0 && shapes === undefined) {
    const args = { item: call.item, call: call.call, mediaTypes }
    return [...inQuery, report(contract.notJson, input.locate(call.path, 'value'), args)]
  }
  const nothing: Takes = { part: 'body', names: [], required: [], find: () => null }
  const takes = shapes === undefined ? nothing : bodyOf(shapes, input.contract.document)
  return [...inQuery, ...checkPart(call, takes, body, input)]
}
