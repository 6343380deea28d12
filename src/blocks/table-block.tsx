import { useId, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Text, textOf } from '../i18n/text.tsx'
import { Icon } from '../icons/icon.tsx'
import { BlockHeading } from './block-heading.tsx'
import type { BlockOf, BlockProps } from './block-props.ts'
import { TableFilter } from './table-filter.tsx'
import { cellText, recordKey, type TableRecord } from './table-records.ts'
import { useRecords, type Records } from './use-records.ts'

type Table = BlockOf<'table'>

/** The roles are those of the elements; said again, for what is laid out as cards is no table to some browsers. */
function Row({ block, record }: { block: Table; record: TableRecord }): ReactNode {
  const intl = useIntl()
  return (
    <tr role="row">
      {block.columns.map((column) => (
        <td key={column.field} role="cell" data-format={column.format}>
          <span className="cell-label" aria-hidden="true">
            <Text id={column.label} />
          </span>
          {cellText(intl, column, record) ?? '—'}
        </td>
      ))}
    </tr>
  )
}

function Rows({ block, records, isBusy }: { block: Table; records: Records['records']; isBusy: boolean }) {
  return (
    <div className="records">
      <table role="table" aria-busy={isBusy}>
        {block.title !== undefined && (
          <caption className="visually-hidden">
            <Text id={block.title} />
          </caption>
        )}
        <thead role="rowgroup">
          <tr role="row">
            {block.columns.map(({ field, label, format }) => (
              <th key={field} role="columnheader" scope="col" data-format={format}>
                <Text id={label} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {records.map((record, place) => (
            <Row key={recordKey(record, block.key, place)} block={block} record={record} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** How many records there are, or why there are none; read out after each change. */
function useSummary(block: Table, { phase, records }: Records, isFiltered: boolean): string {
  const intl = useIntl()
  if (phase !== 'loaded') return textOf(intl, phase === 'loading' ? 'ui.table.loading' : 'ui.table.failed')
  if (records.length > 0) return textOf(intl, 'ui.table.count', { count: records.length })
  return textOf(intl, isFiltered ? 'ui.table.noMatch' : block.empty)
}

/** A filter, which has no use where there is nothing at all; under the hands of whoever is in it, it stays. */
function useFilterShown({ filter: fields }: Table, isEmpty: boolean) {
  const [isUsed, setUsed] = useState(false)
  return { isShown: fields.length > 0 && (isUsed || !isEmpty), use: (): void => setUsed(true) }
}

/** Records that the server keeps; on a narrow screen each of them is a card. */
export function TableBlock({ block, level }: BlockProps<'table'>): ReactNode {
  const id = useId()
  const { phase, records, filter, isFiltered, apply, retry } = useRecords(block)
  const summary = useSummary(block, { phase, records }, isFiltered)
  const isEmpty = phase === 'loaded' && records.length === 0 && !isFiltered
  const { isShown, use } = useFilterShown(block, isEmpty)
  return (
    <section className="block table-block">
      <BlockHeading level={level} title={block.title} text={block.text} />
      {isShown && <TableFilter id={id} fields={block.filter} values={filter} apply={apply} use={use} />}
      <p className={isEmpty ? 'records-summary card' : 'records-summary'} role="status">
        {isEmpty && (
          <span className="icon-tile">
            <Icon name="clock" />
          </span>
        )}
        {summary}
      </p>
      {phase === 'failed' && (
        <button className="button secondary" type="button" onClick={retry}>
          <Text id="ui.table.retry" />
        </button>
      )}
      {records.length > 0 && <Rows block={block} records={records} isBusy={phase === 'loading'} />}
    </section>
  )
}
