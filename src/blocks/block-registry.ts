import type { ComponentType } from 'react'
import type { BlockType } from '#site/types.ts'
import type { BlockProps } from './block-props.ts'
import { CallToActionBlock } from './call-to-action-block.tsx'
import { ContactsBlock } from './contacts-block.tsx'
import { DocumentBlock } from './document-block.tsx'
import { FaqBlock } from './faq-block.tsx'
import { FeaturesBlock } from './features-block.tsx'
import { FormBlock } from './form-block.tsx'
import { HeroBlock } from './hero-block.tsx'
import { PlansBlock } from './plans-block.tsx'
import { SignOutBlock } from './sign-out-block.tsx'
import { StepsBlock } from './steps-block.tsx'
import { TextBlock } from './text-block.tsx'

type BlockComponents = { readonly [Type in BlockType]: ComponentType<BlockProps<Type>> }

/** The component of each block type; a type of the schema without one does not compile. */
export const blockComponents: BlockComponents = {
  callToAction: CallToActionBlock,
  contacts: ContactsBlock,
  document: DocumentBlock,
  faq: FaqBlock,
  features: FeaturesBlock,
  form: FormBlock,
  hero: HeroBlock,
  plans: PlansBlock,
  signOut: SignOutBlock,
  steps: StepsBlock,
  text: TextBlock,
}
