import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { writeFiles } from '../../../../codegen/write/write-files.ts'
import { codegen, codegenArgs } from '../cli/codegen-process.ts'
import { version } from './endless-writer.ts'
import { contents, copySite } from './site-folder.ts'

const writer = join(import.meta.dirname, 'endless-writer.ts')

const wholes = new Set(['a', 'b'].flatMap((letter) => version(letter).map(({ content }) => content)))

const expectWholeFiles = (folder: string): void => {
  for (const [file, text] of Object.entries(contents(folder))) {
    if (!file.endsWith('.tmp')) expect(wholes.has(text), `${file}: ${text.length} characters`).toBe(true)
  }
}

const startWriting = async (folder: string): Promise<ChildProcess> => {
  writeFiles(folder, version('a'))
  const run = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), writer, folder])
  await once(run.stdout, 'data')
  return run
}

test('who reads while it writes sees whole files', async () => {
  const folder = join(copySite('minimal', { generated: false }), 'generated')
  const run = await startWriting(folder)
  const names = [...Array(10).keys()].map((index) => join(folder, `${index}.txt`))
  for (let round = 0; round < 100; round += 1) {
    for (const name of names) expect(wholes.has(readFileSync(name, 'utf8')), name).toBe(true)
  }
  run.kill('SIGKILL')
  await once(run, 'exit')
})

test.each([0, 7, 13, 29, 51])(
  'killed after %i ms it leaves whole files, and no litter for long',
  async (delay) => {
    const folder = join(copySite('minimal', { generated: false }), 'generated')
    const run = await startWriting(folder)
    await setTimeout(delay)
    run.kill('SIGKILL')
    await once(run, 'exit')
    expectWholeFiles(folder)
    writeFiles(folder, version('a'))
    expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([])
  },
)

test('runs at the same time end in the same files', async () => {
  const site = copySite('params', { generated: false })
  const runs = [1, 2, 3].map(() => spawn(process.execPath, [...codegenArgs, '--site', site]))
  await Promise.all(runs.map((run) => once(run, 'exit')))
  expect(runs.map(({ exitCode }) => exitCode)).toEqual([0, 0, 0])
  expect(codegen(['--site', site, '--check']).status).toBe(0)
})
