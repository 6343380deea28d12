import { useEffect, type ReactNode } from 'react'
import { useServices, type Services } from '../services/services-context.ts'
import { Actions } from './actions.tsx'
import { BlockHeading } from './block-heading.tsx'
import type { BlockProps } from './block-props.ts'

/** Ends the session here in any case, and tells the server, which may be down. */
export function signOut({ session, http }: Pick<Services, 'session' | 'http'>): void {
  if (session.get() === null) return
  // Sent with the token, and even when the visitor is gone by then.
  http.post('/auth/logout', undefined, { keepalive: true }).catch(() => undefined)
  session.clear()
}

/** Ends the session of whoever opens the page, and says so; not before it has ended. */
export function SignOutBlock({ block, level }: BlockProps<'signOut'>): ReactNode {
  const services = useServices()
  useEffect(() => {
    if (services) signOut(services)
  }, [services])
  return (
    <section className="block text sign-out">
      <BlockHeading level={level} title={block.title} text={block.text} />
      <Actions actions={block.actions} />
    </section>
  )
}
