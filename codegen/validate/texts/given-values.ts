import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { messageTexts as kinds } from '../../diagnostics/catalogue/message-texts.ts'
import { report } from '../../diagnostics/define.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { CatalogMessage } from '../../load/parse-translations.ts'
import type { Reference } from '../../schema/find-references.ts'
import { describeUse } from './describe-use.ts'
import { locateElement, shapeOf } from './message-shape.ts'
import { isTag, isValue } from './placeholders.ts'
import { INTERFACE_PREFIX, section, type SiteTexts, sourceMessage } from './site-texts.ts'

/** Limits of a field that its rule messages are given. */
const LIMITS = ['minLength', 'maxLength', 'min', 'max']

/** Names of the values that the site gives a text in this place; everywhere else texts are shown as they are. */
const valuesGivenAt = (config: unknown, path: Reference['path']): string[] => {
  const [area, field, setting] = path
  if (area !== 'fields' || setting !== 'messages') return []
  const settings = section(section(config, 'fields'), String(field))
  return LIMITS.filter((limit) => settings[limit] !== undefined)
}

/** A text is given a value for each of its placeholders wherever the configuration names it. */
export const checkGivenValues = (texts: SiteTexts): Diagnostic[] =>
  [...texts.uses].flatMap(([id, uses]) => {
    const message = sourceMessage(texts, id)
    if (message?.elements === undefined) return []
    const { values, tags } = shapeOf(message.elements)
    return [
      ...[...values.keys()].flatMap((name) => checkValue(texts, message, uses, name)),
      ...[...tags].flatMap((tag) => checkTag(texts, message, uses, tag)),
    ]
  })

const checkValue = (
  texts: SiteTexts,
  message: CatalogMessage,
  uses: readonly Reference[],
  name: string,
): Diagnostic[] => {
  const { value } = texts.parsed
  const use = uses.find(({ path }) => !valuesGivenAt(value, path).includes(name))
  if (use === undefined) return []
  return [reportPart(texts, message, use, `{${name}}`, isValue(name), valuesGivenAt(value, use.path))]
}

const checkTag = (
  texts: SiteTexts,
  message: CatalogMessage,
  [use]: readonly Reference[],
  tag: string,
): Diagnostic[] => (use === undefined ? [] : [reportPart(texts, message, use, `<${tag}>`, isTag(tag), [])])

/** A text of the interface is right in its own place: there the configuration is what to change. */
const reportPart = (
  { parsed }: SiteTexts,
  message: CatalogMessage,
  use: Reference,
  part: string,
  fits: (element: MessageFormatElement) => boolean,
  given: readonly string[],
): Diagnostic => {
  const { id } = message
  const isOwn = !id.startsWith(INTERFACE_PREFIX)
  const position = isOwn ? locateElement(message, fits) : parsed.locate(use.path, use.part)
  return report(kinds.valueNotGiven, position, { id, part, usedBy: describeUse(parsed, use), given, isOwn })
}
