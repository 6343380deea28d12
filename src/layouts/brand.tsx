import type { ReactNode } from 'react'
import { site } from '#site/settings.ts'
import { Text } from '../i18n/text.tsx'
import { HomeLink } from '../routing/home-link.tsx'

/** The name of the site, linking home. */
export function Brand(): ReactNode {
  return (
    <HomeLink className="brand">
      <svg className="brand-mark" viewBox="0 0 32 32" aria-hidden="true">
        <path d="M5 17a15.500 15.500 0 0 1 22 0M10.500 22.500a7.750 7.750 0 0 1 11 0M16 27.500h.01" />
      </svg>
      <Text id={site.name} />
    </HomeLink>
  )
}
