/** A file of generated/, complete. */
export interface GeneratedFile {
  /** Path inside generated/, with forward slashes. */
  path: string
  content: string
}

/** The same, with its SHA-256. */
export interface OutputFile extends GeneratedFile {
  digest: string
}
