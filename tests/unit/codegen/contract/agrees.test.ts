import { expect, test } from 'vitest'
import { problemsIn, site } from './check-contract.ts'

test('a site that keeps to its contract has no problems', () => {
  expect(problemsIn(site)).toEqual([])
})
