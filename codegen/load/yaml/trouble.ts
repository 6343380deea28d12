import type { Document, YAMLError } from 'yaml'
import { syntax, type BrokenYaml } from '../../diagnostics/catalogue/syntax.ts'
import type { Line } from './line.ts'
import { slip, type Slip, type SlipPlace } from './slip.ts'

/** What a finder of slips looks at: the first error of the YAML library, and its line. */
export interface Trouble {
  text: string
  document: Document.Parsed
  error: YAMLError
  at: number
  line: Line
}

export const broken = (problem: BrokenYaml, place: SlipPlace): Slip => slip(syntax.broken, { problem }, place)
