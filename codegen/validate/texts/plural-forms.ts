import { type PluralElement, TYPE } from '@formatjs/icu-messageformat-parser'
import { pluralTexts as kinds } from '../../diagnostics/catalogue/plural-texts.ts'
import { report } from '../../diagnostics/define.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { suggest } from '../../diagnostics/suggest.ts'
import type { CatalogMessage } from '../../load/parse-translations.ts'
import { languageName } from './language-name.ts'
import { everyElement, locateElement, locateOption } from './message-shape.ts'
import { categorySamples, PLURAL_FORMS, pluralCategories, tellingSamples } from './plural-samples.ts'
import { renderMessage } from './render-message.ts'
import type { SiteTexts } from './site-texts.ts'

interface Plural {
  locale: string
  message: CatalogMessage
  element: PluralElement
  type: Intl.PluralRuleType
  /** Keywords, without `=1` and the like. */
  forms: string[]
}

/** Every plural has the forms of its language, which CLDR knows, and no others. */
export const checkPluralForms = ({ own }: SiteTexts): Diagnostic[] =>
  [...own.values()].flatMap(({ locale, messages }) =>
    [...messages.values()].flatMap((message) =>
      pluralsOf(message).flatMap((element) => {
        const forms = Object.keys(element.options).filter((option) => !option.startsWith('='))
        return checkPlural({ locale, message, element, type: element.pluralType ?? 'cardinal', forms })
      }),
    ),
  )

const pluralsOf = ({ text, elements = [] }: CatalogMessage): PluralElement[] =>
  text.includes('plural') || text.includes('selectordinal')
    ? [...everyElement(elements)].filter((element) => element.type === TYPE.plural)
    : []

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
  const missing = [...all].flatMap(([form, numbers]) => {
    const left = numbers
      .map((number) => number + element.offset)
      .filter((number) => !(`=${number}` in element.options))
    return forms.includes(form) || left.length === 0 ? [] : [{ form, numbers: left }]
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
  const numbers = (categorySamples(locale, type).get('one') ?? []).filter(
    (number) => !(`=${number + element.offset}` in element.options),
  )
  const sample = numbers.find((number) => number > 1)
  if (branch === undefined || sample === undefined) return []
  const elements = [...everyElement(branch)]
  const isFixed = elements.some((each) => each.type === TYPE.literal && /(?<!\d)1(?!\d)/.test(each.value))
  const hasNumber = elements.some(
    (each) =>
      each.type === TYPE.pound ||
      ('value' in each && each.type !== TYPE.literal && each.value === element.value),
  )
  if (!isFixed || hasNumber) return []
  const rendering = { locale, name: element.value, number: sample + element.offset }
  return [
    report(kinds.fixedNumber, locateOption(message, element.value, 'one'), {
      id: message.id,
      language: languageName(locale),
      sample: sample + element.offset,
      reading: renderMessage(message.elements ?? [], rendering),
    }),
  ]
}
