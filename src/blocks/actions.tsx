import type { ReactNode } from 'react'
import type { Action } from '#site/types.ts'
import { Text } from '../i18n/text.tsx'
import { DataLink } from '../routing/page-link.tsx'

/** Links that look like buttons, in a row. */
export function Actions({ actions }: { actions: readonly Action[] }): ReactNode {
  if (actions.length === 0) return null
  return (
    <div className="actions">
      {actions.map(({ label, link, style }) => (
        <DataLink key={label} className={style === 'primary' ? 'button' : 'button secondary'} link={link}>
          <Text id={label} />
        </DataLink>
      ))}
    </div>
  )
}
