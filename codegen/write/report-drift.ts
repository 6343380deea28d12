import { generated } from '../diagnostics/catalogue/generated.ts'
import { report } from '../diagnostics/define.ts'
import type { Diagnostic, Position } from '../diagnostics/diagnostic.ts'
import type { Drift } from './drift.ts'

/** The first line that differs. */
const positionOf = ({ path, actual, expected }: Drift): Position => {
  const lines = expected.split('\n')
  const index = actual.split('\n').findIndex((line, at) => line !== lines[at])
  return { file: `generated/${path}`, line: Math.max(index, 0) + 1, column: 1 }
}

/** One for each file that somebody touched, and one for all that fell behind: they have one cause and one cure. */
export const reportDrift = (drifts: readonly Drift[]): Diagnostic[] => {
  const each = drifts.flatMap((drift) => {
    if (!drift.byHand || drift.kind === 'missing') return []
    const kind = drift.kind === 'changed' ? generated.changedByHand : generated.orphaned
    return [report(kind, positionOf(drift), {})]
  })
  const groups = [
    { kind: generated.missing, members: drifts.filter(({ byHand, kind }) => byHand && kind === 'missing') },
    { kind: generated.outOfDate, members: drifts.filter(({ byHand }) => !byHand) },
  ]
  const grouped = groups.flatMap(({ kind, members }) => {
    const [first] = members
    return first ? [report(kind, positionOf(first), { count: members.length })] : []
  })
  return [...each, ...grouped]
}
