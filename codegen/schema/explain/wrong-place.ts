import type { Position } from '../../diagnostics/diagnostic.ts'
import { quoted } from '../../load/yaml/plain-text.ts'
import { itemName, settingName } from '../item-name.ts'
import { isSettings, type Path, type Schema } from '../schema-tree.ts'

/** A place with a wrong value. */
export interface WrongPlace {
  root: unknown
  path: Path
  position: Position
  value: unknown
  /** Undefined where the schema knows no such place. */
  schema: Schema | undefined
  /** The value as it stands in the file. */
  written: string
  /** Language that texts are written in. */
  source: string
}

/** The item and the setting of a place, as every message names them. */
export const nameOf = ({ root, path }: WrongPlace): { item: string; setting: string } => ({
  item: itemName(root, path),
  setting: settingName(path),
})

export const kindOfValue = (value: unknown): string => {
  if (Array.isArray(value)) return 'a list'
  if (isSettings(value)) return 'settings'
  return typeof value === 'string' ? `the text ${quoted(value)}` : String(value)
}
