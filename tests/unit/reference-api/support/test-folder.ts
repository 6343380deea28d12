import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** An empty folder, for as long as the test takes. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'reference-api-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
