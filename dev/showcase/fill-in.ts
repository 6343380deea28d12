import type { FieldModel } from '#site/types.ts'

/** What visitors would write, by type of field; dates are understood as ISO 8601. */
const written: Readonly<Partial<Record<FieldModel['type'], string>>> = {
  email: 'olena@example.com',
  number: '2030',
  password: 'Passw0rd',
  tel: '+380 44 000 00 00',
  url: 'https://example.com',
}

const valueFor = ({ type, min }: FieldModel): string =>
  type === 'date' ? String(min ?? '1990-05-17') : (written[type] ?? 'Olena')

/** Writes into a control as its user would. */
export function write(control: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  control.value = value
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Fills in all of a form. */
export function fillIn(form: HTMLFormElement, fields: readonly FieldModel[]): void {
  for (const field of fields) {
    const control = form.elements.namedItem(field.name)
    const choice = field.options[0]?.value ?? ''
    if (control instanceof RadioNodeList || control instanceof HTMLSelectElement) control.value = choice
    else if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = true
    else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      write(control, valueFor(field))
    }
  }
}
