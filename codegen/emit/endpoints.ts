import { enumerated } from '../diagnostics/sentence.ts'
import type { EndpointModel, SiteModel, ValueModel } from '../model/site-model.ts'
import { propertyKey, quote } from './escape.ts'
import { importTypes } from './statements.ts'
import type { TypeScriptFile } from './typescript-printer.ts'

const WIDTH = 110

/** A number that was not filled in is null. */
const kinds: Record<ValueModel['kind'], string> = {
  text: 'string',
  number: 'number | null',
  boolean: 'boolean',
}

/** On one line where it fits behind what is `taken` of it, else a member a line. */
const objectType = (members: readonly string[], indent: string, taken: number): string => {
  if (members.length === 0) return '{}'
  const all = members.map((member) => `readonly ${member}`)
  const line = `{ ${all.join('; ')} }`
  if (!line.includes('\n') && indent.length + taken + line.length <= WIDTH) return line
  return `{\n${all.map((member) => `${indent}  ${member}\n`).join('')}${indent}}`
}

const part = (name: string, members: readonly string[]): string[] =>
  members.length === 0 ? [] : [`${name}: ${objectType(members, '    ', `readonly ${name}: `.length)}`]

/** One body, or no body, or one of several. */
const bodyPart = (bodies: EndpointModel['bodies']): string[] => {
  const [first = [], ...others] = bodies.map((values) =>
    values.map(({ name, kind }) => `${propertyKey(name)}: ${kinds[kind]}`),
  )
  if (others.length === 0) return part('body', first)
  const types = [first, ...others].map((values) =>
    values.length === 0 ? 'undefined' : objectType(values, '      ', 2),
  )
  return [`body:\n      | ${types.join('\n      | ')}`]
}

/** The place of a type in api.ts; a status stands there as a number. */
const answerType = (answer: NonNullable<EndpointModel['answers']>[number]): string =>
  answer === null
    ? 'undefined'
    : `paths${answer.map((step) => `[${/^\d+$/.test(step) ? step : quote(step)}]`).join('')}`

const answerPart = (answers: EndpointModel['answers']): string[] =>
  answers === undefined ? [] : [`answer: ${[...new Set(answers.map(answerType))].join(' | ')}`]

const endpointType = ({ call, params, query, bodies, answers }: EndpointModel): string => {
  const parts = [
    ...part(
      'params',
      params.map((name) => `${propertyKey(name)}: string | number`),
    ),
    ...part(
      'query',
      query.map(({ name, kind }) => `${propertyKey(name)}?: ${kinds[kind]}`),
    ),
    ...bodyPart(bodies),
    ...answerPart(answers),
  ]
  return objectType(parts, '  ', `readonly ${quote(call)}: `.length)
}

const sentence = (users: readonly string[]): string => {
  const text = enumerated(users)
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

const declaration = (endpoint: EndpointModel): string =>
  `  /** ${sentence(endpoint.users)} */\n  readonly ${quote(endpoint.call)}: ${endpointType(endpoint)}\n`

/**
 * endpoints.ts: what each call of the API takes, so that a wrong one does not compile. The interface is given as text:
 * ts-morph lets the further lines of a member hang.
 */
export const emitEndpoints = ({ endpoints }: SiteModel): TypeScriptFile => ({
  path: 'endpoints.ts',
  statements: [
    ...(endpoints.some(({ answers }) => answers?.some((answer) => answer !== null))
      ? [importTypes('./api.ts', ['paths'])]
      : []),
    `export interface Endpoints {\n${endpoints.map(declaration).join('')}}`,
  ],
})
