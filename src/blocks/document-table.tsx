import type { ReactNode } from 'react'
import type { DocumentNode } from '#site/types.ts'
import { DocumentText } from './document-text.tsx'

interface DocumentTableProps {
  node: Extract<DocumentNode, { type: 'table' }>
  /** Id of the heading that it stands under. */
  headingId: string | undefined
}

/** A table of a document; on a narrow screen it scrolls by itself, also by keyboard, and says then what it is. */
export function DocumentTable({ node, headingId }: DocumentTableProps): ReactNode {
  /** Columns begin where the language does, unless the document says otherwise. */
  const alignOf = (column: number) => (node.align[column] === 'start' ? undefined : node.align[column])

  return (
    <div className="table" role={headingId && 'group'} aria-labelledby={headingId} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {node.head.map((cell, index) => (
              <th key={index} scope="col" data-align={alignOf(index)}>
                <DocumentText nodes={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {node.rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column} data-align={alignOf(column)}>
                  <DocumentText nodes={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
