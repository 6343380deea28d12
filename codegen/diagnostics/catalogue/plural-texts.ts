import { define } from '../define.ts'
import { about, didYouMean, enumerated, listed } from '../sentence.ts'

const text = (id: string) => `text "${id}"`

/** Plural forms, as the language of a text has them. */
export const pluralTexts = {
  missingForms: define<{
    id: string
    missing: readonly { form: string; samples: readonly number[] }[]
    sample: number
    reading: string
  }>({
    code: 'SITE228',
    severity: 'error',
    title: 'Plural forms that are missing',
    message: ({ id, missing, sample, reading }) => {
      const forms = enumerated(missing.map(({ form, samples }) => `"${form}" (${samples.join(', ')})`))
      return about(text(id), `missing ${forms}. As it stands, ${sample} reads: "${reading}".`)
    },
    hint: ({ missing }) => `Add \`${missing.map(({ form }) => `${form} {…}`).join(' ')}\`.`,
  }),
  unusedForm: define<{ id: string; form: string; language: string; available: readonly string[] }>({
    code: 'SITE229',
    severity: 'warning',
    title: 'A plural form that the language does not have',
    message: ({ id, form, language }) => about(text(id), `"${form}" is never shown in ${language}.`),
    hint: ({ form, language, available }) => {
      const exact = { zero: 0, one: 1, two: 2 }[form]
      return exact === undefined
        ? `Remove it; ${language} has ${listed(available)}.`
        : `For exactly ${exact} write \`=${exact}\`; ${language} has ${listed(available)}.`
    },
  }),
  unknownForm: define<{
    id: string
    form: string
    language: string
    available: readonly string[]
    nearest: string | undefined
  }>({
    code: 'SITE246',
    severity: 'error',
    title: 'A plural form that does not exist',
    message: ({ id, form, nearest }) =>
      about(text(id), `"${form}" is not a plural form.${didYouMean(nearest)}`),
    hint: ({ language, available }) => `${language} has ${listed(available)}.`,
  }),
  fixedNumber: define<{ id: string; language: string; sample: number; reading: string }>({
    code: 'SITE247',
    severity: 'warning',
    title: 'A written number in a plural form of many numbers',
    message: ({ id, language, sample, reading }) =>
      about(text(id), `"one" is also ${sample} in ${language}; ${sample} reads: "${reading}".`),
    hint: () => 'Write `#` for the number.',
  }),
  lostPlural: define<{
    id: string
    name: string
    sample: number
    reading: string
    forms: readonly string[]
  }>({
    code: 'SITE248',
    severity: 'warning',
    title: 'A number without plural forms',
    message: ({ id, name, sample, reading }) =>
      about(
        text(id),
        `"{${name}}" has plural forms in the source text, none here; ${sample} reads: "${reading}".`,
      ),
    hint: ({ name, forms }) =>
      `Write \`{${name}, plural, ${forms.map((form) => `${form} {…}`).join(' ')}}\`.`,
  }),
}
