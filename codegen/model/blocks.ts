import type { Block } from '../schema/blocks.ts'
import type { Field } from '../schema/fields.ts'
import { callOf, loadPath } from './calls.ts'
import { fieldsNamed } from './forms.ts'
import { blockModel, type BlockModel } from './model-schema.ts'

const parts = (block: Block, fields: Readonly<Record<string, Field>>): object => {
  switch (block.type) {
    case 'signOut':
      return block.send === undefined ? {} : { send: callOf(block.send) }
    case 'status':
      return { load: loadPath(block.load) }
    case 'table':
      return { load: loadPath(block.load), filter: fieldsNamed(block.filter, fields) }
    default:
      return {}
  }
}

/** A block with its calls taken apart and its fields in place; validation has made sure of them. */
export const buildBlock = (block: Block, fields: Readonly<Record<string, Field>>): BlockModel =>
  blockModel.parse({ ...block, ...parts(block, fields) })
