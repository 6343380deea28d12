import { dataEndings } from './data-paths.ts'
import { noCache, type HeaderRule } from './header-rules.ts'

interface NginxOptions {
  rules: readonly HeaderRule[]
  apiBase: string | null
  localeCodes: readonly string[]
  siteUrl: string
}

const quote = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`

/** Only what was found may be kept: a missing file must not be remembered for a year. */
function cacheMap(rules: readonly HeaderRule[]): string[] {
  const lines = rules.flatMap(({ path, headers }) => {
    const value = headers['Cache-Control']
    if (value === undefined || value === noCache || !path.endsWith('/*')) return []
    return [`  ${quote(`~^(200|206|304) ${path.slice(0, -1)}`)} ${quote(value)};`]
  })
  return ['map "$status $uri" $site_cache_control {', `  default ${quote(noCache)};`, ...lines, '}']
}

const missingPageMap = (localeCodes: readonly string[]): string[] => [
  'map $uri $site_missing_page {',
  '  default /404.html;',
  ...localeCodes.map((code) => `  ${quote(`~^/${code}(/|$)`)} /${code}/404.html;`),
  '}',
]

const headerLines = (rules: readonly HeaderRule[]): string[] => {
  const everywhere = rules
    .filter(({ path }) => path === '/*')
    .flatMap(({ headers }) => Object.entries(headers))
  return [
    ...everywhere.map(([name, value]) => `  add_header ${name} ${quote(value)} always;`),
    '  add_header Cache-Control $site_cache_control always;',
  ]
}

const apiLocation = (base: string): string[] => [
  `  location ^~ ${base}/ {`,
  '    # Calls to the provider: put its address here, and take out the answer below.',
  `    # proxy_pass https://provider.example;`,
  '    # proxy_http_version 1.1;',
  '    # proxy_buffering off;',
  '    # proxy_ssl_server_name on;',
  '    # proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
  '    # proxy_set_header X-Forwarded-Host $host;',
  '    # proxy_set_header X-Forwarded-Proto $scheme;',
  '    default_type application/problem+json;',
  `    return 503 '{"type":"about:blank","title":"Service Unavailable","status":503}';`,
  '  }',
  '',
]

const locations = `  # Nothing for visitors.
  location ~ (/\\.(?!well-known/)|\\.(br|gz)$|^/(_headers|_redirects|nginx\\.conf)$) {
    error_page 404 @missing_data;
    return 404;
  }
  location ~ (^|/)404\\.html$ { internal; }

  # A page has one address.
  location ~ ./$ {
    if (!-f $request_filename/index.html) { return 404; }
    rewrite ^(.+)/$ $1 permanent;
  }
  location ~ /index\\.html$ {
    if (!-f $request_filename) { return 404; }
    rewrite ^/index\\.html$ / permanent;
    rewrite ^(.+)/index\\.html$ $1 permanent;
  }

  # Missing data is never answered with a page.
  location ~* (^/(assets|builds)/|\\.(${dataEndings})$) {
    error_page 404 @missing_data;
    try_files $uri =404;
  }
  location @missing_data {
    types { }
    default_type text/plain;
    return 404 "Not Found\\n";
  }

  location = / { try_files /index.html =404; }
  location / { try_files $uri $uri/index.html =404; }`

/** `nginx.conf`: a server for the site, to be included in the `http` block of nginx. */
export function nginxConfig({ rules, apiBase, localeCodes, siteUrl }: NginxOptions): string {
  const { hostname } = new URL(siteUrl)
  return [
    `# For the http block of nginx, for example as /etc/nginx/conf.d/${hostname}.conf.`,
    '# Set "root" to the folder of the built site; add TLS here, or have it end before this server.',
    ...cacheMap(rules),
    ...missingPageMap(localeCodes),
    '',
    'server {',
    '  listen 80;',
    '  listen [::]:80;',
    `  server_name ${hostname};`,
    `  root /var/www/${hostname};`,
    '  absolute_redirect off;',
    '  server_tokens off;',
    '  charset utf-8;',
    '  gzip_static on;',
    '  gzip_vary on;',
    '  # brotli_static on;  # with the module ngx_brotli',
    '',
    ...headerLines(rules),
    '',
    '  error_page 404 $site_missing_page;',
    '',
    ...(apiBase === null ? [] : apiLocation(apiBase)),
    locations,
    '}',
    '',
  ].join('\n')
}
