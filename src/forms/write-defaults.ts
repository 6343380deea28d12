import { controlsOf, isChoice, isTouched, type Control } from '../boot/form-controls.ts'
import { readValues, type FieldValues, type FormField } from './form-values.ts'

/** Makes a value the one that a control is at rest with. */
function writeDefault(control: Control, value: string | boolean): void {
  if (isChoice(control)) control.defaultChecked = value === (control.type === 'radio' ? control.value : true)
  else if (!('options' in control)) control.defaultValue = String(value)
  else for (const option of control.options) option.defaultSelected = option.value === value
}

/** Shows the value that a control is at rest with. */
function reset(control: Control): void {
  if (isChoice(control)) control.checked = control.defaultChecked
  else if (!('options' in control)) control.value = control.defaultValue
  else
    control.selectedIndex = Math.max(
      0,
      [...control.options].findIndex(({ defaultSelected }) => defaultSelected),
    )
}

/** Gives controls the values they are at rest with: what was typed stays, and counts as typed only where it differs. */
export function writeDefaults(element: HTMLFormElement, values: FieldValues): void {
  const controls = controlsOf(element).filter(({ name }) => Object.hasOwn(values, name))
  const touched = new Set(controls.filter(isTouched).map(({ name }) => name))
  for (const control of controls) {
    writeDefault(control, values[control.name] ?? '')
    if (!touched.has(control.name)) reset(control)
    // For those that show a value in their own way.
    control.dispatchEvent(new Event('change'))
  }
}

/** After a refusal what was typed stays, except what nobody else should read; also where it is shown right now. */
export function emptyPasswords(fields: readonly FormField[], element: HTMLFormElement): void {
  const names = new Set<string>(fields.filter(({ type }) => type === 'password').map(({ name }) => name))
  for (const control of controlsOf(element)) if (names.has(control.name)) control.value = ''
}

/** What was taken is what the form is at rest with, where it shows what the server keeps; else it is empty again. */
export function settleValues(
  fields: readonly FormField[],
  element: HTMLFormElement,
  isLoaded: boolean,
): void {
  if (!isLoaded) {
    element.reset()
    return
  }
  const kept = fields.filter(({ type }) => type !== 'password')
  writeDefaults(element, readValues(kept, element))
  emptyPasswords(fields, element)
}
