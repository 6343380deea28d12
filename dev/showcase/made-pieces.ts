import { site } from '#site/settings.ts'
import type { MessageId } from '#site/messages/ids.ts'
import type { Action, BlockType, DocumentTree, FieldModel, FieldType, FormModel } from '#site/types.ts'
import type { BlockOf } from '../../src/blocks/block-props.ts'

/** A name that no configuration has given, and so no type knows. */
export const madeName = (name: string): never => name as never

const title = 'ui.errors.notFound.title'
const text = 'ui.errors.notFound.text'
const other = { title: 'ui.errors.server.title', text: 'ui.errors.server.text' } as const

const actions: readonly Action[] = [
  { label: 'ui.errors.home', link: { href: '#' }, style: 'primary' },
  { label: 'ui.errors.retry', link: { href: '#' }, style: 'secondary' },
]

export const madeDocument: DocumentTree = {
  title: 'Lorem ipsum',
  contents: ['dolor', 'amet'].map((id) => ({ id, text: id })),
  children: ['dolor', 'amet'].flatMap((id) => [
    { type: 'heading', depth: 2, id, children: [{ type: 'text', value: id }] } as const,
    {
      type: 'paragraph',
      children: [{ type: 'text', value: 'Lorem ipsum dolor sit amet. '.repeat(9) }],
    } as const,
  ]),
}

const plan = {
  name: title,
  text,
  price: '9.50',
  currency: 'EUR',
  per: 'month',
  features: [text, other.text],
  action: 'ui.errors.home',
  link: { href: '#' },
} as const

/** A block of each type in texts that every site has; a type of the schema without one does not compile. */
export const madeBlocks: { readonly [Type in BlockType]: BlockOf<Type> } = {
  hero: { type: 'hero', eyebrow: site.name, title, text, actions },
  features: {
    type: 'features',
    title,
    items: [
      { icon: 'speed', title, text },
      { icon: 'shield', ...other },
    ],
  },
  steps: { type: 'steps', title, items: [{ title, text }, other] },
  plans: {
    type: 'plans',
    title,
    plans: [
      { id: 'one', highlight: false, ...plan },
      { id: 'two', highlight: true, ...plan },
    ],
  },
  faq: {
    type: 'faq',
    title,
    items: [
      { question: title, answer: text },
      { question: other.title, answer: other.text },
    ],
  },
  document: { type: 'document', document: madeName('made'), contents: true },
  text: { type: 'text', title, text, actions },
  contacts: {
    type: 'contacts',
    title,
    items: [
      { kind: 'phone', label: site.name, value: '+380 44 000 00 00' },
      { kind: 'email', label: title, value: 'help@provider.example' },
    ],
  },
  callToAction: { type: 'callToAction', title, text, actions },
  form: { type: 'form', form: madeName('made'), title, text, links: [] },
  signOut: { type: 'signOut', title, confirm: title, actions },
  status: {
    type: 'status',
    load: '/state/:id',
    query: 'id',
    field: 'state',
    states: {
      pending: { tone: 'neutral', title, text, wait: true, actions: [] },
      good: { tone: 'success', title, wait: false, actions },
      bad: { tone: 'failure', ...other, wait: false, actions: [] },
    },
  },
  table: {
    type: 'table',
    title,
    text,
    load: '/records',
    list: 'items',
    key: 'id',
    columns: [
      { field: 'day', label: 'ui.date.today', format: 'date', options: [] },
      { field: 'name', label: site.name, format: 'text', options: [] },
      { field: 'amount', label: 'ui.plans.once', format: 'number', options: [] },
    ],
    filter: [],
    empty: 'ui.table.noMatch',
  },
}

const labels: Readonly<Record<FieldType, MessageId>> = {
  checkbox: 'ui.form.retry',
  date: 'ui.date.today',
  email: site.name,
  hidden: site.name,
  number: 'ui.date.year',
  password: 'ui.password.prompt',
  radio: 'ui.form.choose',
  select: 'ui.shell.language',
  tel: site.name,
  text: site.name,
  textarea: 'ui.dialog.leave.title',
  url: 'ui.errors.home',
}

const choices = [
  { value: 'yes', label: 'ui.dialog.yes' },
  { value: 'no', label: 'ui.dialog.no' },
] as const

/** A field of a type, named after it. */
export const madeField = (type: FieldType): FieldModel => ({
  name: madeName(type),
  type,
  label: labels[type],
  required: type === 'checkbox',
  options: type === 'select' || type === 'radio' ? choices : [],
  meter: type === 'password',
  messages: {},
  ...(type === 'date' && { tip: other.text }),
})

/** A form around fields. */
export const madeForm = (fields: readonly FieldModel[]): FormModel => ({
  method: 'POST',
  path: '/form',
  fields,
  submit: 'ui.dialog.yes',
  idempotent: false,
  confirmLeave: false,
  success: { stay: false },
  errors: {},
})
