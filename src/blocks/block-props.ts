import type { Block, BlockType } from '#site/types.ts'
import type { PagePayload } from '../services/payload.ts'

/** The part of the configuration that a block type has. */
export type BlockOf<Type extends BlockType> = Extract<Block, { readonly type: Type }>

/** Level of the block's own heading: 1 for the one that names the page. */
export type BlockLevel = 1 | 2

export interface BlockProps<Type extends BlockType> {
  readonly block: BlockOf<Type>
  readonly level: BlockLevel
  readonly payload: PagePayload
}
