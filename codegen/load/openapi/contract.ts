import { isSettings, type Settings } from '../../schema/schema-tree.ts'
import type { SourceFile } from '../site-source.ts'
import { follow } from './refs.ts'
import { shapesOf, type Shape } from './schemas.ts'

/** What the API promises, as its description says it. */
export interface Contract {
  /** The description as it was read. */
  source: SourceFile
  /** The description itself, as JSON. */
  document: Settings
  operations: readonly Operation[]
}

export interface Parameter {
  name: string
  in: string
  required: boolean
  shapes: Shape[]
}

/** What is sent or answered; `shapes` are absent where none of it is JSON. */
export interface Content {
  mediaTypes: string[]
  /** The media type of the JSON. */
  json?: string
  shapes?: Shape[]
}

/** One method of one path. */
export interface Operation {
  /** `POST` */
  method: string
  /** `/payments/{id}`, as the description writes it. */
  path: string
  parameters: Parameter[]
  /** Absent where it takes no body. */
  body?: Content
  /** By status: `200`, `4XX`, `default`. */
  answers: ReadonlyMap<string, Content>
}

const methods = ['get', 'post', 'put', 'patch', 'delete']

const isJson = (mediaType: string): boolean =>
  /^(?:application\/(?:[\w.+-]+\+)?json|\*\/\*|application\/\*)\s*(?:;|$)/i.test(mediaType)

const readContent = (document: Settings, part: unknown): Content => {
  const content = isSettings(part) && isSettings(part['content']) ? part['content'] : {}
  const mediaTypes = Object.keys(content)
  const json = mediaTypes.find(isJson)
  if (json === undefined) return { mediaTypes }
  const media = content[json]
  return { mediaTypes, json, shapes: shapesOf(document, isSettings(media) ? media['schema'] : undefined) }
}

const readParameters = (document: Settings, ...lists: unknown[]): Parameter[] => {
  const found = new Map<string, Parameter>()
  for (const item of lists.flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : []))) {
    const parameter = follow(document, item)
    if (!isSettings(parameter)) continue
    const { name, in: place, required, schema } = parameter
    if (typeof name !== 'string' || typeof place !== 'string') continue
    // Those of the operation come last, and replace those of its path.
    const shapes = shapesOf(document, schema)
    found.set(`${place} ${name}`, { name, in: place, required: required === true, shapes })
  }
  return [...found.values()]
}

const readAnswers = (document: Settings, responses: unknown): Operation['answers'] =>
  new Map(
    Object.entries(isSettings(responses) ? responses : {}).map(([status, response]) => [
      status.toUpperCase() === 'DEFAULT' ? 'default' : status.toUpperCase(),
      readContent(document, follow(document, response)),
    ]),
  )

const readOperation = (document: Settings, path: string, method: string, item: Settings): Operation[] => {
  const operation = item[method]
  if (!isSettings(operation)) return []
  const { requestBody, responses } = operation
  return [
    {
      method: method.toUpperCase(),
      path,
      parameters: readParameters(document, item['parameters'], operation['parameters']),
      ...(requestBody === undefined ? {} : { body: readContent(document, follow(document, requestBody)) }),
      answers: readAnswers(document, responses),
    },
  ]
}

/** Every call that the description knows. */
export const readContract = (source: SourceFile, document: Settings): Contract => {
  const paths = isSettings(document['paths']) ? document['paths'] : {}
  const operations = Object.entries(paths).flatMap(([path, entry]) => {
    const item = follow(document, entry)
    return isSettings(item) ? methods.flatMap((method) => readOperation(document, path, method, item)) : []
  })
  return { source, document, operations }
}

/** The answers of a call that worked. */
export const successes = ({ answers }: Operation): { status: string; content: Content }[] =>
  [...answers]
    .filter(([status]) => /^2(?:\d\d|XX)$/.test(status))
    .map(([status, content]) => ({ status, content }))
