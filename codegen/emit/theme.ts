import type { Palette } from '../model/theme/palette.ts'
import type { SiteModel } from '../model/site-model.ts'
import type { GeneratedFile } from './generated-file.ts'

/** accentStrong → --accent-strong */
const property = (name: string): string =>
  `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

const colors = (light: Palette, dark: Palette): string[] =>
  Object.entries(light).map(([name, color]) => {
    // Both have the same colours.
    const counterpart = dark[name as keyof Palette]
    return `${property(name)}: light-dark(${color}, ${counterpart});`
  })

/** theme.css: the look of the site and its stacking levels as custom properties; each colour light and dark. */
export const emitTheme = ({ theme, settings: { ui } }: SiteModel): GeneratedFile => ({
  path: 'theme.css',
  content: [
    '/* Generated from site.config.yaml by "npm run codegen". Do not edit. */',
    ':root {',
    ...[
      ...colors(theme.light, theme.dark),
      `--radius: ${theme.radius.large}rem;`,
      `--radius-control: ${theme.radius.medium}rem;`,
      `--radius-small: ${theme.radius.small}rem;`,
      `--density: ${theme.density};`,
      `--font: ${theme.font};`,
      `--font-heading: ${theme.headingFont};`,
      ...Object.entries(ui.zIndex).map(([layer, level]) => `--z-${layer}: ${level};`),
    ].map((line) => `  ${line}`),
    '}',
    '',
  ].join('\n'),
})
