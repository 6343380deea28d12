/** The sound entries of a list stored as JSON; none where the text is missing or no list. */
export function readList<Entry>(text: string | null, isEntry: (value: unknown) => value is Entry): Entry[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter(isEntry) : []
  } catch {
    return []
  }
}
