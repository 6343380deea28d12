import { wcagContrast } from 'culori'
import { expect, test } from 'vitest'
import { buildTheme } from '../../../../codegen/model/theme.ts'

test.each(['#0b5cad', '#7a1f5c', '#000000', '#ffffff', '#ffcc00', '#0b6b3a'])(
  '%s can be read in the dark',
  (accent) => {
    const { light, dark } = buildTheme(accent)
    expect(light.accent).toBe(accent)
    expect(wcagContrast(dark.accent, '#12171e')).toBeGreaterThanOrEqual(7)
    for (const { accent: ground, onAccent } of [light, dark]) {
      expect(wcagContrast(ground, onAccent)).toBeGreaterThanOrEqual(4.5)
    }
  },
)
