import type { ComponentType } from 'react'
import type { LayoutName } from '#site/settings.ts'
import { AuthLayout } from './auth-layout.tsx'
import { DefaultLayout } from './default-layout.tsx'
import type { LayoutProps } from './layout.ts'

/** The component of each layout of the configuration; codegen reads the names from the files beside this one. */
export const layoutComponents: Readonly<Record<LayoutName, ComponentType<LayoutProps>>> = {
  auth: AuthLayout,
  default: DefaultLayout,
}
