import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const hasNginx = spawnSync('nginx', ['-v']).status === 0

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0))
    })
  })

/** What the built nginx.conf is included into; everything is kept in one folder of its own. */
const mainConfig = (included: string) => `
daemon off;
master_process off;
pid nginx.pid;
error_log stderr error;
events {}
http {
  access_log off;
  types {
    text/html html;
    text/css css;
    text/javascript js;
    application/json json;
    text/xml xml;
    text/plain txt;
    image/svg+xml svg;
  }
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  include ${included};
}
`

const answers = async (origin: string): Promise<void> => {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await fetch(origin).catch(() => null)) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('nginx does not answer')
}

/** Serves a folder with nginx by a built nginx.conf, in which only port and folder are put in. */
export async function runNginx(
  config: string,
  root: string,
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  mkdirSync(join(folder, 'logs'))
  const port = await freePort()
  const local = config
    .replace(/^ {2}listen 80;$/m, `  listen 127.0.0.1:${port};`)
    .replace(/^ {2}listen \[::\]:80;\n/m, '')
    .replace(/^ {2}root .*;$/m, `  root ${root};`)
  writeFileSync(join(folder, 'site.conf'), local)
  writeFileSync(join(folder, 'nginx.conf'), mainConfig(join(folder, 'site.conf')))

  const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' })
  const ended = new Promise<void>((resolve) => nginx.once('exit', () => resolve()))
  const origin = `http://127.0.0.1:${port}`
  await answers(origin)
  return {
    origin,
    async stop() {
      nginx.kill()
      await ended
    },
  }
}
