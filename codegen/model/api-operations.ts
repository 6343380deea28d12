import { successes, type Contract, type Operation } from '../load/openapi/contract.ts'

/** The path that `api.base` adds, without a "/" at its end. */
const basePath = (base: string): string =>
  (URL.canParse(base) ? new URL(base).pathname : base).replace(/\/+$/, '')

/** The path of an operation as the configuration writes it: `/payments/:id`, inside `api.base`. */
export const pathInside = ({ path }: Operation, base: string): string => {
  const prefix = basePath(base)
  const inside = prefix !== '' && path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path
  return inside.replaceAll(/\{([^{}/]*)\}/g, ':$1')
}

/** How many parts of the path are the very same; -1 where it is another path. */
const closeness = (promised: string, called: string): number => {
  const parts = promised.split('/')
  const segments = called.split('/')
  if (parts.length !== segments.length) return -1
  let same = 0
  for (const [at, segment] of segments.entries()) {
    const part = parts[at] ?? ''
    if (part === segment) same += 1
    else if (!part.includes(':')) return -1
  }
  return same
}

/** The operations that answer a call, the closest first: `/plans/new` before `/plans/{id}`. */
export const findOperations = (
  { operations }: Contract,
  call: string,
  base: string,
  which: 'sameMethod' | 'anyMethod' = 'sameMethod',
): Operation[] => {
  const [method, path = ''] = call.split(' ')
  return operations
    .filter((operation) => which === 'anyMethod' || operation.method === method)
    .map((operation) => ({ operation, same: closeness(pathInside(operation, base), path) }))
    .filter(({ same }) => same >= 0)
    .sort((a, b) => b.same - a.same)
    .map(({ operation }) => operation)
}

/** A JSON answer: a place in the description; null for an answer without a body. */
export type AnswerModel = readonly string[] | null

/** What a call answers when it worked. Undefined where the description does not say. */
export const answersOf = (contract: Contract, call: string, base: string): AnswerModel[] | undefined => {
  const [operation] = findOperations(contract, call, base)
  if (operation === undefined) return undefined
  const found = successes(operation)
  if (found.length === 0) return undefined
  const { path, method } = operation
  return found.map(({ status, content: { json } }) =>
    json === undefined ? null : [path, method.toLowerCase(), 'responses', status, 'content', json],
  )
}
