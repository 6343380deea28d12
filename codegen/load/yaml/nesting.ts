import { syntax } from '../../diagnostics/catalogue/syntax.ts'
import { slip, type Slip } from './slip.ts'

/** Far more than any configuration needs, far less than what the YAML library survives. */
export const deepest = 64

const levelsInOneLine = new RegExp(`^(?: *[-?] +){${deepest}}`, 'm')
const indentation = new RegExp(`^ {${deepest * 8}}`, 'm')
const bracketsOrQuoted = /"(?:\\.|[^"\\\n])*"|'(?:''|[^'\n])*'|(?:^|\s)#.*|[[\]{}]/gm

/** One cheap pass; quotes and comments only count when it finds something. */
const mayHaveDeepBrackets = (text: string): boolean => {
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 0x5b || code === 0x7b) depth += 1
    else if (code === 0x5d || code === 0x7d) depth = Math.max(0, depth - 1)
    if (depth > deepest) return true
  }
  return false
}

const deepBracket = (text: string): number => {
  let depth = 0
  for (const { 0: token, index } of text.matchAll(bracketsOrQuoted)) {
    if (token === '[' || token === '{') depth += 1
    else if (token === ']' || token === '}') depth = Math.max(0, depth - 1)
    if (depth > deepest) return index
  }
  return -1
}

/** Nesting that would exhaust the stack of whoever reads it. */
export const findDeepNesting = (text: string): Slip | null => {
  const at = Math.max(
    levelsInOneLine.exec(text)?.index ?? -1,
    indentation.exec(text)?.index ?? -1,
    mayHaveDeepBrackets(text) ? deepBracket(text) : -1,
  )
  return at < 0 ? null : slip(syntax.beyond, { problem: 'depth' }, { at })
}
