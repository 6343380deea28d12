import { expect, test } from 'vitest'
import { runtimeFiles, withImports } from '../../../prerender/runtime-files.ts'
import { tinyChunks } from './support/tiny-site.ts'

test('the runtime is its entry and what that imports', () => {
  expect(runtimeFiles(tinyChunks).entry).toEqual(['/assets/entry-1.js', '/assets/shared-1.js'])
})

test('the code of a lazy block is what the runtime has not brought', () => {
  expect(runtimeFiles(tinyChunks).blocks).toEqual({
    'call-to-action': ['/assets/call-1.js', '/assets/call-part-1.js'],
  })
})

test('files that import each other are found once', () => {
  const about = { code: '', source: null, modules: {} }
  const circle = [
    { ...about, file: 'a', imports: ['b'] },
    { ...about, file: 'b', imports: ['a'] },
  ]
  expect(withImports(circle, 'a').map(({ file }) => file)).toEqual(['a', 'b'])
})

test('a bundle without a runtime is none', () => {
  expect(() => runtimeFiles([])).toThrow('The bundle has no chunk for src/boot/runtime.ts')
})
