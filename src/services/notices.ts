import type { MessageId } from '#site/messages/ids.ts'

/** A short notice beside the page. */
export interface Notice {
  readonly kind: 'update' | 'unreachable' | 'language' | 'session' | 'done'
  readonly text: MessageId
  /** Values of the text's placeholders. */
  readonly values?: Readonly<Record<string, string>>
  readonly action?: { readonly label: MessageId; readonly run: () => void }
}

/** A notice with the number of its showing: one that is shown again has a new one, and is read out again. */
export interface ShownNotice extends Notice {
  readonly showing: number
}

export interface Notices {
  /** Shows a notice, in place of an earlier one of its kind. */
  readonly show: (notice: Notice) => void
  readonly dismiss: (kind: Notice['kind']) => void
  /** Keeps a text until the page is there that a form leads to, for nobody hears two things at once. */
  readonly tellNext: (text: MessageId) => void
  /** A page was come to, or one that is shown was looked at again: what was kept is said on the next page, once. */
  readonly arrived: (moved: boolean) => void
  /** In the order in which their kinds came up; the same list until something changes. */
  readonly list: () => readonly ShownNotice[]
  /** Calls back after each change; returns what ends that. */
  readonly subscribe: (listener: () => void) => () => void
}

/** Keeps the notices that a visitor has not closed yet, one of each kind. */
export function createNotices(): Notices {
  const listeners = new Set<() => void>()
  // A map keeps the place of a key that is set again, so that what has the focus does not move.
  const byKind = new Map<Notice['kind'], ShownNotice>()
  let list: readonly ShownNotice[] = []
  let showings = 0
  let next: MessageId | null = null

  const changed = (): void => {
    list = [...byKind.values()]
    for (const listener of listeners) listener()
  }

  const show = (notice: Notice): void => {
    showings += 1
    byKind.set(notice.kind, { ...notice, showing: showings })
    changed()
  }
  const dismiss = (kind: Notice['kind']): void => {
    if (byKind.delete(kind)) changed()
  }

  return {
    show,
    dismiss,
    tellNext: (text) => void (next = text),
    arrived(moved) {
      const text = next
      next = null
      if (moved && text !== null) show({ kind: 'done', text })
      else if (moved) dismiss('done')
    },
    list: () => list,
    subscribe(listener) {
      // Wrapped, so that one function may subscribe twice and end each by itself.
      const own = (): void => listener()
      listeners.add(own)
      return () => void listeners.delete(own)
    },
  }
}
