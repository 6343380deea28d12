import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icons/icon.tsx'

interface MenuProps {
  id: string
  label: string
  icon: IconName
  children: ReactNode
}

/** Links behind a button; they open and close without script, and Escape closes them. */
export function Menu({ id, label, icon, children }: MenuProps): ReactNode {
  return (
    <div className="menu">
      <button className="header-button" type="button" popoverTarget={id}>
        <Icon name={icon} />
        {label}
      </button>
      <div className="menu-list" id={id} popover="auto">
        {children}
      </div>
    </div>
  )
}
