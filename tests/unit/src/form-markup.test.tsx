import { describe, expect, it } from 'vitest'
import { forms } from '#site/forms.ts'
import { ui } from '#site/settings.ts'
import { exampleDate, formatDate } from '../../../src/components/date-format.ts'
import { fieldErrorText, namedErrorText } from '../../../src/forms/field-text.ts'
import { FormFieldView } from '../../../src/forms/form-field.tsx'
import { Form } from '../../../src/forms/form.tsx'
import type { FormField } from '../../../src/forms/form-values.ts'
import type { FieldError } from '../../../src/forms/validate-fields.ts'
import { createSiteIntl } from '../../../src/i18n/site-intl.ts'
import { formField } from './support/form-field.ts'
import { siteTexts } from './support/site-texts.ts'
import { staticMarkup } from './support/static-markup.tsx'

const field = (rest: Partial<FormField> = {}): FormField => formField({ required: true, ...rest })

const options: FormField['options'] = [
  { value: 'basic', label: 'plan.basic' },
  { value: 'pro', label: 'plan.pro' },
]

const markup = (rest: Partial<FormField>, error?: FieldError) =>
  staticMarkup(<FormFieldView field={field(rest)} id="f-name" error={error} />)

describe('Form', () => {
  const html = staticMarkup(<Form form={forms.signIn} name="signIn" />)

  it('is found by its name, at rest, and never puts its values into an address', () => {
    const [tag] = /<form[^>]*>/.exec(html) ?? []
    expect(tag).toContain('data-form="signIn"')
    expect(tag).toContain('method="post"')
    expect(tag).toContain('aria-busy="false"')
    expect(tag).not.toContain('action')
    expect(html).toContain('aria-disabled="false">Sign in</button>')
  })

  it('says that it needs JavaScript', () => {
    expect(html).toMatch(/<noscript>.+JavaScript.+<\/noscript>/)
  })

  it('has the browser check the rules, for the runtime is not there yet', () => {
    const [tag] = /<form[^>]*>/.exec(html) ?? []
    expect(tag).not.toContain('novalidate')
    expect(html).toMatch(/<input(?=[^>]* name="email")(?=[^>]* required="")(?=[^>]* maxLength="254")/)
    expect(html).not.toContain('aria-invalid')
  })

  it('cannot be sent before it has loaded what it shows', () => {
    const loading = staticMarkup(<Form form={{ ...forms.profile, load: '/me' }} name="profile" />)
    expect(loading).toContain('aria-busy="true"')
    expect(loading).toContain('aria-disabled="true">Loading…</button>')
  })

  it('tells password managers whose password is changed, where no field does', () => {
    const withPassword = { ...forms.newPassword, load: '/me' }
    const username = /<input(?=[^>]* autoComplete="username")(?=[^>]* readonly="")(?![^>]* name=)/i
    expect(staticMarkup(<Form form={withPassword} name="newPassword" />)).toMatch(username)
    expect(staticMarkup(<Form form={forms.newPassword} name="newPassword" />)).not.toMatch(username)
    expect(staticMarkup(<Form form={{ ...forms.signIn, load: '/me' }} name="signIn" />)).not.toMatch(username)
    expect(staticMarkup(<Form form={{ ...forms.profile, load: '/me' }} name="profile" />)).not.toMatch(
      username,
    )
  })

  it('has every field of the configuration, in its order', () => {
    const names = [...html.matchAll(/ name="(\w+)"/g)].map(([, name]) => name)
    expect(names).toEqual(['email', 'password'])
  })
})

