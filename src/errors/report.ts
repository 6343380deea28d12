/** Logs what went wrong; the one place of src/ that writes to the console. */
export function report(error: unknown): void {
  // eslint-disable-next-line no-console -- an error that nobody can read about cannot be mended
  console.error(error)
}
