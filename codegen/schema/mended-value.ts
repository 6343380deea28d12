import { isSettings, valueAt, type Path } from './schema-tree.ts'

/** A copy of the configuration in which slips are mended, with the places its values came from. */
export interface MendedValue {
  root: unknown
  rename: (from: Path, to: Path) => void
  remove: (path: Path) => void
  set: (path: Path, value: unknown) => void
  /** Says nothing more of a place, nor of what is below it. */
  ignore: (path: Path) => void
  isIgnored: (path: Path) => boolean
  /** The path as it is written in the file. */
  written: (path: Path) => Path
}

const idOf = (path: Path): string => JSON.stringify(path.map(String))

export const createMendedValue = (value: unknown): MendedValue => {
  const root = structuredClone(value)
  /** Places that were renamed, as the file writes them. */
  const origins = new Map<string, { path: Path; origin: Path }>()
  const ignored = new Set<string>()

  const parentOf = (path: Path): Record<PropertyKey, unknown> | null => {
    const parent = valueAt(root, path.slice(0, -1))
    // Lists and settings are both written to by key.
    return typeof parent === 'object' && parent !== null ? (parent as Record<PropertyKey, unknown>) : null
  }

  const set = (path: Path, next: unknown): void => {
    const parent = parentOf(path)
    const last = path.at(-1)
    if (parent !== null && last !== undefined) parent[last] = next
  }

  const remove = (path: Path): void => {
    const parent = parentOf(path)
    const last = path.at(-1)
    if (isSettings(parent) && last !== undefined) Reflect.deleteProperty(parent, last)
  }

  const written = (path: Path): Path => {
    for (let length = path.length; length > 0; length -= 1) {
      const found = origins.get(idOf(path.slice(0, length)))
      if (found !== undefined) return [...found.origin, ...path.slice(length)]
    }
    return path
  }

  const rename = (from: Path, to: Path): void => {
    const moved = valueAt(root, from)
    remove(from)
    if (valueAt(root, to) !== undefined) return
    const parent = to.slice(0, -1)
    if (!isSettings(valueAt(root, parent))) set(parent, {})
    set(to, moved)
    const origin = written(from)
    for (const [id, below] of [...origins]) {
      if (idOf(below.path.slice(0, from.length)) !== idOf(from)) continue
      origins.delete(id)
      const path = [...to, ...below.path.slice(from.length)]
      origins.set(idOf(path), { path, origin: below.origin })
    }
    origins.set(idOf(to), { path: to, origin })
  }

  const ignore = (path: Path): void => void ignored.add(idOf(path))

  const isIgnored = (path: Path): boolean =>
    ignored.size > 0 && path.some((_, index) => ignored.has(idOf(path.slice(0, index + 1))))

  return { root, rename, remove, set, ignore, isIgnored, written }
}
