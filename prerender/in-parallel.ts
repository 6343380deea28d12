/** Does the work for every item, at most `limit` at a time. */
export async function inParallel<Item>(
  items: Iterable<Item>,
  limit: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  // All workers draw from the one iterator.
  const queue = items[Symbol.iterator]()
  const worker = async (): Promise<void> => {
    for (let next = queue.next(); !next.done; next = queue.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: limit }, worker))
}
