import { isNode, parseDocument } from 'yaml'
import { contract as kinds } from '../../diagnostics/catalogue/contract.ts'
import { report } from '../../diagnostics/define.ts'
import type { Diagnostic, Position } from '../../diagnostics/diagnostic.ts'
import { suggest } from '../../diagnostics/suggest.ts'
import { isSettings, type Path, type Settings } from '../../schema/schema-tree.ts'
import type { SourceFile } from '../site-source.ts'
import { positionsIn } from '../text-positions.ts'
import { readContract, type Contract } from './contract.ts'
import { pointerSteps, refsIn, resolveRef, type RefAt } from './refs.ts'

export interface ParsedOpenApi {
  /** Absent when anything is wrong. */
  contract?: Contract
  diagnostics: Diagnostic[]
}

/** Reads the YAML, which JSON is a part of, with the place of everything. */
const readSlowly = (file: SourceFile) => {
  const parsed = parseDocument(file.text, { prettyErrors: false, logLevel: 'error' })
  const positionAt = positionsIn(file)
  const [error] = parsed.errors
  const locate = (path: Path): Position => {
    const node = parsed.getIn(path, true)
    return positionAt(isNode(node) ? (node.range?.[0] ?? 0) : 0)
  }
  return { parsed, error, positionAt, locate }
}

const notReadable = (file: SourceFile): Diagnostic => {
  const { error, positionAt } = readSlowly(file)
  const reason = (error?.message ?? 'it repeats itself without end').replace(/\.$/, '')
  return report(kinds.unreadable, positionAt(error?.pos[0] ?? 0), { reason })
}

/** Undefined for what is neither JSON nor YAML. JSON is read by the engine, in a hundredth of the time. */
const readValue = ({ text }: SourceFile): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    try {
      const parsed = parseDocument(text, { prettyErrors: false, logLevel: 'error' })
      return parsed.errors.length > 0 ? undefined : (parsed.toJS() as unknown)
    } catch {
      // Aliases that repeat each other fill any memory; the library gives up in time.
      return undefined
    }
  }
}

const explainRef = (
  { ref, path }: RefAt,
  document: Settings,
  locate: (path: Path) => Position,
): Diagnostic => {
  const position = locate(path)
  if (!ref.startsWith('#')) return report(kinds.foreignRef, position, { ref })
  const steps = pointerSteps(ref)
  const siblings = resolveRef(document, `#/${ref.replace(/^#\/?/, '').split('/').slice(0, -1).join('/')}`)
  const name = steps.at(-1) ?? ''
  const nearest = isSettings(siblings) ? suggest(name, Object.keys(siblings)) : undefined
  return report(kinds.brokenRef, position, { ref, nearest })
}

const explainRefs = (file: SourceFile, document: Settings): Diagnostic[] => {
  const wrong = refsIn(document).filter(
    ({ ref }) => !ref.startsWith('#') || resolveRef(document, ref) === undefined,
  )
  if (wrong.length === 0) return []
  const { locate } = readSlowly(file)
  return wrong.map((each) => explainRef(each, document, locate))
}

/** Reads the description of the API: OpenAPI 3.0 or 3.1, as JSON or YAML, in one file. */
export const parseOpenApi = (file: SourceFile): ParsedOpenApi => {
  const document = readValue(file)
  if (document === undefined) return { diagnostics: [notReadable(file)] }
  const version = isSettings(document) ? (document['openapi'] ?? document['swagger']) : undefined
  if (
    !isSettings(document) ||
    typeof document['openapi'] !== 'string' ||
    !/^3\.[01](?:\.|$)/.test(document['openapi'])
  ) {
    const position = readSlowly(file).locate(version === undefined ? [] : ['openapi'])
    const found = typeof version === 'string' || typeof version === 'number' ? String(version) : undefined
    return { diagnostics: [report(kinds.otherVersion, position, { version: found })] }
  }
  const diagnostics = explainRefs(file, document)
  return diagnostics.length > 0 ? { diagnostics } : { contract: readContract(file, document), diagnostics }
}
