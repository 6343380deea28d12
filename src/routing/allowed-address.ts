interface AllowedPlaces {
  /** Origin of this site. */
  readonly origin: string
  /** Other hosts (`pay.example`, `pay.example:8443`), over https only. */
  readonly hosts: readonly string[]
}

/** Browsers drop tabs and line breaks from addresses and read "\\" as "/": "/\t/evil.example" names a host. */
// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const deceptive = /[\x00-\x20\x7f\\]/

function read(value: string, origin: string): URL | null {
  // An address or a path from the root; what is relative means another place on each page.
  if (deceptive.test(value) || !/^(https?:\/\/|\/(?!\/))/i.test(value)) return null
  try {
    return new URL(value, origin)
  } catch {
    return null
  }
}

/**
 * An address that a server gives, as it may be gone to: on this site, or on one of the hosts that the configuration
 * names; null for every other. A server that was talked into a foreign address must not send visitors there.
 */
export function allowedAddress(value: unknown, { origin, hosts }: AllowedPlaces): string | null {
  const url = typeof value === 'string' ? read(value, origin) : null
  if (url?.username !== '' || url.password !== '') return null
  const isAllowed = url.origin === origin || (url.protocol === 'https:' && hosts.includes(url.host))
  return isAllowed ? url.href : null
}
