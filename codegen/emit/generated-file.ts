/** A file of generated/, complete. */
export interface GeneratedFile {
  /** Path inside generated/, with forward slashes. */
  path: string
  content: string
}
