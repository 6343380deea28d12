import type { FieldModel, FieldType, FormModel } from '#site/types.ts'
import { fillIn, write } from '../fill-in.ts'
import { madeForm, madeName } from '../made-pieces.ts'
import type { Answer } from '../pretend-fetch.ts'
import { press, type Scene, type Showpiece } from '../scene.ts'
import type { PlacedForm, SitePieces } from '../site-pieces.ts'
import { without } from '../without.ts'

interface FormAnswers {
  /** To what is sent. */
  readonly answer?: Answer
  /** To what it starts with. */
  readonly kept?: Answer
}
type Rest = Partial<Scene> & FormAnswers

/** A page with one form, and a server that answers it so. */
function scene({ block, form }: PlacedForm, shows: string, rest: Rest = {}): Scene {
  const { answer = {}, kept = {}, ...given } = rest
  const { path, load } = form
  return {
    page: [block],
    forms: { [block.form]: form },
    answers: { [path]: answer, ...(load !== undefined && { [load]: kept }) },
    extent: 'blocks',
    shows,
    ...given,
  }
}

/** Nothing that it is filled in with breaks a rule. */
const easy = (field: FieldModel): FieldModel => without(field, 'pattern', 'minLength', 'maxLength')

/** Filled in, and sent. */
function sent(placed: PlacedForm, shows: string, rest?: Rest): Scene {
  const fields = placed.form.fields.map(easy)
  const act = (): void => {
    const element = document.querySelector<HTMLFormElement>('form.form')
    if (!element) return
    fillIn(element, fields)
    element.requestSubmit()
  }
  return scene({ ...placed, form: { ...placed.form, fields } }, shows, { act, ...rest })
}

/** The first status that a form has words of a kind for. */
const statusWith = ({ errors }: FormModel, kind: 'text' | 'fields'): number | undefined => {
  const found = Object.entries(errors).find(([, words]) => (typeof words === 'string') === (kind === 'text'))
  return found && Number(found[0])
}

/** A field that the server can blame: one that the form has words for, or any. */
const blamedField = ({ errors, fields }: FormModel): string => {
  const words = Object.values(errors).find((found) => typeof found === 'object')
  return (typeof words === 'object' ? Object.keys(words.fields)[0] : undefined) ?? fields[0]?.name ?? ''
}

const isGeneral = (form: FormModel): boolean => statusWith(form, 'text') !== undefined
const blamesFields = (form: FormModel): boolean => statusWith(form, 'fields') !== undefined

/** The states that a form goes through. */
function formStates({ form }: SitePieces): Showpiece['states'] {
  const any = form(isGeneral)
  const blamed = form(blamesFields)
  const kept = form(({ load }) => load !== undefined)
  const loaded: PlacedForm = { ...kept, form: { ...kept.form, load: '/kept' } }
  const stays: PlacedForm = {
    ...loaded,
    form: { ...loaded.form, success: { ...kept.form.success, stay: true } },
  }
  const ends = without(any.form.success, 'goTo', 'saveToken', 'or')
  return {
    invalid: scene(
      form(({ fields }) => fields.some(({ required }) => required)),
      '.summary a',
      { act: () => press('form.form [type=submit]') },
    ),
    refused: sent(any, '.summary p', { answer: { status: statusWith(any.form, 'text') ?? 500 } }),
    'field-refused': sent(blamed, '.field-error', {
      answer: {
        status: statusWith(blamed.form, 'fields') ?? 422,
        json: { errors: [{ pointer: `/${blamedField(blamed.form)}`, detail: 'taken' }] },
      },
    }),
    throttled: sent(any, '.summary p', { answer: { status: 429, headers: { 'Retry-After': '90' } } }),
    'session-ended': sent(stays, '.summary p', { answer: { status: 401 }, isMember: true }),
    'server-down': sent(any, '.summary button', { answer: 'offline' }),
    sending: sent(any, '[aria-busy=true] [aria-disabled=true]', { answer: 'waiting' }),
    sent: sent({ ...any, form: { ...any.form, success: { ...ends, stay: false } } }, '.success'),
    saved: sent(stays, '.success'),
    loading: scene(loaded, '[aria-busy=true] [aria-disabled=true]', { kept: 'waiting' }),
    'load-failed': scene(loaded, '.load-failure button', { kept: { status: 500 } }),
  }
}

const types: readonly FieldType[] = [
  'text',
  'email',
  'tel',
  'url',
  'number',
  'date',
  'password',
  'select',
  'radio',
  'checkbox',
  'textarea',
]

const passwords = { prompt: '', weak: 'abc', medium: 'abcDEF', strong: 'abcDEF12' } as const

function fieldStates({ block, field }: SitePieces) {
  const place = (fields: readonly FieldModel[]): PlacedForm => ({
    block: { ...block('form'), form: madeName('made'), links: [] },
    form: madeForm(fields),
  })
  const meters = Object.keys(passwords).map((strength) => ({
    ...field('password'),
    name: madeName(strength),
    meter: true,
  }))
  const typeAll = (): void => {
    for (const [name, password] of Object.entries(passwords)) {
      const input = document.querySelector<HTMLInputElement>(`[name=${name}]`)
      if (input) write(input, password)
    }
  }
  const tip = field('date')
  return {
    kinds: scene(place(types.map(field)), 'form.form textarea', { isWide: true }),
    passwords: scene(place(meters), '[data-strength=strong]', { act: typeAll }),
    readable: scene(place([field('password')]), 'input[type=text]', {
      act: () => {
        const input = document.querySelector('input')
        if (input) write(input, 'abcDEF12')
        press('.input-button')
      },
    }),
    tip: scene(place([{ ...tip, tip: tip.tip ?? tip.label }]), '.tip-text:popover-open', {
      act: () => press('.tip-button'),
      extent: 'window',
    }),
    calendar: scene(place([field('date')]), '.calendar[open] .rdp-day_button', {
      act: () => press('[aria-haspopup=dialog]'),
      isWide: true,
      extent: 'window',
    }),
  }
}

/** Fields, forms and what they say. */
export const formScenes = (pieces: SitePieces): Readonly<Record<string, Showpiece>> => ({
  fields: { title: 'Fields', states: fieldStates(pieces) },
  form: { title: 'Form', states: formStates(pieces) },
})
