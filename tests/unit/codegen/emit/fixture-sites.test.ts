import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formatDrift } from '../../../../codegen/cli/format-drift.ts'
import { generate } from '../../../../codegen/generate.ts'
import { readSite } from '../../../../codegen/load/read-site.ts'
import { findDrift } from '../../../../codegen/write/drift.ts'
import { fixtureSites } from '../write/site-folder.ts'

// A new behaviour of codegen is a new folder here. After a change that is meant:
// npm run codegen -- --site tests/fixtures/sites/<name>
test.each(readdirSync(fixtureSites))('the site "%s" gives what its folder generated/ holds', async (name) => {
  const site = join(fixtureSites, name)
  const { source } = readSite(site)
  if (source === undefined) throw new Error('The site cannot be read')
  const { diagnostics, files } = await generate(source)
  expect(diagnostics).toEqual([])
  expect(formatDrift(findDrift(join(site, 'generated'), files ?? []), false)).toBe('')
})
