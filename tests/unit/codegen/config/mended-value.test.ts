import { expect, test } from 'vitest'
import { createMendedValue } from '../../../../codegen/schema/mended-value.ts'

test('a place that was renamed is known by what the file says', () => {
  const mended = createMendedValue({ meta: { titel: 'a' } })
  mended.rename(['meta', 'titel'], ['meta', 'title'])
  expect(mended.root).toEqual({ meta: { title: 'a' } })
  expect(mended.written(['meta', 'title', 0])).toEqual(['meta', 'titel', 0])
})

test('also when what it is in is renamed before or after', () => {
  const mended = createMendedValue({ mata: { titel: 'a', lable: 'b' } })
  mended.rename(['mata', 'titel'], ['mata', 'title'])
  mended.rename(['mata'], ['meta'])
  mended.rename(['meta', 'lable'], ['meta', 'label'])
  expect(mended.written(['meta', 'title'])).toEqual(['mata', 'titel'])
  expect(mended.written(['meta', 'label'])).toEqual(['mata', 'lable'])
})

test('also when it is renamed back', () => {
  const mended = createMendedValue({ a: 1 })
  mended.rename(['a'], ['b'])
  mended.rename(['b'], ['a'])
  expect(mended.root).toEqual({ a: 1 })
  expect(mended.written(['a'])).toEqual(['a'])
})
