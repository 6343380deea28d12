import type { SiteModel } from '../model/site-model.ts'
import { exactData } from './statements.ts'
import type { TypeScriptFile } from './typescript-printer.ts'

/** palette.ts: the colours of theme.css, for what is drawn when the site is built. */
export const emitPalette = ({ theme: { light, dark } }: SiteModel): TypeScriptFile => ({
  path: 'palette.ts',
  statements: [exactData('palette', { light, dark })],
})
