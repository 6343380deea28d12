import { blockUse } from '../schema/block-use.ts'
import type { BlockModel, FieldModel, FormModel } from './model-schema.ts'

type Forms = ReadonlyMap<string, FormModel>

const ofType = ({ type, meter }: FieldModel): string[] => {
  if (type === 'password') return meter ? ['password'] : ['password.show', 'password.hide']
  return type === 'date' ? ['date'] : []
}

const ofField = (field: FieldModel): string[] => [
  ...ofType(field),
  ...(field.tip === undefined ? [] : ['tip']),
]

/** What a block shows beside the texts of its kind: parts of fields, and questions. */
const ofBlock = (block: BlockModel, forms: Forms): string[] => {
  switch (block.type) {
    case 'form': {
      const { fields = [], confirmLeave = false } = forms.get(block.form) ?? {}
      return [...fields.flatMap(ofField), ...(confirmLeave ? ['dialog'] : [])]
    }
    case 'table':
      return block.filter.length === 0 ? [] : ['form', ...block.filter.flatMap(ofField)]
    case 'signOut':
      return [
        ...(block.send === undefined ? [] : ['signOut.unreachable']),
        ...(block.confirm === undefined ? [] : ['dialog.yes', 'dialog.no', 'signOut.unsent']),
      ]
    default:
      return []
  }
}

/** Those of the ids that are texts of the interface which blocks show; `tip` stands for every `ui.tip.…`. */
export const interfaceTexts = (
  ids: readonly string[],
  blocks: readonly BlockModel[],
  forms: Forms,
): string[] => {
  const shown = blocks.flatMap((block) => [...blockUse[block.type].texts, ...ofBlock(block, forms)])
  return ids.filter((id) => shown.some((name) => `${id}.`.startsWith(`ui.${name}.`)))
}
