import {
  type ImportDeclarationStructure,
  type InterfaceDeclarationStructure,
  type OptionalKind,
  type PropertySignatureStructure,
  StructureKind,
} from 'ts-morph'
import { propertyKey, quote } from './escape.ts'
import { literal, union } from './literal.ts'

export const importTypes = (from: string, names: readonly string[]): ImportDeclarationStructure => ({
  kind: StructureKind.ImportDeclaration,
  isTypeOnly: true,
  moduleSpecifier: from,
  namedImports: [...names],
})

// Aliases and constants are given to ts-morph as text: its structures would let every further line hang by a level.

export const typeAlias = (name: string, type: string): string => `export type ${name} = ${type}`

/** The union of names as a type of its own. */
export const nameType = (name: string, values: readonly string[]): string =>
  typeAlias(name, union(values.map(quote), `export type ${name} = `.length))

const constant = (name: string, value: unknown, type: string): string => {
  const start = `export const ${name}`
  return `${start} = ${literal(value, '', start.length + ' = '.length + type.length)}${type}`
}

/** Data that keeps its literal types, checked against a type where one is given. */
export const exactData = (name: string, value: unknown, satisfies?: string): string =>
  constant(name, value, satisfies === undefined ? ' as const' : ` as const satisfies ${satisfies}`)

/** Data of a declared type. */
export const typedData = (name: string, type: string, value: unknown): string =>
  constant(`${name}: ${type}`, value, '')

/** A property that cannot be changed. */
export const property = (
  name: string,
  type: string,
  { optional = false, description }: { optional?: boolean; description?: string | undefined } = {},
): OptionalKind<PropertySignatureStructure> => ({
  name: propertyKey(name),
  type,
  isReadonly: true,
  hasQuestionToken: optional,
  ...(description !== undefined && { docs: [description] }),
})

export const exportedInterface = (
  name: string,
  properties: OptionalKind<PropertySignatureStructure>[],
): InterfaceDeclarationStructure => ({
  kind: StructureKind.Interface,
  isExported: true,
  name,
  properties,
})
