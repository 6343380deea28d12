import { ModuleDeclarationKind, StructureKind } from 'ts-morph'
import type { CompiledMessages } from '../compile/compile-messages.ts'
import type { MessageArgument, MessagesModel, SiteModel } from '../model/site-model.ts'
import { propertyKey, quote } from './escape.ts'
import type { GeneratedFile } from './generated-file.ts'
import { linesOfJson } from './json.ts'
import { exportedInterface, importTypes, nameType, property, typedData } from './statements.ts'
import type { TypeScriptFile } from './typescript-printer.ts'

const argumentType = ({ type }: MessageArgument): string => {
  if (typeof type === 'object') return [...type.select, 'other'].map(quote).join(' | ')
  // A plain placeholder shows numbers as they are, without the separators of the language.
  return { string: 'string | number', number: 'number', date: 'Date | number', tag: 'MessageTag' }[type]
}

const argumentsType = (taken: readonly MessageArgument[]): string =>
  `{ ${taken.map((argument) => `readonly ${propertyKey(argument.name)}: ${argumentType(argument)}`).join('; ')} }`

const takesTags = (messages: MessagesModel): boolean =>
  Object.values(messages.arguments).some((taken) => taken.some(({ type }) => type === 'tag'))

/** messages/ids.ts: every message of the site and what it must be given. */
export const emitMessageIds = ({ messages }: SiteModel): TypeScriptFile => ({
  path: 'messages/ids.ts',
  statements: [
    ...(takesTags(messages) ? [importTypes('@formatjs/intl', ['MessageTag'])] : []),
    nameType('MessageId', messages.ids),
    exportedInterface(
      'MessageArguments',
      Object.entries(messages.arguments).map(([id, taken]) => property(id, argumentsType(taken))),
    ),
    typedData('shellMessages', 'readonly MessageId[]', messages.shell),
  ],
})

/** messages/intl.d.ts: the same at the door of FormatJS, so that formatMessage knows them. */
export const emitIntl = (): TypeScriptFile => ({
  path: 'messages/intl.d.ts',
  statements: [
    importTypes('../locales.ts', ['Locale']),
    importTypes('./ids.ts', ['MessageArguments as SiteArguments', 'MessageId']),
    'type NoArguments = Record<never, never>',
    'type EveryMessage = { [Id in MessageId]: Id extends keyof SiteArguments ? SiteArguments[Id] : NoArguments }',
    {
      kind: StructureKind.Module,
      declarationKind: ModuleDeclarationKind.Global,
      name: 'global',
      hasDeclareKeyword: true,
      statements: [
        {
          kind: StructureKind.Module,
          declarationKind: ModuleDeclarationKind.Namespace,
          name: 'FormatjsIntl',
          statements: [
            {
              kind: StructureKind.Interface,
              name: 'Message',
              properties: [{ name: 'ids', type: 'MessageId' }],
            },
            { kind: StructureKind.Interface, name: 'MessageArguments', extends: ['EveryMessage'] },
            {
              kind: StructureKind.Interface,
              name: 'IntlConfig',
              properties: [{ name: 'locale', type: 'Locale' }],
            },
          ],
        },
      ],
    },
  ],
})

/** messages/<locale>.json: compiled texts, one a line. */
export const emitCompiledMessages = (compiled: ReadonlyMap<string, CompiledMessages>): GeneratedFile[] =>
  [...compiled].map(([locale, messages]) => ({
    path: `messages/${locale}.json`,
    content: linesOfJson(messages),
  }))
