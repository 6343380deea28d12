import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { documentErrors } from '../codegen/diagnostics/document.ts'
import { documentConfiguration } from '../codegen/schema/document.ts'
import { createApi } from '../reference-api/create-api.ts'

/** What the API says of itself when it is asked. */
async function documentApi(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'docs-'))
  const api = createApi({ folder, siteUrl: () => 'https://provider.example' })
  try {
    const answer = await api.fetch(new Request('http://localhost/api/openapi.json'), { caller: '' })
    return await answer.text()
  } finally {
    api.close()
    rmSync(folder, { recursive: true })
  }
}

/** Writes what comes from the code, as the formatter would. */
async function write(file: string, text: string): Promise<void> {
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }))
}

await write('docs/configuration.md', documentConfiguration())
await write('docs/errors.md', documentErrors())
await write('reference-api/openapi.json', await documentApi())
