/** Whole numbers up to here are looked at: every language shows its integer forms well before. */
const LARGEST = 200

/** Every name of a plural form in CLDR, in its order. */
export const PLURAL_FORMS: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other']

const samplesOf = new Map<string, Map<Intl.LDMLPluralRule, number[]>>()

/** Plural forms of a language with the whole numbers that take them; forms of fractions only are left out. */
export const categorySamples = (
  locale: string,
  type: Intl.PluralRuleType,
): ReadonlyMap<Intl.LDMLPluralRule, readonly number[]> => {
  const key = `${locale} ${type}`
  const known = samplesOf.get(key)
  if (known) return known
  const rules = new Intl.PluralRules(locale, { type })
  const samples = new Map<Intl.LDMLPluralRule, number[]>()
  for (let number = 0; number <= LARGEST; number += 1) {
    const category = rules.select(number)
    const numbers = samples.get(category)
    if (numbers) numbers.push(number)
    else samples.set(category, [number])
  }
  const ordered = new Map([...samples].sort(([a], [b]) => PLURAL_FORMS.indexOf(a) - PLURAL_FORMS.indexOf(b)))
  samplesOf.set(key, ordered)
  return ordered
}

const categories = new Map<string, Intl.LDMLPluralRule[]>()

/** Every plural form of a language, those of fractions included. */
export const pluralCategories = (
  locale: string,
  type: Intl.PluralRuleType,
): readonly Intl.LDMLPluralRule[] => {
  const key = `${locale} ${type}`
  const known = categories.get(key)
  if (known) return known
  const { pluralCategories: given } = new Intl.PluralRules(locale, { type }).resolvedOptions()
  const ordered = PLURAL_FORMS.filter((form) => given.includes(form))
  categories.set(key, ordered)
  return ordered
}

/**
 * Three numbers to show a form by. The first two, and then one that surprises: 11 ends like 1 and yet
 * takes another form.
 */
export const tellingSamples = (
  numbers: readonly number[],
  all: ReadonlyMap<string, readonly number[]>,
): number[] => {
  const [first, second, ...rest] = numbers
  const surprising = rest.find((number) => number > 9 && number < 20 && !sameForm(number % 10, number, all))
  return [first, second, surprising ?? rest[0]].filter((number) => number !== undefined)
}

const sameForm = (a: number, b: number, all: ReadonlyMap<string, readonly number[]>): boolean =>
  [...all.values()].some((numbers) => numbers.includes(a) && numbers.includes(b))
