import { createConfig } from '@redocly/openapi-core'
import openapiTypes, { astToString, type OpenAPI3 } from 'openapi-typescript'
import type { Contract } from '../load/openapi/contract.ts'

const header = (file: string): string => `// Generated from ${file} by "npm run codegen". Do not edit.\n\n`

/** Two spaces, no semicolons, single quotes where they need no escape; comments keep their words. */
const styled = (text: string): string =>
  text
    .split('\n')
    .map((line) => {
      const [, indent = '', code = ''] = /^((?: {4})*)(.*)$/.exec(line) ?? []
      const narrow = ' '.repeat(indent.length / 2)
      if (/^ ?\*|^\/\*/.test(code)) return `${narrow}${code}`.trimEnd()
      return `${narrow}${code.replace(/;$/, '').replace(/"([^"'\\]*)"/g, "'$1'")}`
    })
    .join('\n')

/** The text of api.ts: types of everything that the description of the API describes. Throws where it is not sound. */
export const printApiTypes = async ({ source, document }: Contract): Promise<string> => {
  const tree = await openapiTypes(
    // The library changes what it is given. That it is OpenAPI has been looked at as far as it is used.
    structuredClone(document) as unknown as OpenAPI3,
    // Rules of taste about descriptions are its owner's affair.
    { alphabetize: true, immutable: true, silent: true, redocly: await createConfig({ rules: {} }) },
  )
  return header(source.file) + styled(astToString(tree))
}
