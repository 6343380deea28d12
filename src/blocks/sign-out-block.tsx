import { useEffect, type ReactNode } from 'react'
import { useServices } from '../services/services-context.ts'
import { Actions } from './actions.tsx'
import { BlockHeading } from './block-heading.tsx'
import type { BlockProps } from './block-props.ts'

/** Ends the session of whoever opens the page. */
export function SignOutBlock({ block, level }: BlockProps<'signOut'>): ReactNode {
  const services = useServices()
  useEffect(() => services?.session.clear(), [services])
  return (
    <section className="block text">
      <BlockHeading level={level} title={block.title} text={block.text} />
      <Actions actions={block.actions} />
    </section>
  )
}
