import type { SiteModel, ThemeModel } from '../model/site-model.ts'
import type { Palette } from '../model/theme/palette.ts'
import type { Tokens } from '../model/theme/scales.ts'
import type { GeneratedFile } from './generated-file.ts'

/** accentStrong → accent-strong */
const dashed = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The colours of both looks as custom properties. */
export const colorTokens = (light: Palette, dark: Palette): Tokens =>
  Object.fromEntries(
    Object.entries(light).map(([name, color]) => {
      // Both have the same colours.
      const counterpart = dark[name as keyof Palette]
      return [dashed(name), `light-dark(${color}, ${counterpart})`]
    }),
  )

const corners = ({ large, medium, small, pill }: ThemeModel['radius']): Tokens => ({
  radius: `${large}rem`,
  'radius-control': `${medium}rem`,
  'radius-small': `${small}rem`,
  'radius-pill': `${pill}rem`,
})

const levels = (zIndex: SiteModel['settings']['ui']['zIndex']): Tokens =>
  Object.fromEntries(Object.entries(zIndex).map(([layer, level]) => [`z-${layer}`, String(level)]))

const properties = (tokens: Tokens, indent: string): string[] =>
  Object.entries(tokens).map(([name, value]) => `${indent}--${name}: ${value};`)

/** theme.css: the look of the site as custom properties; each colour light and dark. Styles use nothing else. */
export const emitTheme = ({ theme, settings: { ui } }: SiteModel): GeneratedFile => {
  const tokens = {
    ...colorTokens(theme.light, theme.dark),
    ...corners(theme.radius),
    ...{ ...theme.type, ...theme.space, ...theme.depth, ...theme.motion },
    ...{ font: theme.font, 'font-heading': theme.headingFont, mono: theme.monoFont },
    ...levels(ui.zIndex),
  }
  const still = { 'motion-fast': '0s', motion: '0s' }
  return {
    path: 'theme.css',
    content: [
      '/* Generated from site.config.yaml by "npm run codegen". Do not edit. */',
      ':root {',
      '  color-scheme: light dark;',
      ...properties(tokens, '  '),
      '}',
      '',
      '@media (prefers-reduced-motion: reduce) {',
      '  :root {',
      ...properties(still, '    '),
      '  }',
      '}',
      '',
    ].join('\n'),
  }
}
