import { z } from 'zod'
import { field, form } from '../schema/forms.ts'
import { page } from '../schema/page.ts'
import { documentName, fieldName, formName, messageId, pageName } from '../schema/reference.ts'
import { session } from '../schema/settings.ts'

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
  start: z
    .enum(['now', 'intent'])
    .describe(
      'When the runtime starts: at once, or at the first sign that the visitor means to do something.',
    ),
  messages: z
    .array(messageId('Message id.'))
    .describe('Every message of the page, its forms and its blocks; sorted.'),
  documents: z.array(documentName('Name of a document.')).describe('Documents of the page; sorted.'),
  forms: z.array(formName('Name of a form.')).describe('Forms of the page; sorted.'),
})

/** The session with null for a page that the site does without. */
export const sessionModel = session.extend({
  signIn: session.shape.signIn.unwrap().nullable().describe('Page where guests sign in.'),
  home: session.shape.home.unwrap().nullable().describe('Page where members start.'),
})

export type FormModel = z.output<typeof formModel>
export type PageModel = z.output<typeof pageModel>
export type SessionModel = z.output<typeof sessionModel>
