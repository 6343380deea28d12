import { useState, type SyntheticEvent } from 'react'
import type { FormModel } from '#site/types.ts'
import type { MessageId } from '#site/messages/ids.ts'
import { fieldMessage } from './field-rules.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isControl = (target: EventTarget): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement

/** Marks a field that repeats another one and differs; the browser has no rule for that. */
export function compareRepeats(form: FormModel, element: HTMLFormElement): void {
  const data = new FormData(element)
  for (const { name, matches } of form.fields) {
    const control = element.elements.namedItem(name)
    if (matches === undefined || !(control instanceof HTMLInputElement)) continue
    control.setCustomValidity(data.get(name) === data.get(matches) ? '' : 'matches')
  }
}

/** The messages below the fields, in place of the browser's own bubbles, by the browser's own rules. */
export function useFieldErrors(form: FormModel) {
  const [errors, setErrors] = useState<Readonly<Record<string, MessageId>>>({})

  const handlers = {
    onInput({ currentTarget, target }: SyntheticEvent<HTMLFormElement>) {
      compareRepeats(form, currentTarget)
      if (!isControl(target) || !errors[target.name]) return
      setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => name !== target.name)))
    },
    onInvalidCapture(event: SyntheticEvent<HTMLFormElement>) {
      const { target, currentTarget } = event
      const field = isControl(target) && form.fields.find(({ name }) => name === target.name)
      const message = field && fieldMessage(field, target.validity)
      if (!message) return
      event.preventDefault()
      if (currentTarget.querySelector(':invalid:not(fieldset)') === target) target.focus()
      setErrors((before) => ({ ...before, [field.name]: message }))
    },
  }

  /** Marks the fields whose values the server does not accept, those alone, and goes to the first of them. */
  const reject = (element: HTMLFormElement, names: readonly string[]): void => {
    setErrors(Object.fromEntries(names.map((name) => [name, 'ui.form.rejected'])))
    const first = form.fields.find(({ name }) => names.includes(name))
    if (first) element.querySelector<HTMLElement>(`[name="${CSS.escape(first.name)}"]`)?.focus()
  }
  return { errors, handlers, reject }
}
