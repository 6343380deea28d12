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
  /** What the runtime in src/ offers: names of its layouts and checks, and its own messages per locale. */
  runtime: RuntimeSource
}

export interface RuntimeSource {
  layouts: string[]
  /** Checks of addresses that are written in code. */
  checks: string[]
  /** codegen/defaults/messages/<locale>.json: texts of the interface that a site may override. */
  messages: SourceFile[]
}
