import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { interleave, timeProcess } from './processes.ts'
import { writeSyntheticSite } from './synthetic-site.ts'

/** Codegen as a whole process at several sizes, against what the same machine needs for the bare minimum. */
const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '12,100,1000,10000' },
    rounds: { type: 'string', default: '5' },
  },
})

const tsx = ['--import', 'tsx']
const empty = join(mkdtempSync(join(tmpdir(), 'bench-')), 'empty.ts')
writeFileSync(empty, 'export {}\n')

const editOnePage = (site: string, count: number): void => {
  const file = join(site, 'site.config.yaml')
  const text = readFileSync(file, 'utf8')
  const edited = text.replace(
    /icon: (speed|shield)/,
    (_, icon) => `icon: ${icon === 'speed' ? 'shield' : 'speed'}`,
  )
  if (edited === text) throw new Error(`Nothing to edit in a site of ${count} pages`)
  writeFileSync(file, edited)
}

const measure = (pages: number, rounds: number) => {
  const site = mkdtempSync(join(tmpdir(), `site-${pages}-`))
  const scratch = mkdtempSync(join(tmpdir(), 'bare-'))
  writeSyntheticSite(site, pages)
  const codegen = () => timeProcess([...tsx, 'codegen/main.ts', '--site', site])
  const bare = (...args: string[]) => timeProcess([...tsx, 'bench/bare.ts', '--site', site, ...args])
  const forget = () => {
    for (const folder of ['generated', '.cache']) rmSync(join(site, folder), { recursive: true, force: true })
  }
  codegen()
  const result = interleave(
    {
      start: () => timeProcess([...tsx, empty]),
      parse: () => bare(),
      parseAndPrint: () => bare('--print'),
      parsePrintAndWrite: () => bare('--write', scratch),
      unchanged: codegen,
      edited: () => {
        editOnePage(site, pages)
        return codegen()
      },
      cold: () => {
        forget()
        return codegen()
      },
    },
    rounds,
  )
  for (const folder of [site, scratch]) rmSync(folder, { recursive: true, force: true })
  return result
}

const ms = (value: number): string => Math.round(value).toLocaleString('en')
const ratio = (value: number, base: number): string => (value / base).toFixed(2)

console.log(
  'Wall time of whole processes in ms, medians; "bare" parses the same YAML and prints the same files.\n',
)
console.log(
  '| pages × 3 | start | bare parse | bare parse + print | … + write | unchanged | ÷ start | one page edited | cold | cold ÷ bare parse | cold ÷ parse + print | cold ÷ … + write |',
)
console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |')
for (const pages of values.pages.split(',').map(Number)) {
  const t = measure(pages, Number(values.rounds))
  console.log(
    `| ${[
      pages.toLocaleString('en'),
      ms(t.start),
      ms(t.parse),
      ms(t.parseAndPrint),
      ms(t.parsePrintAndWrite),
      ms(t.unchanged),
      ratio(t.unchanged, t.start),
      ms(t.edited),
      ms(t.cold),
      ratio(t.cold, t.parse),
      ratio(t.cold, t.parseAndPrint),
      ratio(t.cold, t.parsePrintAndWrite),
    ].join(' | ')} |`,
  )
}
