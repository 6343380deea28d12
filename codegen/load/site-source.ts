/** A text file of the site, as read from disk. */
export interface SourceFile {
  /** Path relative to the site folder, with forward slashes. */
  file: string
  text: string
}

/** Everything codegen reads, before anything is understood. */
export interface SiteSource {
  config: SourceFile
  /** translations/<locale>.json, sorted by path. */
  translations: SourceFile[]
  /** content/<document>.<locale>.md, sorted by path. */
  content: SourceFile[]
  /** Reads a file that the configuration names. */
  readNamed: (file: string) => NamedFile
  /** What the runtime in src/ offers: names of its layouts and checks, and its own messages per locale. */
  runtime: RuntimeSource
}

/** A file that the configuration names, or why there is none to read. */
export type NamedFile =
  { text: string } | { refused: 'missing' | 'folder' | 'outside' | 'denied' | 'notUtf8' }

export interface RuntimeSource {
  layouts: string[]
  /** Checks of addresses that are written in code. */
  checks: string[]
  /** codegen/defaults/messages/<locale>.json: texts of the interface that a site may override. */
  messages: SourceFile[]
}
