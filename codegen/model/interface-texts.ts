import { blockUse } from '../schema/block-use.ts'
import type { BlockModel, FieldModel, FormModel } from './model-schema.ts'

type Forms = ReadonlyMap<string, FormModel>

const groupsOfField = ({ type, tip }: FieldModel): string[] => [
  ...(type === 'password' || type === 'date' ? [type] : []),
  ...(tip === undefined ? [] : ['tip']),
]

/** What a block shows beside the texts of its kind: parts of fields, and questions. */
const groupsOfBlock = (block: BlockModel, forms: Forms): string[] => {
  switch (block.type) {
    case 'form': {
      const { fields = [], confirmLeave = false } = forms.get(block.form) ?? {}
      return [...fields.flatMap(groupsOfField), ...(confirmLeave ? ['dialog'] : [])]
    }
    case 'table':
      return block.filter.length === 0 ? [] : ['form', ...block.filter.flatMap(groupsOfField)]
    case 'signOut':
      return block.confirm === undefined ? [] : ['dialog']
    default:
      return []
  }
}

/** Groups of the interface's own texts that blocks show: `ui.<group>.*`. */
export const textGroups = (blocks: readonly BlockModel[], forms: Forms): Set<string> =>
  new Set(blocks.flatMap((block) => [...blockUse[block.type].texts, ...groupsOfBlock(block, forms)]))
