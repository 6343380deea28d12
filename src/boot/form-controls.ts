import type { DraftField, DraftValues } from '../services/drafts.ts'

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What a visitor fills in. */
export const controlsOf = (form: HTMLFormElement): Control[] => [
  ...form.querySelectorAll<Control>('input,select,textarea'),
]

const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio'

/** Whether a control is no longer as the page came. */
export function isTouched(control: Control): boolean {
  if (isChoice(control)) return control.checked !== control.defaultChecked
  if (!('options' in control)) return control.value !== control.defaultValue
  // Without a marked option the first one is shown.
  const first = [...control.options].findIndex(({ defaultSelected }) => defaultSelected)
  return control.selectedIndex !== Math.max(first, 0)
}

const isGiven = (control: Control): boolean =>
  control.name !== '' && (control.type !== 'radio' || (isChoice(control) && control.checked))

/** What stands in the controls; of radio buttons the one that is chosen. */
export const readControls = (controls: readonly Control[]): DraftField[] =>
  controls.filter(isGiven).map((control) => ({
    name: control.name,
    type: control.type,
    autocomplete: control.autocomplete,
    value: control.type === 'checkbox' && isChoice(control) ? control.checked : control.value,
  }))

/** Puts values back where nothing newer was typed. */
export function writeControls(controls: readonly Control[], values: DraftValues): void {
  const touched = new Set(controls.filter(isTouched).map(({ name }) => name))
  for (const control of controls) {
    const value = Object.hasOwn(values, control.name) ? values[control.name] : undefined
    if (value === undefined || touched.has(control.name)) continue
    if (isChoice(control)) control.checked = value === (control.type === 'radio' ? control.value : true)
    else control.value = String(value)
  }
}
