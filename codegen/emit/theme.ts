import type { SiteModel } from '../model/site-model.ts'
import type { GeneratedFile } from './generated-file.ts'

/** theme.css: the colours of the site, light and dark, and its stacking levels as custom properties. */
export const emitTheme = ({ theme: { light, dark }, settings: { ui } }: SiteModel): GeneratedFile => ({
  path: 'theme.css',
  content: [
    '/* Generated from site.config.yaml by "npm run codegen". Do not edit. */',
    ':root {',
    `  --accent: light-dark(${light.accent}, ${dark.accent});`,
    `  --on-accent: light-dark(${light.onAccent}, ${dark.onAccent});`,
    ...Object.entries(ui.zIndex).map(([layer, level]) => `  --z-${layer}: ${level};`),
    '}',
    '',
  ].join('\n'),
})
