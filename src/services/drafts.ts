import type { Clock } from './clock.ts'
import { createGuardedStorage, type OpenStorage } from './guarded-storage.ts'
import { isRecord } from './is-record.ts'
import { readList } from './read-list.ts'

/** Where a draft belongs. */
export interface DraftPlace {
  /** Path of the page. */
  readonly path: string
  /** Name of the form. */
  readonly form: string
}

/** A field as it stands: text, whether a box is checked, or the value of the radio button that is. */
export interface DraftField {
  readonly name: string
  /** Type of the input now: a password that is shown is of type "text", and known by its other marks. */
  readonly type: string
  readonly autocomplete?: string
  /** Said to be one by the page. */
  readonly isSecret?: boolean
  readonly value: string | boolean
}

export type DraftValues = Readonly<Record<string, string | boolean>>

export interface Drafts {
  /** Keeps what was typed, secrets left out, in place of an earlier draft. */
  readonly save: (place: DraftPlace, fields: readonly DraftField[]) => void
  /** What was typed; null when there is nothing, or it is too old. */
  readonly restore: (place: DraftPlace) => DraftValues | null
  readonly clear: (place: DraftPlace) => void
  readonly clearAll: () => void
  readonly any: () => boolean
}

interface DraftsDeps {
  /** The session storage: drafts end with the tab. */
  storage?: OpenStorage
  clock: Pick<Clock, 'now'>
  /** Who types: drafts of somebody else are forgotten. Null where that is not known. */
  owner?: () => string | null
  /** Minutes until a draft is forgotten. */
  keepMinutes?: number
  /** Most characters of all drafts; the oldest make room. */
  maxLength?: number
}

interface Draft extends DraftPlace {
  /** Milliseconds. */
  readonly at: number
  /** Who typed it, where that is known. */
  readonly by?: string | undefined
  readonly values: DraftValues
}

const key = 'drafts'

/** Names and autocomplete values of secrets; too much is left out rather than too little. */
const secret = /pass|pwd|token|secret|code|csrf|xsrf|credential|^cc-|cvc|cvv|card.?num|(otp|pin)$/i

const isSecret = ({ name, type, autocomplete = '', isSecret: isSaid = false }: DraftField): boolean =>
  isSaid || ['password', 'hidden', 'file'].includes(type) || secret.test(name) || secret.test(autocomplete)

const isValue = (value: unknown): value is string | boolean =>
  typeof value === 'string' || typeof value === 'boolean'

const isDraft = (value: unknown): value is Draft =>
  isRecord(value) &&
  typeof value['path'] === 'string' &&
  typeof value['form'] === 'string' &&
  typeof value['at'] === 'number' &&
  ['string', 'undefined'].includes(typeof value['by']) &&
  isRecord(value['values']) &&
  Object.values(value['values']).every(isValue)

/** Keeps what was typed into forms over a reload or a sign-in. */
export function createDrafts({
  storage: open,
  clock,
  owner = () => null,
  keepMinutes = 60,
  maxLength = 50_000,
}: DraftsDeps): Drafts {
  const storage = createGuardedStorage(open)

  /** The newest first. */
  const valid = (): Draft[] => {
    const who = owner()
    return readList(storage.read(key), isDraft)
      .filter(({ at }) => clock.now() - at < keepMinutes * 60_000)
      .filter(({ by }) => by === undefined || by === who)
  }

  const isAt = (place: DraftPlace) => (draft: Draft) => draft.path === place.path && draft.form === place.form

  const write = (drafts: Draft[]): void => {
    while (drafts.length > 0 && JSON.stringify(drafts).length > maxLength) drafts.pop()
    storage.write(key, drafts.length > 0 ? JSON.stringify(drafts) : null)
  }

  const others = (place: DraftPlace): Draft[] => valid().filter((draft) => !isAt(place)(draft))

  return {
    save({ path, form }, fields) {
      const told = fields.filter((field) => !isSecret(field)).map(({ name, value }) => [name, value] as const)
      const draft: Draft = {
        path,
        form,
        at: clock.now(),
        by: owner() ?? undefined,
        values: Object.fromEntries(told),
      }
      write([...(told.length > 0 ? [draft] : []), ...others(draft)])
    },
    restore: (place) => valid().find(isAt(place))?.values ?? null,
    clear: (place) => write(others(place)),
    clearAll: () => write([]),
    any: () => valid().length > 0,
  }
}
