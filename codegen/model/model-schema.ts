import { z } from 'zod'
import { field, form } from '../schema/forms.ts'
import { page } from '../schema/page.ts'
import { documentName, fieldName, formName, messageId, pageName } from '../schema/reference.ts'

const fieldModel = z.strictObject({
  name: fieldName('Name of the field; the key it is sent under.'),
  ...field.shape,
})

const { submit, success, errors } = form.shape

/** A form with its fields in place and `send` taken apart. */
export const formModel = z.strictObject({
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).describe('Method of the call.'),
  path: z.string().describe('Path inside api.base.'),
  fields: z.array(fieldModel).describe('The fields, in order.'),
  submit,
  success,
  errors,
})

/** A page with the names of everything it needs to be shown. */
export const pageModel = page.extend({
  name: pageName('Name of the page.'),
  messages: z
    .array(messageId('Message id.'))
    .describe('Every message of the page, its forms and its blocks; sorted.'),
  documents: z.array(documentName('Name of a document.')).describe('Documents of the page; sorted.'),
  forms: z.array(formName('Name of a form.')).describe('Forms of the page; sorted.'),
})

export type FormModel = z.output<typeof formModel>
export type PageModel = z.output<typeof pageModel>
