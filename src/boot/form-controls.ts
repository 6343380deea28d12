import type { DraftField, DraftValues } from '../services/drafts.ts'

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What a visitor fills in. */
export const controlsOf = (form: HTMLFormElement): Control[] => [
  ...form.querySelectorAll<Control>('input,select,textarea'),
]

export const isChoice = (control: Control): control is HTMLInputElement =>
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

function valueOf(control: Control, data: Pick<FormData, 'get'>): string | boolean {
  if (isChoice(control)) return control.type === 'radio' ? control.value : control.checked
  const written = data.get(control.name)
  return typeof written === 'string' ? written : control.value
}

/**
 * What stands in the controls; of radio buttons the one that is chosen. `data` is what the form itself says: a date,
 * which each language shows in its own format, is in there as all of them understand it.
 */
export const readControls = (controls: readonly Control[], data: Pick<FormData, 'get'>): DraftField[] =>
  controls.filter(isGiven).map((control) => ({
    name: control.name,
    type: control.type,
    autocomplete: control.autocomplete,
    isSecret: 'secret' in control.dataset,
    value: valueOf(control, data),
  }))

/** Puts values back where nothing newer was typed. */
export function writeControls(controls: readonly Control[], values: DraftValues): void {
  const touched = new Set(controls.filter(isTouched).map(({ name }) => name))
  for (const control of controls) {
    const value = Object.hasOwn(values, control.name) ? values[control.name] : undefined
    if (value === undefined || touched.has(control.name)) continue
    if (isChoice(control)) control.checked = value === (control.type === 'radio' ? control.value : true)
    else control.value = String(value)
    // For those that show a value in their own way.
    control.dispatchEvent(new Event('change'))
  }
}
