import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { Project } from 'ts-morph'
import { parseDocument } from 'yaml'

/**
 * The least that any generator of this kind must do: parse the same YAML with positions and print the same
 * TypeScript through ts-morph, nothing checked. With --write the files are written as well, with nothing atomic.
 */
const { values } = parseArgs({
  options: { site: { type: 'string' }, print: { type: 'boolean' }, write: { type: 'string' } },
})
const site = values.site ?? '.'

const config: unknown = parseDocument(readFileSync(join(site, 'site.config.yaml'), 'utf8')).toJS()
if (typeof config !== 'object') throw new Error('The YAML holds no map')

const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

if (values.print || values.write) {
  const project = new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true })
  const generated = join(site, 'generated')
  for (const file of files(generated)) {
    const text = readFileSync(file, 'utf8')
    const printed = file.endsWith('.ts')
      ? project.createSourceFile(`/${relative(generated, file)}`, text).getFullText()
      : text
    if (values.write === undefined) continue
    const target = join(values.write, relative(generated, file))
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, printed)
  }
}
