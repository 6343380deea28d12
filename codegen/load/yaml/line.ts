/** A line of a text, split the way YAML sees it. */
export interface Line {
  start: number
  end: number
  text: string
  /** Spaces and tabs at the start, with the dashes of list items: `  - `. */
  lead: string
  /** What follows, without a comment and spaces at the end. */
  body: string
}

const trailingComment = /(?:^|\s)#(?:[^"']|"[^"]*"|'[^']*')*$/

/** The line that holds an offset; its line break is not part of it. */
export const lineAt = (text: string, offset: number): Line => {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const next = text.indexOf('\n', offset)
  const end = next < 0 ? text.length : next
  const line = text.slice(start, end).replace(/\r$/, '')
  const lead = /^[ \t]*(?:-[ \t]+)*/.exec(line)?.[0] ?? ''
  const body = line.slice(lead.length).replace(trailingComment, '').trimEnd()
  return { start, end: start + line.length, text: line, lead, body }
}

export const lineAfter = (text: string, line: Line): Line | null => {
  const next = text.indexOf('\n', line.start)
  return next < 0 || next + 1 >= text.length ? null : lineAt(text, next + 1)
}

/** The nearest line above that says something. */
export const lineBefore = (text: string, line: Line): Line | null => {
  let at = line.start
  while (at > 0) {
    const before = lineAt(text, at - 1)
    if (before.body !== '' || before.lead.includes('-')) return before
    at = before.start
  }
  return null
}

/** The nearest line below that says something. */
export const contentBelow = (text: string, line: Line): Line | null => {
  let below = lineAfter(text, line)
  while (below !== null && below.body === '' && !below.lead.includes('-')) below = lineAfter(text, below)
  return below
}

/** Where the text of a line starts, tabs counted as two columns. */
export const indentationOf = (line: Line): number =>
  (/^[ \t]*/.exec(line.text)?.[0] ?? '').replaceAll('\t', '  ').length
