import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What `npm start` serves, with data of its own. All tests come from one address, so addresses are not counted. */
const folder = mkdtempSync(join(tmpdir(), 'e2e-data-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
Object.assign(process.env, { API_DATA: folder, API_COUNT_CALLERS: 'no' })
await import('../../../server/main.ts')
