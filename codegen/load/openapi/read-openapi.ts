import { contract as kinds } from '../../diagnostics/catalogue/contract.ts'
import { syntax } from '../../diagnostics/catalogue/syntax.ts'
import { report } from '../../diagnostics/define.ts'
import type { Position } from '../../diagnostics/diagnostic.ts'
import type { SiteSource, SourceFile } from '../site-source.ts'
import { parseOpenApi, type ParsedOpenApi } from './parse-openapi.ts'

export interface ReadOpenApi extends ParsedOpenApi {
  /** The file as it was read, empty when it could not be; absent where none of the site is named. */
  source?: SourceFile
}

/** Reads the description of the API that the configuration names, if any; `position` is where it does. */
export const readOpenApi = (
  file: string | undefined,
  position: Position,
  { readNamed }: Pick<SiteSource, 'readNamed'>,
): ReadOpenApi => {
  // An empty name is reported with the shape.
  if (file === undefined || file === '') return { diagnostics: [] }
  const read = readNamed(file)
  if ('text' in read) {
    const source = { file, text: read.text }
    return { source, ...parseOpenApi(source) }
  }
  const { refused } = read
  const problem =
    refused === 'notUtf8'
      ? report(syntax.notUtf8, { file, line: 1, column: 1 }, {})
      : report(kinds.noFile, position, { file, reason: refused })
  return { ...(refused === 'outside' ? {} : { source: { file, text: '' } }), diagnostics: [problem] }
}
