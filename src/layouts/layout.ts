import type { ReactNode } from 'react'

/** What a page asks of its layout. */
export interface LayoutProps {
  navbar: boolean
  background: 'plain' | 'special'
  footer: boolean
  children: ReactNode
}
