import type { ComponentProps, ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useLinkClickHandler, useLocation } from 'react-router-dom'
import type { Link } from '#site/types.ts'
import { useCurrentPage } from './current-page.ts'
import { checkedHref } from './page-href.ts'
import type { CheckedTarget, PageTarget } from './page-target.ts'
import { returnPath } from './return-target.ts'
import { useHydrated } from './use-hydrated.ts'

type AnchorProps = Omit<ComponentProps<'a'>, 'href' | 'target'>

/** An ordinary link that the router follows without loading a document. */
export function RouterLink({ href, ...anchor }: AnchorProps & { href: string }): ReactNode {
  return <a {...anchor} href={href} onClick={useLinkClickHandler(href)} />
}

function CheckedLink({ page, params, query, hash, ...anchor }: AnchorProps & CheckedTarget): ReactNode {
  const { locale } = useIntl()
  const current = useCurrentPage()
  const here = current.match?.page === page && !current.root && !hash
  return (
    <RouterLink
      aria-current={here ? 'page' : undefined}
      {...anchor}
      href={checkedHref(locale, { page, params, query, hash })}
    />
  )
}

/** A link to a page that leads back here: to sign in on the way, say. */
function ReturningLink({ query, ...link }: AnchorProps & CheckedTarget): ReactNode {
  const { pathname, search, hash } = useLocation()
  // Prerendered HTML knows the path alone.
  const here = useHydrated() ? { pathname, search, hash } : { pathname, search: '', hash: '' }
  const back = returnPath(here)
  return <CheckedLink {...link} query={back === null ? query : { ...query, returnTo: back }} />
}

/** A link to a page in the language shown; a wrong page, param or query does not compile. */
export const PageLink: (props: AnchorProps & PageTarget) => ReactNode = CheckedLink

/** A link from the configuration: to a page of this site or to an address outside it. */
export function DataLink({ link, ...anchor }: AnchorProps & { link: Link }): ReactNode {
  if ('href' in link) return <a {...anchor} href={link.href} />
  const { returnTo, ...target } = link
  return returnTo === true ? (
    <ReturningLink {...anchor} {...target} />
  ) : (
    <CheckedLink {...anchor} {...target} />
  )
}
