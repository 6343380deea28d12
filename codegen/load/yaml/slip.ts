import { report, type DiagnosticKind } from '../../diagnostics/define.ts'
import type { Diagnostic, Position } from '../../diagnostics/diagnostic.ts'

/** A replacement inside a text. */
export interface Edit {
  start: number
  end: number
  text: string
}

/** A mistake in the text of a YAML file, with what its writer most likely meant. */
export interface Slip {
  /** Offset of the place to point at. */
  at: number
  /** Where its line is reported already: other problems with the same value would only repeat it. */
  covers: { start: number; end: number } | null
  /** Makes the text say what was meant, so that reading can go on. Empty when that is unknown. */
  edits: readonly Edit[]
  /** Whether items may be missing or elsewhere because of it: then nothing is said of what does not exist. */
  hidesItems: boolean
  diagnose: (position: Position, positionAt: (offset: number) => Position) => Diagnostic
}

export interface SlipPlace {
  at: number
  covers?: { start: number; end: number }
  edits?: readonly Edit[]
  hidesItems?: boolean
}

/** A slip of one kind of the catalogue. */
export const slip = <Args>(kind: DiagnosticKind<Args>, args: Args, place: SlipPlace): Slip => ({
  at: place.at,
  covers: place.covers ?? null,
  edits: place.edits ?? [],
  hidesItems: place.hidesItems ?? false,
  diagnose: (position) => report(kind, position, args),
})
