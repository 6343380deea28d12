const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

/** The result, or the other value when the file is not (or no longer) there. */
export const unlessMissing = <Result, Other>(read: () => Result, other: Other): Result | Other => {
  try {
    return read()
  } catch (error) {
    // ENOTDIR: a file stands where one of the folders should be.
    if (['ENOENT', 'ENOTDIR'].includes(String(codeOf(error)))) return other
    throw error
  }
}

/** What the system says about a file it refused, such as EACCES; undefined for a mistake in the code. */
export const systemErrorOf = (error: unknown): { code: string; path: string } | undefined =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  'syscall' in error &&
  'path' in error &&
  typeof error.path === 'string'
    ? { code: error.code, path: error.path }
    : undefined
