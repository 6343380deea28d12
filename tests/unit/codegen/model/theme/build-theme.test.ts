import { expect, it } from 'vitest'
import { buildTheme } from '../../../../../codegen/model/theme/build-theme.ts'
import { theme } from '../../../../../codegen/schema/theme.ts'

it('needs no settings', () => {
  const made = buildTheme(theme.parse({}))
  expect(made).toMatchObject({
    light: { accent: '#0b5cad' },
    radius: { large: 1.25 },
    space: { density: '1', control: '3.125rem' },
  })
  expect(made.font).toContain('system-ui')
})

it('has corners and space as they are asked for', () => {
  const { radius, space } = buildTheme(theme.parse({ radius: 'none', density: 'compact' }))
  expect(radius).toEqual({ large: 0, medium: 0, small: 0, pill: 0 })
  expect(space).toMatchObject({
    density: '0.75',
    padding: expect.stringMatching(/^calc\(0\.75 \*/) as string,
  })
})

it('leaves a finger room to press in the most compact look', () => {
  const heights = (['compact', 'regular', 'airy'] as const).map(
    (density) => buildTheme(theme.parse({ density })).space['control'],
  )
  // In pixels: 44, 50, 56.
  expect(heights).toEqual(['2.75rem', '3.125rem', '3.5rem'])
})

it('ends every list of fonts with one that each system has', () => {
  const named = buildTheme(theme.parse({ font: ['PT Sans', 'Segoe UI'], headingFont: ['Charter', 'serif'] }))
  expect(named.font).toBe("'PT Sans', 'Segoe UI', sans-serif")
  expect(named.headingFont).toBe("'Charter', serif")
  expect(buildTheme(theme.parse({ font: ['Lobster', 'cursive'] })).font).toBe("'Lobster', cursive")
  for (const font of ['system', 'humanist', 'geometric', 'grotesque', 'rounded', 'serif', 'slab'] as const) {
    expect(buildTheme(theme.parse({ font })).headingFont).toMatch(/, (sans-)?serif$/)
  }
})

it.each(['Comic"; } body { display: none', "O'Neill", '', 'a,b', 'inherit'])(
  'refuses "%s" as a font',
  (name) => {
    expect(theme.safeParse({ font: [name] }).success).toBe(false)
  },
)
