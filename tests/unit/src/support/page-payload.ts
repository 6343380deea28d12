import type { PageModel } from '#site/types.ts'
import type { PagePayload } from '../../../../src/services/payload.ts'
import { page as pricing } from '#site/pages/pricing.ts'
import { siteTexts } from './site-texts.ts'

/** A complete payload; what a test is about goes over it. */
export const pagePayload = (page: Partial<PageModel> = {}, rest: Partial<PagePayload> = {}): PagePayload => ({
  page: { ...pricing, ...page },
  locale: 'en',
  params: {},
  messages: siteTexts.en,
  documents: {},
  forms: {},
  ...rest,
})
