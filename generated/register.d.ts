// Generated from site.config.yaml by "npm run codegen". Do not edit.

import type { PageParams, routes } from './routes.ts'

type RegisteredPages = { [R in (typeof routes)[number] as R['path']]: { params: PageParams[R['page']] } }

declare module 'react-router' {
  interface Register {
    pages: RegisteredPages
  }
}
