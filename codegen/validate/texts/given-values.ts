import { messageTexts as kinds } from '../../diagnostics/catalogue/message-texts.ts'
import { report } from '../../diagnostics/define.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { CatalogMessage } from '../../load/parse-translations.ts'
import type { Reference } from '../../schema/find-references.ts'
import { describeUse } from './describe-use.ts'
import { locateElement, shapeOf } from './message-shape.ts'
import { isTag, isValue } from './placeholders.ts'
import { section, type SiteTexts, sourceMessage } from './site-texts.ts'

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
  { parsed }: SiteTexts,
  message: CatalogMessage,
  uses: readonly Reference[],
  name: string,
): Diagnostic[] => {
  const use = uses.find(({ path }) => !valuesGivenAt(parsed.value, path).includes(name))
  if (use === undefined) return []
  const position = locateElement(message, isValue(name))
  const given = valuesGivenAt(parsed.value, use.path)
  return [
    report(kinds.valueNotGiven, position, {
      id: message.id,
      part: `{${name}}`,
      usedBy: describeUse(parsed, use),
      given,
    }),
  ]
}

const checkTag = (
  { parsed }: SiteTexts,
  message: CatalogMessage,
  uses: readonly Reference[],
  tag: string,
): Diagnostic[] => {
  const [use] = uses
  if (use === undefined) return []
  const position = locateElement(message, isTag(tag))
  return [
    report(kinds.valueNotGiven, position, {
      id: message.id,
      part: `<${tag}>`,
      usedBy: describeUse(parsed, use),
      given: [],
    }),
  ]
}
