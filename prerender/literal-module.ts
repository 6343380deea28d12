import { readFile } from 'node:fs/promises'
import { parse, type ESTree } from 'vite'

type Value = ESTree.Expression | ESTree.ArrayExpressionElement

const nameOf = (key: ESTree.PropertyKey): string => {
  if (key.type === 'Identifier') return key.name
  if (key.type === 'Literal') return String(key.value)
  throw new Error(`A key is not plain data: ${key.type}`)
}

function propertyOf(property: ESTree.ObjectPropertyKind): [string, unknown] {
  if (property.type !== 'Property' || property.computed) throw new Error('A property is not plain data')
  return [nameOf(property.key), valueOf(property.value)]
}

/** The value that an expression of literals stands for. */
function valueOf(node: Value): unknown {
  if (node === null) throw new Error('A list has a hole')
  switch (node.type) {
    case 'Literal':
      return node.value
    case 'TemplateLiteral':
      if (node.expressions.length > 0) break
      return node.quasis[0]?.value.cooked
    case 'ArrayExpression':
      return node.elements.map(valueOf)
    case 'ObjectExpression':
      return Object.fromEntries(node.properties.map(propertyOf))
    case 'UnaryExpression':
      if (node.operator !== '-') break
      return -Number(valueOf(node.argument))
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return valueOf(node.expression)
  }
  throw new Error(`A value is not plain data: ${node.type}`)
}

const constantsOf = (
  statement: ESTree.Statement | ESTree.Directive | ESTree.ModuleDeclaration,
): [string, unknown][] => {
  if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration')
    return []
  return statement.declaration.declarations.flatMap(({ id, init }): [string, unknown][] =>
    id.type === 'Identifier' && init ? [[id.name, valueOf(init)]] : [],
  )
}

/**
 * The exported constants of a generated TypeScript file. Such files hold data and types only, so they are
 * read rather than run: an imported module stays in memory for good, and there may be ten thousand of them.
 */
export async function readLiterals(file: string): Promise<Readonly<Record<string, unknown>>> {
  const { program, errors } = await parse(file, await readFile(file, 'utf8'))
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message ?? 'cannot be read'}`)
  return Object.fromEntries(program.body.flatMap(constantsOf))
}
