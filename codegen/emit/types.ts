import type { SiteModel } from '../model/site-model.ts'
import { blockModel, fieldModel, formModel, pageModel } from '../model/model-schema.ts'
import { action, externalLink, link, pageLink } from '../schema/link.ts'
import { documentTypes } from './document-types.ts'
import { schemaTypes } from './schema-types.ts'
import { importTypes, nameType, typeAlias } from './statements.ts'
import type { TypeScriptFile } from './typescript-printer.ts'

const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** HeroBlock, FeaturesBlock …: each block is named after its type. */
const blocks = blockModel.options.map(
  (option) => [`${capitalized(option.shape.type.value)}Block`, option] as const,
)

/** types.ts: what pages, blocks, links, forms and documents are made of. */
export const emitTypes = (model: SiteModel): TypeScriptFile => ({
  path: 'types.ts',
  statements: [
    importTypes('./forms.ts', ['FormName']),
    importTypes('./messages/ids.ts', ['MessageId']),
    importTypes('./routes.ts', ['PageName']),
    importTypes('./settings.ts', ['LayoutName']),
    nameType('DocumentName', model.documentNames),
    nameType('FieldName', model.fields),
    ...schemaTypes([
      ['PageLink', pageLink],
      ['ExternalLink', externalLink],
      ['Link', link],
      ['Action', action],
      ['FieldModel', fieldModel],
      ...blocks,
      ['Block', blockModel],
      ['PageModel', pageModel],
      ['FormModel', formModel],
    ]),
    typeAlias('BlockType', "Block['type']"),
    ...documentTypes,
  ],
})
