/** JSON of a map with one entry a line, so that one edit changes one line. */
export const linesOfJson = (entries: Readonly<Record<string, unknown>>): string => {
  const lines = Object.entries(entries).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  )
  return lines.length === 0 ? '{}\n' : `{\n${lines.join(',\n')}\n}\n`
}

export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
