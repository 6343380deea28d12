import { blocks } from '../../diagnostics/catalogue/blocks.ts'
import { fields } from '../../diagnostics/catalogue/fields.ts'
import { forms } from '../../diagnostics/catalogue/forms.ts'
import { paths } from '../../diagnostics/catalogue/paths.ts'
import { report } from '../../diagnostics/define.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Path } from '../../schema/schema-tree.ts'
import { blocksOf, formsOf, type ConfigToCheck } from './config-to-check.ts'
import { paramSlip, paramsIn } from './page-params.ts'
import { checkSend } from './sending.ts'

interface CallAt {
  call: string
  item: string
  path: Path
  /** Name in the query whose value stands in the path; none elsewhere than in a status. */
  query?: string | undefined
}

const callsOfForms = (input: ConfigToCheck): CallAt[] =>
  formsOf(input).flatMap(({ draft, item, path }) =>
    (['send', 'load'] as const).flatMap((setting) => {
      const call = draft[setting]
      return call === undefined ? [] : [{ call, item, path: [...path, setting] }]
    }),
  )

const callsOfBlocks = (input: ConfigToCheck): CallAt[] =>
  blocksOf(input).flatMap(({ block, item, path }): CallAt[] => {
    if (block.type === 'signOut' && block.send !== undefined) {
      return [{ call: block.send, item, path: [...path, 'send'] }]
    }
    if ((block.type === 'table' || block.type === 'status') && block.load !== undefined) {
      const query = block.type === 'status' ? (block.query ?? '…') : undefined
      return [{ call: block.load, item, path: [...path, 'load'], query }]
    }
    return []
  })

const checkParams = ({ call, item, path, query }: CallAt, { shape }: ConfigToCheck): Diagnostic[] => {
  const position = shape.locate(path, 'value')
  const segment = paramSlip(call.replace(/^\w+ /, ''))
  if (segment !== undefined) return [report(paths.badParam, position, { item, segment })]
  const [param, ...others] = paramsIn(call.replace(/^\w+ /, ''))
  if (query === undefined) {
    return param === undefined ? [] : [report(fields.callWithParam, position, { item, param })]
  }
  if (param !== undefined && others.length === 0) return []
  const mended = `${call.replace(/\/:\w+/g, '').replace(/\/$/, '')}/:id`
  return [report(blocks.statusParam, position, { item, query, mended })]
}

const checkCall = (at: CallAt, input: ConfigToCheck): Diagnostic[] => {
  const { call, item, path } = at
  const isLoad = path.at(-1) === 'load'
  const wrong = checkSend({ send: call, item, path, usual: isLoad ? 'GET' : 'POST' }, input.shape)
  if (wrong.length > 0) return wrong
  if (!isLoad || call.startsWith('GET ')) return checkParams(at, input)
  const mended = call.replace(/^\w+/, 'GET')
  return [report(forms.loadMethod, input.shape.locate(path, 'value'), { item, mended })]
}

/** Calls that forms and blocks make. */
export const checkCalls = (input: ConfigToCheck): Diagnostic[] =>
  [...callsOfForms(input), ...callsOfBlocks(input)].flatMap((call) => checkCall(call, input))
