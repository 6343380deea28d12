import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { ui } from '../../../codegen/schema/settings.ts'

const english = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../../codegen/defaults/messages/en.json'), 'utf8'),
) as Record<string, string>

it.each([
  ['ui.dialog.yes', 'Yes'],
  ['ui.dialog.no', 'No'],
  ['ui.table.clear', 'Clear'],
  ['ui.table.apply', 'Apply'],
  ['ui.password.weak', 'Weak'],
  ['ui.password.medium', 'Medium'],
  ['ui.password.strong', 'Strong'],
  ['ui.password.prompt', 'Enter a password'],
])('%s says “%s” in English, as the specification has it', (id, text) => {
  expect(english[id]).toBe(text)
})

it('a site that sets nothing has the dates and the stacking levels of the specification', () => {
  expect(ui.parse({})).toMatchObject({
    dateFormat: 'mm/dd/yy',
    firstDayOfWeek: 0,
    zIndex: { modal: 1100, overlay: 1000, menu: 1000, tooltip: 1100 },
  })
})
