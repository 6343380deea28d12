/** Moves the focus to a field; to the radio button that is chosen, or the first one. */
export function focusField(form: HTMLFormElement | null, name = ''): void {
  const controls = [...(form?.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(name)}"]`) ?? [])]
  const control = controls.find(({ type, checked }) => type === 'radio' && checked) ?? controls[0]
  control?.focus()
}
