import { headerRules } from './header-rules.ts'
import { headersFile } from './headers-file.ts'
import { nginxConfig } from './nginx-config.ts'
import { redirectsFile } from './redirects-file.ts'
import { serverSettingsFile, type ServerSettings } from './server-settings.ts'

export interface HostOptions {
  hosts: readonly ('netlify' | 'cloudflare' | 'nginx')[]
  siteUrl: string
  apiBase: string
  styles: string
  scripts: readonly string[]
  localeCodes: readonly string[]
}

/** Settings for the hosts of the site, and for our own server, all from one table. */
export function hostFiles(options: HostOptions): { path: string; content: string }[] {
  const { hosts, localeCodes, siteUrl } = options
  const rules = headerRules(options)
  // Calls to another origin are none of the host's business.
  const apiBase = options.apiBase.startsWith('/') ? options.apiBase.replace(/\/$/, '') : null
  const settings: ServerSettings = { apiBase, headers: rules }
  const files = [{ path: serverSettingsFile, content: `${JSON.stringify(settings)}\n` }]

  const netlify = hosts.includes('netlify')
  if (netlify || hosts.includes('cloudflare')) {
    files.push({ path: '_headers', content: headersFile(rules) })
    files.push({ path: '_redirects', content: redirectsFile({ apiBase, localeCodes, netlify }) })
  }
  if (hosts.includes('nginx')) {
    files.push({ path: 'nginx.conf', content: nginxConfig({ rules, apiBase, localeCodes, siteUrl }) })
  }
  return files
}
