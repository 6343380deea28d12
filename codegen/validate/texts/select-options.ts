import { messageTexts as kinds } from '../../diagnostics/catalogue/message-texts.ts'
import { report } from '../../diagnostics/define.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { CatalogMessage } from '../../load/parse-translations.ts'
import { locateElement, locateOption } from './message-shape.ts'
import { pairNames } from './pair-names.ts'
import { type Comparison, isValue } from './placeholders.ts'

/** Options of a choice are values that the site sends: the same in every language. */
export const compareOptions = ({ message, sourceShape, shape }: Comparison): Diagnostic[] =>
  [...shape.options].flatMap(([name, given]) => {
    const wanted = sourceShape.options.get(name)
    return wanted === undefined ? [] : compareChoice(message, name, wanted, given)
  })

const compareChoice = (
  message: CatalogMessage,
  name: string,
  wanted: ReadonlySet<string>,
  given: ReadonlySet<string>,
): Diagnostic[] => {
  const { id } = message
  const { replaced, extra, missing } = pairNames(wanted, given)
  const unsent = [...replaced.map((pair) => pair.name), ...extra]
  const [first] = unsent
  const foreign =
    first === undefined
      ? []
      : [
          report(kinds.unsentOption, locateOption(message, name, first), {
            id,
            options: unsent,
            meant: replaced.map(({ meant }) => meant),
            available: [...wanted],
          }),
        ]
  const absent =
    missing.length === 0
      ? []
      : [report(kinds.missingOption, locateElement(message, isValue(name)), { id, name, options: missing })]
  return [...foreign, ...absent]
}
