import { paths as kinds } from '../../diagnostics/catalogue/paths.ts'
import { report } from '../../diagnostics/define.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { suggest } from '../../diagnostics/suggest.ts'
import { pagesOf, textsOf, type ConfigToCheck, type PageAt } from './config-to-check.ts'
import { asPath } from './page-paths.ts'

/** Names of the ":params" of a path. */
export const paramsIn = (path: string): string[] =>
  path.split('/').flatMap((segment) => (/^:[A-Za-z][A-Za-z0-9]*$/.test(segment) ? [segment.slice(1)] : []))

type Locate = ConfigToCheck['shape']['locate']

/** The first part of a path that is meant to be a param and is none, or that is there twice. */
export const paramSlip = (path: string): string | undefined => {
  const segments = path.split('/').filter((segment) => segment.includes(':'))
  return segments.find(
    (segment, index) => !/^:[A-Za-z][A-Za-z0-9]*$/.test(segment) || segments.indexOf(segment) !== index,
  )
}

const checkSegments = ({ page, path, item }: PageAt, locate: Locate): Diagnostic[] => {
  // An address instead of a path is reported as that.
  const bad = paramSlip(page.path?.startsWith('/') === true ? page.path : '')
  return bad === undefined
    ? []
    : [report(kinds.badParam, locate([...path, 'path'], 'value'), { item, segment: bad })]
}

const checkDeclared = ({ page, path, item }: PageAt, locate: Locate): Diagnostic[] => {
  if (page.path === undefined) return []
  const inPath = paramsIn(page.path)
  const declared = Object.keys(page.params ?? {})
  const renamed = new Set<string>()
  const unknown = declared
    .filter((param) => !inPath.includes(param))
    .map((param) => {
      const nearest = suggest(
        param,
        inPath.filter((each) => !declared.includes(each)),
      )
      if (nearest !== undefined) renamed.add(nearest)
      const args = { item, param, path: page.path ?? '', nearest }
      return report(kinds.unknownParam, locate([...path, 'params', param], 'key'), args)
    })
  const undeclared = inPath
    .filter((param) => !declared.includes(param) && !renamed.has(param))
    .map((param) => report(kinds.undeclaredParam, locate([...path, 'path'], 'value'), { item, param }))
  return [...unknown, ...undeclared]
}

const checkValues = ({ page, path, item }: PageAt, locate: Locate): Diagnostic[] =>
  Object.entries(page.params ?? {}).flatMap(([param, rule]) =>
    textsOf(rule?.oneOf)
      .filter(({ text }) => !/^[a-z0-9]+(?:-+[a-z0-9]+)*$/.test(text))
      .map(({ text, index }) => {
        const mended = asPath(text).replace(/[/:]/g, '')
        const args = { item, value: text, param, mended: mended === text ? '' : mended }
        return report(kinds.badParamValue, locate([...path, 'params', param, 'oneOf', index], 'value'), args)
      }),
  )

/** Checks of params have to name a param, and leave a value. */
const checkChecks = ({ page, path, item }: PageAt, locate: Locate): Diagnostic[] =>
  (page.validate ?? []).flatMap((check, index) => {
    if (check === undefined || !('param' in check) || check.param === undefined) return []
    const names = [...new Set([...paramsIn(page.path ?? ''), ...Object.keys(page.params ?? {})])]
    const place = [...path, 'validate', index]
    if (!names.includes(check.param)) {
      const args = { item, param: check.param, path: page.path ?? '', nearest: suggest(check.param, names) }
      return [report(kinds.unknownParam, locate([...place, 'param'], 'value'), args)]
    }
    const values = textsOf(page.params?.[check.param]?.oneOf).map(({ text }) => text)
    const accepted = textsOf(check.oneOf).map(({ text }) => text)
    if (values.length === 0 || accepted.some((value) => values.includes(value))) return []
    return [
      report(kinds.noValueLeft, locate([...place, 'oneOf'], 'value'), { item, name: check.param, values }),
    ]
  })

/** The ":params" of paths: declared, used and checked under the same names. */
export const checkParams = (input: ConfigToCheck): Diagnostic[] =>
  pagesOf(input).flatMap((at) => {
    const bad = checkSegments(at, input.shape.locate)
    if (bad.length > 0) return bad
    return [checkDeclared, checkValues, checkChecks].flatMap((check) => check(at, input.shape.locate))
  })
