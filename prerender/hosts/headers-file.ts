import type { HeaderRule } from './header-rules.ts'

const printRule = ({ path, headers }: HeaderRule): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')

/** `_headers`, as Netlify and Cloudflare read it. */
export const headersFile = (rules: readonly HeaderRule[]): string => `${rules.map(printRule).join('\n\n')}\n`
