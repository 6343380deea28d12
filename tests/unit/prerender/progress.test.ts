import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { inParallel } from '../../../prerender/in-parallel.ts'
import { showProgress } from '../../../prerender/progress.ts'

/** A stream in place of stderr that keeps what is written. */
function stream(isTTY: boolean) {
  const written: string[] = []
  const target = Object.assign(new PassThrough(), {
    isTTY,
    columns: 80,
    cursorTo: () => true,
    clearLine: () => true,
  })
  target.on('data', (chunk: Buffer) => written.push(chunk.toString()))
  // Only what the progress uses of a terminal is there.
  return { target: target as unknown as NodeJS.WriteStream, written }
}

test('a log gets one line per thousand pages', () => {
  const { target, written } = stream(false)
  const progress = showProgress(2500, target)
  for (let page = 0; page < 2500; page += 1) progress.step()
  progress.stop()
  expect(written).toEqual(['1000 of 2500 pages\n', '2000 of 2500 pages\n'])
})

test('a terminal gets a bar', () => {
  const { target, written } = stream(true)
  const progress = showProgress(10, target)
  progress.step()
  progress.stop()
  expect(written.join('')).toContain('of 10')
})

test('work is done at most so many at a time, and each once', async () => {
  let running = 0
  let most = 0
  const done: number[] = []
  await inParallel([1, 2, 3, 4, 5], 2, async (item) => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve, 6 - item))
    running -= 1
    done.push(item)
  })
  expect(most).toBe(2)
  expect(done.sort()).toEqual([1, 2, 3, 4, 5])
})
