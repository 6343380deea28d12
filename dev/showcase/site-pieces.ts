import type { Block, BlockType, FieldModel, FieldType, FormModel, PageModel } from '#site/types.ts'
import type { BlockOf } from '../../src/blocks/block-props.ts'
import { madeBlocks, madeField, madeForm } from './made-pieces.ts'
import type { ShowcaseData } from './showcase-data.ts'
import { without } from './without.ts'

/** A form where it stands. */
export interface PlacedForm {
  readonly block: BlockOf<'form'>
  readonly form: FormModel
}

/** What a site has of each kind, or what stands in for it. */
export interface SitePieces {
  readonly home: PageModel
  readonly block: <Type extends BlockType>(type: Type) => BlockOf<Type>
  readonly field: (type: FieldType) => FieldModel
  /** The first form that is so; the first of all where none is. */
  readonly form: (isWanted: (form: FormModel) => boolean) => PlacedForm
}

/** Shown here to everyone. */
const openToAll = <Any extends Block>(block: Any): Any =>
  // Each block may go without.
  without(block, 'access') as unknown as Any

const madeFields = (['email', 'password'] as const).map((type) => ({ ...madeField(type), required: true }))

/** Looks through the pages and forms of a site for the first of each kind. */
export function openPieces({ pages, forms }: ShowcaseData): SitePieces {
  const blocks = pages.flatMap((page) => page.blocks)
  const ofType = <Type extends BlockType>(type: Type): BlockOf<Type>[] =>
    blocks.filter((block): block is BlockOf<Type> => block.type === type).map(openToAll)
  const placed = ofType('form').flatMap((block): PlacedForm[] => {
    const form = forms[block.form]
    return form ? [{ block, form }] : []
  })
  const fields = placed.flatMap(({ form }) => form.fields)
  const [home] = pages
  if (!home) throw new Error('A site has at least one page')
  return {
    home: pages.find(({ path }) => path === '/') ?? home,
    block: (type) => ofType(type)[0] ?? madeBlocks[type],
    field: (type) => {
      const all = fields.filter((field) => field.type === type)
      // With all that a field of this type can have.
      return all.find(({ meter, tip }) => meter || tip !== undefined) ?? all[0] ?? madeField(type)
    },
    form: (isWanted) =>
      placed.find(({ form }) => isWanted(form)) ??
      placed[0] ?? { block: madeBlocks.form, form: madeForm(madeFields) },
  }
}
