/** Where the files of a path lie in `dist/`. */
export interface PageFiles {
  html: string
  payload: string
}

function folderName(segment: string): string {
  const name = decodeURIComponent(segment)
  if (/^\.\.?$|[/\\\0]/.test(name)) throw new Error(`"${segment}" cannot be the name of a folder`)
  return name
}

/** `/en/pricing` → `en/pricing/index.html` and its payload beside it. */
export function pageFiles(path: string): PageFiles {
  const folder = path
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => `${folderName(segment)}/`)
    .join('')
  return { html: `${folder}index.html`, payload: `${folder}_payload.json` }
}
