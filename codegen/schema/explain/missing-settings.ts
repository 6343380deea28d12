import { shape } from '../../diagnostics/catalogue/shape.ts'
import { report } from '../../diagnostics/define.ts'
import type { Diagnostic, Position } from '../../diagnostics/diagnostic.ts'
import { itemDepth, itemName, settingName } from '../item-name.ts'
import { childOf, descriptionOf, schemaAt, valueAt, type Path } from '../schema-tree.ts'
import type { ShapeIssue } from '../shape-issues.ts'

export const isMissing = (issue: ShapeIssue, root: unknown): boolean =>
  issue.path.length > 0 && valueAt(root, issue.path) === undefined && issue.code !== 'invalid_key'

/** What to write for a missing setting: ``Add `layout: …`: Name of a layout.`` */
const howToAdd = (issue: ShapeIssue, root: unknown): string => {
  const key = String(issue.path.at(-1))
  if (issue.code === 'invalid_value') {
    const [only, ...more] = issue.values.map(String)
    return more.length === 0
      ? `Add \`${key}: ${only ?? ''}\`.`
      : `Add \`${key}\`: ${[only, ...more].join(', ')}.`
  }
  const above = issue.path.slice(0, -1)
  const parent = schemaAt(root, above)
  const child = parent && childOf(parent, key, valueAt(root, above))
  const purpose = child === undefined ? '' : descriptionOf(child)
  return `Add \`${key}\`${purpose === '' ? '.' : `: ${/^[A-Z][a-z]/.test(purpose) ? purpose.charAt(0).toLowerCase() : purpose.charAt(0)}${purpose.slice(1)}`}`
}

/** Items have names of their own; what is deeper is named by its setting. */
const nameBelow = (path: Path): string => (path.length <= itemDepth(path) ? '' : settingName(path))

/** One report for all that is missing at one place. */
export const explainMissing = (
  issues: readonly ShapeIssue[],
  root: unknown,
  locate: (path: Path, part: 'key' | 'value') => Position,
): Diagnostic[] => {
  const byParent = new Map<string, ShapeIssue[]>()
  for (const issue of issues.filter((each) => isMissing(each, root))) {
    const parent = JSON.stringify(issue.path.slice(0, -1))
    const group = byParent.get(parent)
    if (group === undefined) byParent.set(parent, [issue])
    else group.push(issue)
  }
  return [...byParent.values()].map((group) => {
    const path = group[0]?.path.slice(0, -1) ?? []
    return report(shape.missing, locate(path, 'key'), {
      item: itemName(root, [...path, '']),
      keys: group.map((issue) => String(issue.path.at(-1))),
      below: nameBelow(path),
      howTo: group.map((issue) => howToAdd(issue, root)),
    })
  })
}
