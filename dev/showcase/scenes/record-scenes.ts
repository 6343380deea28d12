import type { BlockOf } from '../../../src/blocks/block-props.ts'
import type { Scene, Showpiece } from '../scene.ts'
import type { Answer, Answers } from '../pretend-fetch.ts'
import type { SitePieces } from '../site-pieces.ts'
import { without } from '../without.ts'

type Table = BlockOf<'table'>
type Status = BlockOf<'status'>

/** Something to show in a column, one for each record. */
function cell({ format, options, label }: Table['columns'][number], place: number): string | number {
  const samples = {
    text: label,
    number: 1234.5,
    money: ['199.00', '1299.50', '449.00'][place] ?? '0',
    date: `2026-0${place + 1}-15`,
    dateTime: `2026-0${place + 1}-15T09:30:00Z`,
    option: options[place % Math.max(options.length, 1)]?.value ?? '—',
  }
  return samples[format]
}

const record = ({ columns, key }: Table, place: number): Readonly<Record<string, string | number>> =>
  Object.fromEntries([
    [key, place],
    ...columns.map((column): [string, string | number] => [column.field, cell(column, place)]),
    ...columns.flatMap(({ currency }): [string, string][] =>
      currency === undefined ? [] : [[currency, 'UAH']],
    ),
  ])

const records = (table: Table): Answer => ({
  json: { [table.list]: [0, 1, 2].map((place) => record(table, place)) },
})

function tableStates(table: Table): Showpiece['states'] {
  const scene = (answer: Answer, shows: string, rest: Partial<Scene> = {}): Scene => ({
    page: [table],
    answers: { [table.load]: answer },
    extent: 'blocks',
    shows,
    ...rest,
  })
  const none: Answer = { json: { [table.list]: [] } }
  return {
    records: scene(records(table), '.records tbody tr', { isWide: true }),
    loading: scene('waiting', '.records-summary'),
    empty: scene(none, '.records-summary'),
    failed: scene({ status: 500 }, '.table-block > button'),
  }
}

/** A page with what each state looks like, each asked for at an address of its own. */
function statusScene(status: Status): Scene {
  const answers: Answers = {
    ...Object.fromEntries(
      Object.keys(status.states).map((state) => [`/${state}/1`, { json: { [status.field]: state } }]),
    ),
    '/asking/1': 'waiting',
    '/failed/1': { status: 500 },
  }
  const names = Object.keys(answers).map((path) => path.slice(1, -2))
  return {
    page: names.map((name) => ({ ...status, load: `/${name}/:id` })),
    answers,
    search: `?${status.query}=1`,
    extent: 'blocks',
    isWide: true,
    shows: '.status .card > button',
  }
}

/** What the server keeps. */
export function recordScenes({ block }: SitePieces): Readonly<Record<string, Showpiece>> {
  const signOut = without(block('signOut'), 'confirm')
  return {
    table: { title: 'Table', states: tableStates(block('table')) },
    status: { title: 'Status', states: { all: statusScene(block('status')) } },
    'sign-out': {
      title: 'Sign out',
      states: {
        done: { page: [signOut], extent: 'blocks', shows: '.sign-out h1' },
        unreachable: {
          page: [{ ...signOut, send: { method: 'POST', path: '/sign-out' } }],
          answers: { '/sign-out': 'offline' },
          isMember: true,
          extent: 'blocks',
          shows: '.sign-out .notice',
        },
      },
    },
  }
}
