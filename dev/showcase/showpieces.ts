import type { Scene, Showpiece } from './scene.ts'
import { blockScenes } from './scenes/block-scenes.ts'
import { formScenes } from './scenes/form-scenes.ts'
import { pageScenes } from './scenes/page-scenes.ts'
import { recordScenes } from './scenes/record-scenes.ts'
import type { ShowcaseData } from './showcase-data.ts'
import { openPieces } from './site-pieces.ts'

/** All parts of the interface with their states, in the words of a site. */
export function showpieces(data: ShowcaseData): Readonly<Record<string, Showpiece>> {
  const pieces = openPieces(data)
  return { ...blockScenes(pieces), ...formScenes(pieces), ...recordScenes(pieces), ...pageScenes(pieces) }
}

/** Name of a state in addresses: "form-refused". */
export const stateName = (piece: string, state: string): string => `${piece}-${state}`

/** The state of a name. */
export function findScene(data: ShowcaseData, name: string): Scene | undefined {
  const states = Object.entries(showpieces(data)).flatMap(([piece, { states }]) =>
    Object.entries(states).map(([state, scene]) => [stateName(piece, state), scene] as const),
  )
  return new Map(states).get(name)
}
