import { isSettings, valueAt } from '../../schema/schema-tree.ts'

/** The names on the way to what `#/components/schemas/Plan` stands for. */
export const pointerSteps = (ref: string): string[] => {
  const pointer = ref.replace(/^#\/?/, '')
  if (pointer === '') return []
  return pointer.split('/').map((step) => unescaped(step).replaceAll('~1', '/').replaceAll('~0', '~'))
}

const unescaped = (step: string): string => {
  try {
    return decodeURIComponent(step)
  } catch {
    return step
  }
}

/** What a reference inside the document stands for; undefined for nothing. */
export const resolveRef = (document: unknown, ref: string): unknown => valueAt(document, pointerSteps(ref))

/** Follows references until something is said; a circle says nothing. */
export const follow = (document: unknown, value: unknown): unknown => {
  const seen = new Set<string>()
  let found = value
  while (isSettings(found) && typeof found['$ref'] === 'string') {
    const ref = found['$ref']
    if (seen.has(ref)) return undefined
    seen.add(ref)
    found = resolveRef(document, ref)
  }
  return found
}

export interface RefAt {
  ref: string
  path: readonly PropertyKey[]
}

/** Parts of a description that are data: a "$ref" in them is no reference. */
const data = new Set(['example', 'default', 'enum', 'const', 'value'])

/** Maps whose names are chosen freely: one may be called "example". */
const maps = new Set([
  'properties',
  'patternProperties',
  'schemas',
  'responses',
  'parameters',
  'requestBodies',
  'headers',
  'examples',
  'pathItems',
  'paths',
  '$defs',
])

/** Every reference of the document, in its order. */
export const refsIn = (document: unknown): RefAt[] => {
  const refs: RefAt[] = []
  const todo: { value: unknown; path: readonly PropertyKey[] }[] = [{ value: document, path: [] }]
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    const { value, path } = next
    // Those of a schema are a list of data; those of a body have names.
    if (Array.isArray(value) && path.at(-1) === 'examples') continue
    if (Array.isArray(value)) {
      todo.push(...value.map((item: unknown, index) => ({ value: item, path: [...path, index] })).reverse())
    } else if (isSettings(value)) {
      const isMap = maps.has(String(path.at(-1))) && !maps.has(String(path.at(-2)))
      const { $ref } = value
      if (typeof $ref === 'string' && !isMap) refs.push({ ref: $ref, path: [...path, '$ref'] })
      const parts = Object.entries(value).filter(
        ([name]) => isMap || !(data.has(name) || name.startsWith('x-')),
      )
      todo.push(...parts.map(([name, part]) => ({ value: part, path: [...path, name] })).reverse())
    }
  }
  return refs
}
