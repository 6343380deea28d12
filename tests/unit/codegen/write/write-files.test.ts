import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withChecksums } from '../../../../codegen/emit/checksums.ts'
import { writeFiles } from '../../../../codegen/write/write-files.ts'
import { copySite, stamps } from './site-folder.ts'

const files = (texts: Record<string, string>) =>
  withChecksums(Object.entries(texts).map(([path, content]) => ({ path, content })))

const emptyFolder = (): string => join(copySite('minimal', { generated: false }), 'generated')

test('it writes what is not there, and the second time nothing', () => {
  const folder = emptyFolder()
  const output = files({ 'a.ts': '1', 'pages/b.ts': '2' })
  expect(writeFiles(folder, output)).toEqual({
    written: ['a.ts', 'pages/b.ts', 'checksums.txt'],
    removed: [],
  })
  const before = stamps(folder)
  expect(writeFiles(folder, output)).toEqual({ written: [], removed: [] })
  expect(stamps(folder)).toEqual(before)
})

test('it touches only what changed', () => {
  const folder = emptyFolder()
  writeFiles(folder, files({ 'a.ts': '1', 'b.ts': '2' }))
  const before = stamps(folder)
  writeFiles(folder, files({ 'a.ts': '1', 'b.ts': 'other' }))
  const after = stamps(folder)
  expect(after[join(folder, 'a.ts')]).toBe(before[join(folder, 'a.ts')])
  expect(after[join(folder, 'b.ts')]).not.toBe(before[join(folder, 'b.ts')])
})

test('it removes everything else, and folders that are empty then', () => {
  const folder = emptyFolder()
  writeFiles(folder, files({ 'a.ts': '1', 'pages/deep/b.ts': '2' }))
  writeFileSync(join(folder, 'notes.md'), 'mine')
  const { removed } = writeFiles(folder, files({ 'a.ts': '1' }))
  expect(removed.sort()).toEqual(['notes.md', 'pages/deep/b.ts'])
  expect(readdirSync(folder).sort()).toEqual(['a.ts', 'checksums.txt'])
})

test('a folder in the place of a file makes way', () => {
  const folder = emptyFolder()
  mkdirSync(join(folder, 'a.ts'), { recursive: true })
  writeFileSync(join(folder, 'a.ts', 'inside.txt'), '')
  writeFiles(folder, files({ 'a.ts': '1' }))
  expect(readFileSync(join(folder, 'a.ts'), 'utf8')).toBe('1')
})

test('what a killed run left behind goes; what a running one is writing stays', () => {
  const folder = emptyFolder()
  mkdirSync(folder)
  const [dead, alive] = ['.a.ts.999999999-x1.tmp', `.a.ts.${process.pid}-x1.tmp`]
  for (const name of [dead, alive]) writeFileSync(join(folder, name), 'half')
  expect(writeFiles(folder, files({ 'a.ts': '1' })).removed).toEqual([dead])
  expect(existsSync(join(folder, alive))).toBe(true)
})
