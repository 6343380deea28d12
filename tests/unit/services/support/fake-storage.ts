import type { OpenStorage, StorageArea } from '../../../../src/services/guarded-storage.ts'

export function fakeStorage(values: Record<string, string> = {}): StorageArea & { values: typeof values } {
  return {
    values,
    getItem: (key) => values[key] ?? null,
    setItem: (key, value) => void (values[key] = value),
    removeItem: (key) => void Reflect.deleteProperty(values, key),
  }
}

export const refuse = (): never => {
  throw new DOMException('The operation is insecure', 'SecurityError')
}

const silent = { getItem: refuse, setItem: refuse, removeItem: refuse }

/** Every way in which a browser keeps its storage from a page. */
export const blockedStorages: [string, OpenStorage | undefined][] = [
  ['no storage', undefined],
  ['a storage that is null', () => null],
  ['a storage that throws when touched', refuse],
  ['a storage whose every method throws', () => silent],
  ['a storage that is full', () => ({ ...silent, getItem: () => null })],
]
