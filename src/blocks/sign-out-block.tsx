import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { session as sessionSettings } from '#site/settings.ts'
import { useConfirm } from '../components/confirm.tsx'
import { Text } from '../i18n/text.tsx'
import { pagePath } from '../routing/page-href.ts'
import { useServices } from '../services/services-context.ts'
import { Actions } from './actions.tsx'
import { BlockHeading } from './block-heading.tsx'
import type { BlockOf, BlockProps } from './block-props.ts'
import { signOut } from './sign-out.ts'

/** The way back for a visitor who stays signed in: where he came from, or where members start. */
function useWayBack(): () => void {
  const navigate = useNavigate()
  const { locale } = useIntl()
  const { key } = useLocation()
  return () => {
    // The first page of a tab has nothing of ours before it.
    if (key !== 'default') void navigate(-1)
    else void navigate(sessionSettings.home ? pagePath(sessionSettings.home, locale) : `/${locale}`)
  }
}

/** Ends the session, once it is confirmed where that is asked for; says whether the server could not be told. */
function useSignOut({ send, confirm: question }: BlockOf<'signOut'>): boolean {
  const services = useServices()
  const confirm = useConfirm()
  const [isUntold, setUntold] = useState(false)
  const goBack = useWayBack()
  const latest = useRef({ send, question, confirm, goBack })
  useEffect(() => {
    latest.current = { send, question, confirm, goBack }
  })
  useEffect(() => {
    if (!services) return
    const left = new AbortController()
    const isHere = (): boolean => !left.signal.aborted
    const mayEnd = async (): Promise<boolean> => {
      const { question, confirm } = latest.current
      if (question === undefined || services.session.get() === null) return true
      const text = services.forms.keeps() ? 'ui.signOut.unsent' : undefined
      return confirm({ title: question, text }, left.signal)
    }
    const run = async (): Promise<void> => {
      const yes = await mayEnd()
      if (!isHere()) return
      if (!yes) latest.current.goBack()
      else if (!(await signOut(services, latest.current.send)) && isHere()) setUntold(true)
    }
    void run()
    return () => left.abort()
  }, [services])
  return isUntold
}

/** Ends the session of whoever opens the page, and says so; not before it has ended. */
export function SignOutBlock({ block, level }: BlockProps<'signOut'>): ReactNode {
  const isUntold = useSignOut(block)
  return (
    <section className="block text sign-out">
      <BlockHeading level={level} title={block.title} text={block.text} />
      <div role="status">
        {isUntold && (
          <p className="notice">
            <Text id="ui.signOut.unreachable" />
          </p>
        )}
      </div>
      <Actions actions={block.actions} />
    </section>
  )
}
