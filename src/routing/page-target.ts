import type { PageName, PageParams, PageQuery } from '#site/routes.ts'

type ParamsOf<P extends PageName> = [keyof PageParams[P]] extends [never]
  ? { readonly params?: undefined }
  : { readonly params: PageParams[P] }

type QueryOf<P extends PageName> = [keyof PageQuery[P]] extends [never]
  ? { readonly query?: undefined }
  : object extends PageQuery[P]
    ? { readonly query?: PageQuery[P] }
    : { readonly query: PageQuery[P] }

type PageTargets = {
  [P in PageName]: { readonly page: P; readonly hash?: string } & ParamsOf<P> & QueryOf<P>
}

/** A page with what its address needs: an unknown page, a missing param or a wrong query does not compile. */
export type PageTarget = PageTargets[PageName]

/** The same, as it comes from the configuration, where codegen has checked it. */
export interface CheckedTarget {
  readonly page: PageName
  readonly params?: Readonly<Record<string, string>> | undefined
  readonly query?: Readonly<Record<string, string | number | boolean>> | undefined
  readonly hash?: string | undefined
}
