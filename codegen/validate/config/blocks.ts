import { blocks as kinds } from '../../diagnostics/catalogue/blocks.ts'
import { report } from '../../diagnostics/define.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { blocksOf, textsOf, type BlockAt, type ConfigToCheck } from './config-to-check.ts'

type Check = (at: BlockAt, shape: ConfigToCheck['shape']) => Diagnostic[]

const checkAccess: Check = ({ block, page, item, path }, { locate }) => {
  const { access, type } = block
  const pageAccess = page.access ?? 'anyone'
  if (type === undefined || access === undefined || pageAccess === 'anyone' || access === pageAccess)
    return []
  const args = { item, block: type, access, pageAccess }
  return [report(kinds.neverShown, locate([...path, 'access'], 'value'), args)]
}

const checkStates: Check = ({ block, item, path }, { locate }) => {
  if (block.type !== 'status' || block.states === undefined) return []
  const states = Object.values(block.states)
  const place = locate([...path, 'states'], 'key')
  if (states.length === 0) return [report(kinds.noStates, place, { item })]
  return states.every((state) => state?.wait === true) ? [report(kinds.waitsForever, place, { item })] : []
}

/** What each setting of a column is for. */
const formats = { currency: 'money', options: 'option' } as const

const checkColumns: Check = ({ block, item, path }, { locate }) => {
  if (block.type !== 'table') return []
  return (block.columns ?? []).flatMap((draft, index) => {
    if (draft === undefined) return []
    const place = [...path, 'columns', index]
    const column = draft.field ?? String(index + 1)
    const format = draft.format ?? 'text'
    return (['currency', 'options'] as const).flatMap((setting) => {
      const isNeeded = format === formats[setting]
      const value = draft[setting]
      const isThere = Object.hasOwn(draft, setting) && !(Array.isArray(value) && value.length === 0)
      if (isNeeded === isThere) return []
      if (isNeeded) {
        const args = { item, column, format, needed: setting }
        return [report(kinds.columnNeeds, locate([...place, 'format'], 'value'), args)]
      }
      // A format that cannot be read is reported as that, and so is an empty list that has no effect.
      if (value === undefined || (Object.hasOwn(draft, 'format') && draft.format === undefined)) return []
      const args = { item, column, format, setting, needs: formats[setting] }
      return [report(kinds.columnSetting, locate([...place, setting], 'key'), args)]
    })
  })
}

/** Not seen, not told to anyone, or too long for an address. */
const neverFilters = ['hidden', 'password', 'textarea']

const checkFilter: Check = ({ block, item, path }, { draft, locate }) => {
  if (block.type !== 'table') return []
  return textsOf(block.filter).flatMap(({ text: field, index }) => {
    const type = draft.fields?.[field]?.type ?? ''
    if (!neverFilters.includes(type)) return []
    return [report(kinds.filterType, locate([...path, 'filter', index], 'value'), { item, field, type })]
  })
}

/** Who sees a block, and whether it can show what it promises. */
export const checkBlocks = (input: ConfigToCheck): Diagnostic[] =>
  blocksOf(input).flatMap((at) =>
    [checkAccess, checkStates, checkColumns, checkFilter].flatMap((check) => check(at, input.shape)),
  )
