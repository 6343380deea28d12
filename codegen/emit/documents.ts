import type { SiteModel } from '../model/site-model.ts'
import type { GeneratedFile } from './generated-file.ts'
import { json } from './json.ts'

/** documents/<name>.<locale>.json: long texts as data. */
export const emitDocuments = ({ documents }: SiteModel): GeneratedFile[] =>
  documents.map(({ name, locale, tree }) => ({
    path: `documents/${name}.${locale}.json`,
    content: json(tree),
  }))
