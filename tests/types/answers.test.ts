import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { fixtures, options, problemsOf } from './programs.ts'

const described = {
  ...options,
  paths: { '#site/*': [join(fixtures, 'sites', 'contract', 'generated', '*')] },
}

// Each line that must not compile says so with @ts-expect-error, which is an error itself where there is none.
test('answers have the types of the description of the API, and no others', () => {
  const program = ts.createProgram([join(fixtures, 'types', 'contract', 'answers.ts')], described)
  expect(problemsOf(program)).toEqual([])
})
