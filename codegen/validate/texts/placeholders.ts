import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'
import { messageTexts as kinds } from '../../diagnostics/catalogue/message-texts.ts'
import { report } from '../../diagnostics/define.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { CatalogMessage } from '../../load/parse-translations.ts'
import { locateElement, type MessageShape } from './message-shape.ts'
import { pairNames } from './pair-names.ts'
import { readQuoting } from './quoting.ts'

/** A translation and the text it translates. */
export interface Comparison {
  locale: string
  source: CatalogMessage
  message: CatalogMessage
  sourceShape: MessageShape
  shape: MessageShape
}

/** Placeholders and tags are the same in every language. */
export const comparePlaceholders = (comparison: Comparison): Diagnostic[] => [
  ...compareValues(comparison),
  ...compareTags(comparison),
]

const compareValues = ({ source, message, sourceShape, shape }: Comparison): Diagnostic[] => {
  const { id, text, locate } = message
  const { replaced, extra, missing } = pairNames(sourceShape.values.keys(), shape.values.keys())
  const at = (name: string) => locateElement(message, isValue(name))
  const quoted = missing.length === 0 ? [] : readQuoting(text).swallowed
  return [
    ...replaced.map(({ name, meant, misspelt }) =>
      report(kinds.replacedName, at(name), {
        id,
        part: `{${name}}`,
        meant: `{${meant}}`,
        misspelt,
        what: 'placeholders',
      }),
    ),
    ...extra.map((name) => report(kinds.extraName, at(name), { id, part: `{${name}}`, source: source.text })),
    ...missing.map((name) => {
      const lost = quoted.find((part) => part.name === name)
      return lost === undefined
        ? report(kinds.missingName, locate(), { id, part: `{${name}}`, source: source.text })
        : report(kinds.lostPlaceholder, locate(lost.offset), { id, part: lost.part })
    }),
  ]
}

const compareTags = ({ source, message, sourceShape, shape }: Comparison): Diagnostic[] => {
  const { id, locate } = message
  const { replaced, extra, missing } = pairNames(sourceShape.tags, shape.tags)
  const at = (name: string) => locateElement(message, isTag(name))
  return [
    ...replaced.map(({ name, meant, misspelt }) =>
      report(kinds.replacedName, at(name), {
        id,
        part: `<${name}>`,
        meant: `<${meant}>`,
        misspelt,
        what: 'tags',
      }),
    ),
    ...extra.map((name) => report(kinds.extraName, at(name), { id, part: `<${name}>`, source: source.text })),
    ...missing.map((name) =>
      report(kinds.missingName, locate(), { id, part: `<${name}>`, source: source.text }),
    ),
  ]
}

export const isValue = (name: string) => (element: MessageFormatElement) =>
  element.type !== TYPE.tag && element.type !== TYPE.literal && 'value' in element && element.value === name

export const isTag = (name: string) => (element: MessageFormatElement) =>
  element.type === TYPE.tag && element.value === name
