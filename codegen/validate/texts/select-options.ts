import { messageTexts as kinds } from '../../diagnostics/catalogue/message-texts.ts'
import { report } from '../../diagnostics/define.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { CatalogMessage } from '../../load/parse-translations.ts'
import { locateElement, locateOption, shapeOf } from './message-shape.ts'
import { pairNames } from './pair-names.ts'
import { isValue } from './placeholders.ts'
import { type SiteTexts, sourceMessage } from './site-texts.ts'

/** Options of a choice are values that the site sends: the same in every language. */
export const checkSelectOptions = (texts: SiteTexts): Diagnostic[] =>
  [...texts.own.values()].flatMap(({ messages }) =>
    [...messages.values()].flatMap((message) => {
      const { elements } = message
      const source = sourceMessage(texts, message.id)
      if (source?.elements === undefined || source === message || elements === undefined) return []
      const wanted = shapeOf(source.elements).options
      if (wanted.size === 0) return []
      return [...shapeOf(elements).options].flatMap(([name, given]) =>
        compareOptions(message, name, wanted.get(name) ?? given, given),
      )
    }),
  )

const compareOptions = (
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
