import { useState, type SyntheticEvent } from 'react'
import { readValues, type FormField } from './form-values.ts'
import { fieldErrors, type FieldErrors } from './validate-fields.ts'

const none: FieldErrors = {}

/** The fields that a change of one of them is about: itself, and those that repeat it. */
const concerned = (fields: readonly FormField[], changed: string): string[] =>
  fields.filter(({ name, matches }) => name === changed || matches === changed).map(({ name }) => name)

/** What is wrong with a field that was complained of, now that something has changed. */
export function recheck(before: FieldErrors, names: readonly string[], now: FieldErrors): FieldErrors {
  const affected = names.filter((name) => before[name] !== undefined)
  if (affected.length === 0) return before
  const kept = Object.entries(before).filter(([name]) => !affected.includes(name))
  const found = affected.flatMap((name) => (now[name] ? [[name, now[name]] as const] : []))
  return Object.fromEntries([...kept, ...found])
}

/** What stands below the fields: complained of when the form is sent, then looked at again as they change. */
export function useFieldErrors(fields: readonly FormField[]) {
  const [errors, setErrors] = useState(none)
  const onInput = ({ currentTarget, target }: SyntheticEvent<HTMLFormElement>): void => {
    // Nobody is told that he is wrong before he is done.
    if (errors === none || !(target instanceof Element)) return
    const names = concerned(fields, target.getAttribute('name') ?? '')
    const now = fieldErrors(fields, readValues(fields, currentTarget))
    setErrors((before) => recheck(before, names, now))
  }
  return { errors, onInput, setErrors, clear: () => setErrors(none) }
}
