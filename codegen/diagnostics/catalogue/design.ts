import { define } from '../define.ts'

/** What a visitor could not see well. */
export const design = {
  contrast: define<{ ratio: string; minimum: string; nearest: string }>({
    code: 'SITE280',
    severity: 'error',
    title: 'A colour that is too pale to read',
    message: ({ ratio, minimum, nearest }) =>
      `Text in this colour has contrast ${ratio}:1; WCAG AA needs ${minimum}:1. Nearest shade that passes: "${nearest}".`,
    hint: ({ nearest }) =>
      `Write \`accent: "${nearest}"\`. Links and buttons use it on every light surface; the dark look finds its own shade.`,
  }),
}
