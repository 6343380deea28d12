import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { applyChange } from './apply-change.ts'
import { base, fixtures, readConfig } from './check-config.ts'

const cases = readdirSync(fixtures).filter((name) => !name.startsWith('_'))

test('the base has no problems', () => {
  expect(readConfig(base)).toBe('\n')
})

test.for(cases)('%s', async (name) => {
  const change = readFileSync(new URL(`${name}/change.diff`, fixtures), 'utf8')
  await expect(readConfig(applyChange(base, change))).toMatchFileSnapshot(
    new URL(`${name}/problems.txt`, fixtures).pathname,
  )
})
