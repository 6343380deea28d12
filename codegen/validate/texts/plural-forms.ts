import { type MessageFormatElement, type PluralElement, TYPE } from '@formatjs/icu-messageformat-parser'
import { pluralTexts as kinds } from '../../diagnostics/catalogue/plural-texts.ts'
import { report } from '../../diagnostics/define.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { suggest } from '../../diagnostics/suggest.ts'
import type { CatalogMessage } from '../../load/parse-translations.ts'
import { languageName } from './language-name.ts'
import { everyElement, locateElement, locateOption } from './message-shape.ts'
import { categorySamples, PLURAL_FORMS, pluralCategories, tellingSamples } from './plural-samples.ts'
import { renderMessage } from './render-message.ts'

interface Plural {
  locale: string
  message: CatalogMessage
  element: PluralElement
  type: Intl.PluralRuleType
  /** Keywords, without `=1` and the like. */
  forms: string[]
}

/** Every plural has the forms of its language, which CLDR knows, and no others. */
export const checkPluralForms = (
  locale: string,
  message: CatalogMessage,
  elements: readonly MessageFormatElement[],
): Diagnostic[] => {
  const found: Diagnostic[] = []
  for (const element of everyElement(elements)) {
    if (element.type !== TYPE.plural) continue
    const forms = Object.keys(element.options).filter((option) => !option.startsWith('='))
    found.push(...checkPlural({ locale, message, element, type: element.pluralType ?? 'cardinal', forms }))
  }
  return found
}

const checkPlural = (plural: Plural): Diagnostic[] => {
  const unknown = plural.forms.filter((form) => !isPluralForm(form))
  if (unknown.length > 0) return unknown.map((form) => reportUnknown(plural, form))
  return [...missingForms(plural), ...unusedForms(plural), ...fixedNumbers(plural)]
}

const isPluralForm = (form: string): boolean => PLURAL_FORMS.some((known) => known === form)

const reportUnknown = ({ locale, message, element, type }: Plural, form: string): Diagnostic => {
  const available = pluralCategories(locale, type)
  return report(kinds.unknownForm, locateOption(message, element.value, form), {
    id: message.id,
    form,
    language: languageName(locale),
    available,
    nearest: /^\d+$/.test(form) ? `=${form}` : suggest(form, available),
  })
}

const missingForms = ({ locale, message, element, type, forms }: Plural): Diagnostic[] => {
  const all = categorySamples(locale, type)
  const missing = [...all].flatMap(([form, samples]) => {
    if (forms.includes(form)) return []
    const numbers = withoutExact(samples, element)
    return numbers.length === 0 ? [] : [{ form, numbers }]
  })
  const last = missing.at(-1)
  if (last === undefined) return []
  const sample = last.numbers.find((number) => number > 0) ?? 0
  const rendering = { locale, name: element.value, number: sample }
  return [
    report(
      kinds.missingForms,
      locateElement(message, (other) => isPlural(other, element)),
      {
        id: message.id,
        missing: missing.map(({ form, numbers }) => ({ form, samples: tellingSamples(numbers, all) })),
        sample,
        reading: renderMessage(message.elements ?? [], rendering),
      },
    ),
  ]
}

/** Numbers that reach the forms: `=1` takes its number away from them. */
const withoutExact = (samples: readonly number[], { offset, options }: PluralElement): number[] =>
  samples.map((sample) => sample + offset).filter((number) => !(`=${number}` in options))

/** The same plural in the tree with locations. */
const isPlural = (found: { type: TYPE }, element: PluralElement): boolean =>
  found.type === TYPE.plural &&
  'value' in found &&
  found.value === element.value &&
  'options' in found &&
  Object.keys(found.options ?? {}).join() === Object.keys(element.options).join()

const unusedForms = ({ locale, message, element, type, forms }: Plural): Diagnostic[] => {
  const available = pluralCategories(locale, type)
  return forms
    .filter((form) => !available.some((known) => known === form))
    .map((form) =>
      report(kinds.unusedForm, locateOption(message, element.value, form), {
        id: message.id,
        form,
        language: languageName(locale),
        available,
      }),
    )
}

/** "one" with a written 1 is wrong where "one" is 21 as well. */
const fixedNumbers = ({ locale, message, element, type }: Plural): Diagnostic[] => {
  const branch = element.options['one']?.value
  if (branch === undefined || !writesOne(branch, element)) return []
  const sample = withoutExact(categorySamples(locale, type).get('one') ?? [], element).find(
    (number) => number - element.offset > 1,
  )
  if (sample === undefined) return []
  return [
    report(kinds.fixedNumber, locateOption(message, element.value, 'one'), {
      id: message.id,
      language: languageName(locale),
      sample,
      reading: renderMessage(message.elements ?? [], { locale, name: element.value, number: sample }),
    }),
  ]
}

const writesOne = (branch: readonly MessageFormatElement[], { value: name }: PluralElement): boolean => {
  const elements = [...everyElement(branch)]
  const showsNumber = elements.some(
    (each) =>
      each.type === TYPE.pound || (each.type !== TYPE.literal && 'value' in each && each.value === name),
  )
  return (
    !showsNumber && elements.some((each) => each.type === TYPE.literal && /(?<!\d)1(?!\d)/.test(each.value))
  )
}
