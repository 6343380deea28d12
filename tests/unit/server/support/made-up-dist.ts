import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { headerRules } from '../../../../prerender/hosts/header-rules.ts'
import { serverSettingsFile } from '../../../../prerender/hosts/server-settings.ts'

/** Long enough to have compressed twins and ranges. */
export const script = 'export const answer = 42\n'.repeat(200)

export const page = (name: string): string => `<!doctype html><title>${name}</title>${' '.repeat(2000)}`

const settings = {
  apiBase: '/api',
  headers: headerRules({
    styles: 'a{}',
    scripts: ['boot()'],
    apiBase: '/api',
    siteUrl: 'https://provider.example',
    localeCodes: ['en', 'ru'],
  }),
}

const plain: Record<string, string> = {
  'index.html': page('root'),
  '404.html': page('nothing here'),
  'en/index.html': page('home'),
  'en/404.html': page('nothing in English'),
  'en/pricing/index.html': page('pricing'),
  'en/pricing/_payload.json': JSON.stringify({ page: 'pricing' }),
  'en/Україна/index.html': page('Ukraine'),
  'ru/404.html': page('ничего'),
  'assets/entry-1a2b.js': script,
  'builds/latest.json': '{"id":"1"}',
  'robots.txt': 'User-agent: *\n',
  [serverSettingsFile]: JSON.stringify(settings),
}

/** A small site as the build leaves it, in a folder of its own. */
export function makeUpDist(): string {
  const dist = join(mkdtempSync(join(tmpdir(), 'site-server-')), 'dist')
  const write = (file: string, content: string | Buffer) => {
    mkdirSync(dirname(join(dist, file)), { recursive: true })
    writeFileSync(join(dist, file), content)
  }
  for (const [file, content] of Object.entries(plain)) {
    write(file, content)
    if (content.length < 1024) continue
    write(`${file}.br`, brotliCompressSync(content))
    write(`${file}.gz`, gzipSync(content))
  }
  return dist
}
