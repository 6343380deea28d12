import type { ReactNode } from 'react'
import type { DocumentNode } from '#site/types.ts'
import { DocumentText } from './document-text.tsx'

/** A table of a document; on a narrow screen it scrolls by itself, also by keyboard. */
export function DocumentTable({ node }: { node: Extract<DocumentNode, { type: 'table' }> }): ReactNode {
  return (
    <div className="table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {node.head.map((cell, index) => (
              <th key={index} scope="col">
                <DocumentText nodes={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {node.rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column}>
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