describe('FormFieldView', () => {
  it('ties its label, its help and what is wrong with it to the control', () => {
    const html = markup({ hint: 'field.phone.hint' }, { id: 'ui.form.rejected' })
    expect(html).toContain('<label for="f-name" id="f-name-label">')
    expect(html).toContain('aria-describedby="f-name-hint f-name-error"')
    expect(html).toContain('id="f-name-hint"')
    expect(html).toMatch(/<p class="field-error" id="f-name-error">.+<\/p>/)
  })

  it.each(['text', 'textarea', 'date', 'password', 'select', 'radio'] as const)(
    'says what helps above what is filled in, and what is wrong below it (%s)',
    (type) => {
      const html = markup({ type, options, hint: 'field.phone.hint' }, { id: 'ui.form.rejected' })
      const control = html.search(/<(input|textarea|select)\b/)
      expect(html.slice(0, control)).toMatch(/(<\/label>|<\/legend>).*id="f-name-hint"/)
      expect(html.slice(control)).toContain('id="f-name-error"')
      expect(html.slice(control)).not.toContain('class="field-hint"')
    },
  )

  it('is described by nothing that is not there', () => {
    const html = markup({})
    expect(html).not.toContain('aria-')
    expect(html).not.toContain('<p')
  })

  it('names the limit that was not kept', () => {
    expect(markup({ minLength: 8 }, { id: 'ui.form.rule.minLength', values: { minLength: 8 } })).toContain(
      '8 characters',
    )
  })

  it('says what may be left out; of a checkbox that is known', () => {
    expect(markup({ required: false })).toContain('(optional)')
    expect(markup({})).not.toContain('(optional)')
    expect(markup({ type: 'checkbox', required: false })).not.toContain('(optional)')
  })

  it('is a control of its type, with the rules that browsers know', () => {
    expect(
      markup({ type: 'email', minLength: 3, maxLength: 9, pattern: 'a+', autocomplete: 'email' }),
    ).toMatch(
      /<input(?=.* type="email")(?=.* required="")(?=.* minLength="3")(?=.* maxLength="9")(?=.* pattern="a\+")(?=.* autoComplete="email")/,
    )
    expect(markup({ type: 'number', min: 1, max: 5 })).toMatch(
      /<input(?=.* min="1")(?=.* max="5")(?=.* step="any")(?=.* inputMode="decimal")/,
    )
    expect(markup({ type: 'textarea' })).toContain('rows="5"></textarea>')
    expect(markup({ type: 'checkbox' })).toMatch(
      /<label class="choice"><input(?=.* type="checkbox")(?=.* name="name")/,
    )
    expect(markup({ type: 'hidden' })).toBe('<input type="hidden" name="name"/>')
  })

  it('offers what may be chosen, and nothing chosen yet', () => {
    const select = markup({ type: 'select', options })
    expect([...select.matchAll(/<option value="(\w*)"/g)].map(([, value]) => value)).toEqual([
      '',
      'basic',
      'pro',
    ])
    const radio = markup({ type: 'radio', options }, { id: 'ui.form.rule.required' })
    expect(radio).toContain(
      '<fieldset class="field" id="f-name" role="radiogroup" aria-required="true" aria-describedby="f-name-error">',
    )
    expect(radio.match(/<input(?=[^>]* type="radio")[^>]* name="name"/g)).toHaveLength(2)
    expect(radio).not.toContain('checked')
  })
})

describe('the words for a mistake', () => {
  const texts = (locale: 'en' | 'uk', rest: Partial<FormField>, error: FieldError) => {
    const intl = createSiteIntl(locale, siteTexts[locale])
    return [fieldErrorText(intl, field(rest), error), namedErrorText(intl, field(rest), error)]
  }

  it('are the same beside the field and above the page, there with its name', () => {
    expect(texts('en', {}, { id: 'ui.form.rule.required' })).toEqual([
      'Fill in this field.',
      'Name: Fill in this field.',
    ])
    const own = texts('en', {}, { id: 'field.repeatPassword.differs' })
    expect(own[0]).toBe(own[1])
  })

  it('have dates in the format of the language', () => {
    const { dateFormat } = ui.locales.en
    const [words] = texts(
      'en',
      { type: 'date' },
      { id: 'ui.form.rule.minDate', values: { min: '2026-01-31' } },
    )
    expect(words).toContain(formatDate('2026-01-31', dateFormat))
    const [example] = texts('uk', { type: 'date' }, { id: 'ui.form.rule.date' })
    expect(example).toContain(exampleDate(ui.locales.uk.dateFormat))
  })
})
