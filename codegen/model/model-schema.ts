import { z } from 'zod'
import { plainBlocks, signOut, status, table } from '../schema/blocks.ts'
import { field } from '../schema/fields.ts'
import { form } from '../schema/forms.ts'
import { page } from '../schema/page.ts'
import { documentName, fieldName, formName, messageId, pageName } from '../schema/reference.ts'
import { session } from '../schema/settings.ts'

/** A field with its name. */
export const fieldModel = z.strictObject({
  name: fieldName('Name of the field; the key it is sent under.'),
  ...field.shape,
})

const call = z.strictObject({
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).describe('Method of the call.'),
  path: z.string().describe('Path inside api.base.'),
})

const load = z.string().describe('Path inside api.base that is asked with GET.')

const { submit, idempotent, confirmLeave, success, errors } = form.shape

/** A form with its fields in place and `send` taken apart. */
export const formModel = z.strictObject({
  ...call.shape,
  load: load.optional(),
  fields: z.array(fieldModel).describe('The fields, in order.'),
  submit,
  idempotent,
  confirmLeave,
  success,
  errors,
})

/** A block with its calls taken apart and its fields in place. */
export const blockModel = z.discriminatedUnion('type', [
  ...plainBlocks,
  signOut.extend({ send: call.optional() }),
  status.extend({ load }),
  table.extend({ load, filter: z.array(fieldModel).describe('Fields that narrow the records down.') }),
])

/** A page with the names of everything it needs to be shown. */
export const pageModel = page.extend({
  name: pageName('Name of the page.'),
  blocks: z.array(blockModel).describe('What the page shows, from top to bottom.'),
  start: z
    .enum(['now', 'member', 'intent'])
    .describe(
      'When the runtime starts: as soon as the page is painted, so for members alone, or at the first sign that the ' +
        'visitor means to do something.',
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

export type FieldModel = z.output<typeof fieldModel>
export type BlockModel = z.output<typeof blockModel>
export type FormModel = z.output<typeof formModel>
export type PageModel = z.output<typeof pageModel>
export type SessionModel = z.output<typeof sessionModel>
