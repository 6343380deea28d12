import type { Field } from '../schema/fields.ts'
import type { Form } from '../schema/forms.ts'
import { callOf, loadPath } from './calls.ts'
import { formModel, type FieldModel, type FormModel } from './model-schema.ts'

type Fields = Readonly<Record<string, Field>>

/** Fields by their names; validation has made sure that they exist. */
export const fieldsNamed = (names: readonly string[], fields: Fields): FieldModel[] =>
  names.flatMap((name) => {
    const field = fields[name]
    return field === undefined ? [] : [{ name, ...field }]
  })

const buildForm = ({ send, load, fields: names, ...form }: Form, fields: Fields): FormModel =>
  // Parsing gives the method its type; validation has made sure of everything in here.
  formModel.parse({
    ...form,
    ...callOf(send),
    ...(load === undefined ? {} : { load: loadPath(load) }),
    fields: fieldsNamed(names, fields),
  })

/** Every form with its fields in place, sorted by name. */
export const buildForms = (
  forms: Readonly<Record<string, Form>>,
  fields: Fields,
): { name: string; form: FormModel }[] =>
  Object.entries(forms).map(([name, form]) => ({ name, form: buildForm(form, fields) }))
