import type { ComponentType } from 'react'
import type { BlockType } from '#site/types.ts'
import { ChunkError } from '../errors/chunk-error.ts'
import type { BlockProps } from './block-props.ts'
import { CallToActionBlock } from './call-to-action-block.tsx'
import { ContactsBlock } from './contacts-block.tsx'
import { FaqBlock } from './faq-block.tsx'
import { FeaturesBlock } from './features-block.tsx'
import { HeroBlock } from './hero-block.tsx'
import { PlansBlock } from './plans-block.tsx'
import { StepsBlock } from './steps-block.tsx'
import { TextBlock } from './text-block.tsx'

type BlockComponents = { readonly [Type in BlockType]: ComponentType<BlockProps<Type>> }
type AnyBlock = ComponentType<BlockProps<BlockType>>

/** Blocks with much code of their own: a chunk each, sent only with the pages that show them. */
type LazyType = 'document' | 'form' | 'signOut' | 'status' | 'table'

/** The component of each block type; a type of the schema without one does not compile. */
const components: Omit<BlockComponents, LazyType> = {
  callToAction: CallToActionBlock,
  contacts: ContactsBlock,
  faq: FaqBlock,
  features: FeaturesBlock,
  hero: HeroBlock,
  plans: PlansBlock,
  steps: StepsBlock,
  text: TextBlock,
}

const lazyComponents: { readonly [Type in LazyType]: () => Promise<BlockComponents[Type]> } = {
  document: async () => (await import('./document-block.tsx')).DocumentBlock,
  form: async () => (await import('./form-block.tsx')).FormBlock,
  signOut: async () => (await import('./sign-out-block.tsx')).SignOutBlock,
  status: async () => (await import('./status-block.tsx')).StatusBlock,
  table: async () => (await import('./table-block.tsx')).TableBlock,
}

// A component takes exactly the blocks it is registered for; the compiler cannot follow that here.
const loaded = new Map(Object.entries(components) as [BlockType, AnyBlock][])

/** Loads the code of blocks, before a page with them is shown. Fails with a ChunkError. */
export async function loadBlocks(types: readonly BlockType[]): Promise<void> {
  // What is neither here nor a chunk is of another build, which has more blocks: calling it fails, as it should.
  const missing = types.filter((type): type is LazyType => !loaded.has(type))
  try {
    await Promise.all(
      missing.map(async (type) => loaded.set(type, (await lazyComponents[type]()) as AnyBlock)),
    )
  } catch (cause) {
    throw new ChunkError(`The code of these blocks cannot be loaded: ${missing.join(', ')}`, { cause })
  }
}

/** The component of a block whose code is here. */
export function blockComponent(type: BlockType): AnyBlock {
  const component = loaded.get(type)
  if (!component) throw new Error(`The code of the block "${type}" is not loaded`)
  return component
}
