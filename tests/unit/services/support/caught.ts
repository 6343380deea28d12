/** What a promise fails with. */
export const caught = async (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    (value) => {
      throw new Error(`Expected a failure, got ${JSON.stringify(value)}`)
    },
    (error: unknown) => error,
  )
