/** Does the work once for each key and keeps the outcome; a failure is forgotten, so that the next call tries again. */
export function once<Key, Value>(work: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const known = new Map<Key, Promise<Value>>()
  return (key) => {
    const promise = known.get(key) ?? work(key)
    known.set(key, promise)
    promise.catch(() => known.delete(key))
    return promise
  }
}
