import type { EnvironmentModuleNode, ViteDevServer } from 'vite'

const entry = '/src/entry-browser.tsx'

function* styleSheetsOf(
  module: EnvironmentModuleNode,
  seen: Set<EnvironmentModuleNode>,
): Generator<EnvironmentModuleNode> {
  if (seen.has(module)) return
  seen.add(module)
  if (module.file?.endsWith('.css')) yield module
  else for (const imported of module.importedModules) yield* styleSheetsOf(imported, seen)
}

/**
 * The styles that the browser's entry imports, inside the page as in a build: no flash of a bare page.
 * Vite's client finds them by the attribute and updates them in place.
 */
export async function inlineDevStyles({ environments: { client } }: ViteDevServer): Promise<string> {
  await client.transformRequest(entry)
  const module = await client.moduleGraph.getModuleByUrl(entry)
  const sheets = module ? [...styleSheetsOf(module, new Set())] : []
  const elements = sheets.map(async ({ url, id }) => {
    const css = await client.transformRequest(`${url}?direct`)
    return `<style data-vite-dev-id="${id ?? url}">${css?.code ?? ''}</style>`
  })
  return (await Promise.all(elements)).join('\n')
}
