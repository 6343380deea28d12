import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readSite } from '../../../../codegen/load/read-site.ts'

let site = ''

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'site-'))
})

afterEach(() => {
  rmSync(site, { recursive: true })
})

const write = (file: string, content: string | Uint8Array = '') => {
  mkdirSync(join(site, file, '..'), { recursive: true })
  writeFileSync(join(site, file), content)
}

const problems = () =>
  readSite(site).diagnostics.map(({ code, file, message }) => `${file} ${code} ${message}`)

describe('what is read', () => {
  test('every file but dotfiles, sorted, with forward slashes', () => {
    write('site.config.yaml', 'version: 1')
    for (const file of ['uk.json', 'en.json', 'notes.txt', '.en.json.swp', 'old/en.json'])
      write(`translations/${file}`)
    write('content/oferta.en.md', '# Offer')
    const { source } = readSite(site)
    expect(source?.config).toEqual({ file: 'site.config.yaml', text: 'version: 1' })
    expect(source?.translations.map(({ file }) => file)).toEqual([
      'translations/en.json',
      'translations/notes.txt',
      'translations/old/en.json',
      'translations/uk.json',
    ])
    expect(source?.content).toEqual([{ file: 'content/oferta.en.md', text: '# Offer' }])
  })

  test('folders that are not there are empty', () => {
    write('site.config.yaml')
    expect(readSite(site).source).toMatchObject({ translations: [], content: [] })
  })

  test('a byte order mark is no part of a text', () => {
    write('site.config.yaml', '\ufeffversion: 1')
    expect(readSite(site).source?.config.text).toBe('version: 1')
  })

  test('layouts are the files of the runtime that are called so', () => {
    write('site.config.yaml')
    for (const file of ['wide-layout.tsx', 'layout.ts', 'site-header.tsx', 'a-b-layout.tsx'])
      write(`src/layouts/${file}`)
    expect(readSite(site, { runtimeDir: site }).source?.runtime.layouts).toEqual(['a-b', 'wide'])
  })

  test('checks are the files of their folder but for the registry', () => {
    write('site.config.yaml')
    for (const file of ['in-stock.ts', 'a.ts', 'check-registry.ts', 'notes.md', 'more/deep.ts'])
      write(`src/checks/${file}`)
    expect(readSite(site, { runtimeDir: site }).source?.runtime.checks).toEqual(['a', 'in-stock'])
  })

  test('the runtime of this repository has its layouts and texts', () => {
    write('site.config.yaml')
    const { runtime } = readSite(site).source ?? {}
    expect(runtime?.layouts).toEqual(['auth', 'default'])
    expect(runtime?.checks).toEqual([])
    expect(runtime?.messages.map(({ file }) => file)).toContain('codegen/defaults/messages/en.json')
  })
})

describe('what cannot be read', () => {
  test('no configuration', () => {
    expect(problems()).toEqual(['site.config.yaml SITE001 There is no site.config.yaml in this folder.'])
  })

  test('no folder', () => {
    expect(readSite(join(site, 'nowhere')).diagnostics.map(({ code }) => code)).toEqual(['SITE001'])
  })

  test('a folder of that name', () => {
    mkdirSync(join(site, 'site.config.yaml'))
    expect(problems()).toEqual(['site.config.yaml SITE001 site.config.yaml is a folder.'])
  })

  test('files that are not UTF-8, each', () => {
    write('site.config.yaml', Uint8Array.of(0xff, 0xfe, 0x76, 0x00))
    write('translations/ru.json', Uint8Array.of(0x7b, 0xcf, 0xf0, 0x7d))
    expect(problems()).toEqual([
      'site.config.yaml SITE002 This file is not saved as UTF-8.',
      'translations/ru.json SITE002 This file is not saved as UTF-8.',
    ])
    expect(readSite(site).source).toBeUndefined()
  })
})
