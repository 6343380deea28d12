import { resolve } from 'node:path'
import { Script } from 'node:vm'
import { beforeAll, expect, test } from 'vitest'
import { bundleBoot, type BootScripts } from '../../../prerender/boot-scripts.ts'
import { describeWeights, overweight, weigh } from '../../../prerender/budget.ts'
import { tinyChunks } from './support/tiny-site.ts'

const sites = resolve(import.meta.dirname, '../../fixtures/sites')

let scripts: BootScripts
beforeAll(async () => void (scripts = await bundleBoot(resolve(sites, 'right-to-left'))))

test('each is one classic script with nothing left to load, and leaves no names behind', () => {
  for (const { code } of Object.values(scripts)) {
    expect(code).toMatch(/^!function\(\)\{.*\}\(\);$/s)
    expect(code).not.toMatch(/\bimport\s*[{"'`]|\bexport\b|__vite|import\.meta/)
    expect(() => new Script(code)).not.toThrow()
  }
})

test('they hold the settings of their site', () => {
  for (const { code } of Object.values(scripts)) expect(code).toContain('"he"')
  expect(scripts.boot.code).not.toContain('עברית')
})

test('the runtime is imported when it is wanted, by the name that the page gives', () => {
  expect(scripts.boot.code).toMatch(/\bimport\(\w/)
})

test('they are as light as they have to be', () => {
  const weights = weigh({ styles: '', scripts, chunks: tinyChunks })
  expect(overweight(weights), describeWeights(weights).join('\n')).toEqual([])
})
