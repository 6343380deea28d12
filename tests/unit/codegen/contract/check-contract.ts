import { readFileSync } from 'node:fs'
import { checkShape } from '../../../../codegen/schema/check-shape.ts'
import type { Diagnostic } from '../../../../codegen/diagnostics/diagnostic.ts'
import { sortDiagnostics } from '../../../../codegen/diagnostics/sort.ts'
import { parseOpenApi } from '../../../../codegen/load/openapi/parse-openapi.ts'
import { parseConfig } from '../../../../codegen/load/parse-config.ts'
import { checkApi } from '../../../../codegen/validate/api/check-api.ts'

const read = (file: string) =>
  readFileSync(new URL(`../../../fixtures/sites/contract/${file}`, import.meta.url), 'utf8')

/** A site that keeps to its contract in every kind of call, and the contract. */
export const site = read('site.config.yaml')
export const openapi = read('openapi.yaml')

/** A text with some of it replaced, which has to be there. */
export const withChange = (text: string, from: string, to: string): string => {
  if (!text.includes(from)) throw new Error(`There is no "${from}"`)
  return text.replace(from, () => to)
}

export const parse = (text: string, file = 'openapi.yaml') => parseOpenApi({ file, text })

export const checkContract = (config: string, description = openapi): Diagnostic[] => {
  const { contract, diagnostics } = parse(description)
  const shape = checkShape(parseConfig({ file: 'site.config.yaml', text: config }))
  return sortDiagnostics([...shape.diagnostics, ...diagnostics, ...checkApi(shape, contract)])
}

/** `SITE166 at "/auth/login" form "signIn": …`: the code, what stands at the place, and the sentence. */
export const problemsIn = (config: string, description = openapi): string[] =>
  checkContract(config, description).map(({ code, severity, file, line, column, message }) => {
    const text = (file === 'openapi.yaml' ? description : config).split('\n')[line - 1] ?? ''
    const word = /^(?:"[^"]*"|\[|\{|[\w/$.-]+(?: \/[\w/:.-]*)?)/.exec(text.slice(column - 1))?.[0] ?? ''
    return `${code}${severity === 'warning' ? ' warning' : ''} at ${word}: ${message}`
  })
