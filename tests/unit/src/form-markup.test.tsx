import { afterEach, describe, expect, it, vi } from 'vitest'
import { forms } from '#site/forms.ts'
import { FormFieldView } from '../../../src/forms/form-field.tsx'
import { Form } from '../../../src/forms/form.tsx'
import type { FormField } from '../../../src/forms/form-values.ts'
import { compareRepeats } from '../../../src/forms/use-field-errors.ts'
import { staticMarkup } from './support/static-markup.tsx'

const field = (rest: Partial<FormField> = {}): FormField => ({
  name: 'name',
  type: 'text',
  label: 'field.name',
  required: true,
  options: [],
  messages: {},
  ...rest,
})

const options: FormField['options'] = [
  { value: 'basic', label: 'plan.basic' },
  { value: 'pro', label: 'plan.pro' },
]

const markup = (rest: Partial<FormField>, error?: Parameters<typeof FormFieldView>[0]['error']) =>
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

  it('has a place where it complains, empty, and says that it needs JavaScript', () => {
    expect(html).toContain('<div class="form-status" role="alert"></div>')
    expect(html).toMatch(/<noscript>.+JavaScript.+<\/noscript>/)
  })

  it('has every field of the configuration, in its order', () => {
    const names = [...html.matchAll(/ name="(\w+)"/g)].map(([, name]) => name)
    expect(names).toEqual(['email', 'password'])
  })
})

describe('FormFieldView', () => {
  it('ties its label, its help and what is wrong with it to the control', () => {
    const html = markup({ hint: 'field.phone.hint' }, 'ui.form.rejected')
    expect(html).toContain('<label for="f-name">')
    expect(html).toContain('aria-invalid="true" aria-describedby="f-name-hint f-name-error"')
    expect(html).toContain('id="f-name-hint"')
    expect(html).toMatch(/<p class="field-error" id="f-name-error">.+<\/p>/)
  })

  it('is described by nothing that is not there', () => {
    const html = markup({})
    expect(html).not.toContain('aria-')
    expect(html).not.toContain('<p')
  })

  it('names the limit that was not kept', () => {
    expect(markup({ minLength: 8 }, 'ui.form.rule.minLength')).toContain('8 characters')
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
    const radio = markup({ type: 'radio', options }, 'ui.form.rule.required')
    expect(radio).toContain('<fieldset class="field" aria-describedby="f-name-error">')
    expect(radio.match(/<input(?=[^>]* type="radio")[^>]* name="name"/g)).toHaveLength(2)
    expect(radio).not.toContain('checked')
  })
})

describe('compareRepeats', () => {
  afterEach(() => vi.unstubAllGlobals())

  /** What the browser holds to be wrong with the repeated password. */
  function validity(first: string, second: string): string | undefined {
    let said: string | undefined
    class Input {
      setCustomValidity(text: string): void {
        said = text
      }
    }
    const values = new Map([
      ['newPassword', first],
      ['repeatPassword', second],
    ])
    const elements = { namedItem: () => new Input() }
    vi.stubGlobal('HTMLInputElement', Input)
    vi.stubGlobal('FormData', function formData() {
      return values
    })
    // A form as far as it is looked at.
    compareRepeats(forms.register, { elements } as unknown as HTMLFormElement)
    return said
  }

  it('marks a field that differs from the one it repeats, and no other', () => {
    expect(validity('correct horse', 'correct house')).toBe('matches')
    expect(validity('correct horse', 'correct horse')).toBe('')
  })
})
