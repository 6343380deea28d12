interface RedirectOptions {
  apiBase: string | null
  localeCodes: readonly string[]
  /** Cloudflare finds the nearest 404.html by itself and takes no rules with that status. */
  netlify: boolean
}

/** `_redirects`, as Netlify and Cloudflare read it. */
export function redirectsFile({ apiBase, localeCodes, netlify }: RedirectOptions): string {
  const api = apiBase === null ? [] : ['# Calls to the provider: put its address here (Netlify).']
  if (apiBase !== null) api.push(`# ${apiBase}/*  https://provider.example${apiBase}/:splat  200`)
  const missing = localeCodes.map((code) => `/${code}/*  /${code}/404.html  404`)
  return [...api, ...(netlify ? [...missing, '/*  /404.html  404'] : []), ''].join('\n')
}
