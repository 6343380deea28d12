import type { MessageId } from '#site/messages/ids.ts'

/** A short notice beside the page. */
export interface Notice {
  readonly kind: 'update' | 'unreachable' | 'language' | 'session'
  readonly text: MessageId
  /** Values of the text's placeholders. */
  readonly values?: Readonly<Record<string, string>>
  readonly action?: { readonly label: MessageId; readonly run: () => void }
}

export interface Notices {
  /** Shows a notice, in place of an earlier one of its kind. */
  readonly show: (notice: Notice) => void
  readonly dismiss: (kind: Notice['kind']) => void
  /** The oldest first; the same list until something changes. */
  readonly list: () => readonly Notice[]
  /** Calls back after each change; returns what ends that. */
  readonly subscribe: (listener: () => void) => () => void
}

/** Keeps the notices that a visitor has not closed yet. */
export function createNotices(): Notices {
  const listeners = new Set<() => void>()
  let notices: readonly Notice[] = []

  const change = (next: readonly Notice[]): void => {
    notices = next
    for (const listener of listeners) listener()
  }
  const others = (kind: Notice['kind']): Notice[] => notices.filter((notice) => notice.kind !== kind)

  return {
    show: (notice) => change([...others(notice.kind), notice]),
    dismiss(kind) {
      if (notices.some((notice) => notice.kind === kind)) change(others(kind))
    },
    list: () => notices,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
