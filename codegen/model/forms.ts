import type { Field, Form } from '../schema/forms.ts'
import { formModel, type FormModel } from './model-schema.ts'

const buildForm = ({ send, fields: names, ...form }: Form, fields: Record<string, Field>): FormModel => {
  const [method, path] = send.split(' ')
  // Parsing gives the method its type; validation has made sure of everything in here.
  return formModel.parse({ ...form, method, path, fields: names.map((name) => ({ name, ...fields[name] })) })
}

/** Every form with its fields in place, sorted by name. */
export const buildForms = (
  forms: Record<string, Form>,
  fields: Record<string, Field>,
): { name: string; form: FormModel }[] =>
  Object.entries(forms).map(([name, form]) => ({ name, form: buildForm(form, fields) }))
