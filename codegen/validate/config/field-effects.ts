import type { FieldDraft } from './config-to-check.ts'

const typed = ['text', 'email', 'password', 'tel', 'url', 'textarea']
const chosen = ['select', 'radio']
const open = ['text', 'email', 'tel', 'url', 'number', 'date', 'hidden']
const seen = [...typed, 'number', ...chosen, 'checkbox', 'date']

/**
 * Types of fields that each setting works on, as in HTML. What starts with a value of a password would give it away;
 * a box that is ticked before anyone saw it is no consent.
 */
export const typesOfSettings: Readonly<Record<string, readonly string[]>> = {
  hint: seen,
  tip: seen,
  value: [...open, 'textarea', ...chosen],
  from: [...open, 'textarea', ...chosen],
  minLength: typed,
  maxLength: typed,
  pattern: ['text', 'email', 'password', 'tel', 'url'],
  min: ['number', 'date'],
  max: ['number', 'date'],
  oneOf: open,
  options: chosen,
  meter: ['password'],
}

/** Whether a setting means anything to a field of a type; a type that cannot be read may be any. */
export const hasEffect = (type: FieldDraft['type'], setting: string): boolean =>
  type === undefined || typesOfSettings[setting]?.includes(type) !== false
