import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './table.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface Column<Row> {
  id: string
  header: string
  /** A column of buttons has a name for assistive technology but no visible header. */
  headerHidden?: boolean | undefined
  cell: (row: Row) => ReactNode
  /** Numbers and amounts stand at the end. */
  align?: 'start' | 'end' | undefined
  /** What names the row; it leads the card on a phone. One column has it. */
  rowHeader?: boolean | undefined
}

export interface TableProps<Row> {
  caption: string
  captionHidden?: boolean | undefined
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}

/**
 * Rows to compare; a card each on a phone. The roles are written out because a changed `display` would take them from the
 * elements.
 */
export function Table<Row>({ caption, captionHidden = false, columns, rows, rowKey }: TableProps<Row>) {
  return (
    <div className={styles.frame}>
      <table role="table" className={styles.table}>
        <caption className={captionHidden ? undefined : styles.caption}>
          {captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        <thead role="rowgroup" className={styles.head}>
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.id}
                role="columnheader"
                scope="col"
                className={classNames(styles.header, column.align === 'end' && styles.end)}
              >
                {column.headerHidden ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={styles.body}>
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row" className={styles.row}>
              {columns.map((column) => (
                <Cell key={column.id} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const className = classNames(styles.cell, column.align === 'end' && styles.end, column.rowHeader && styles.rowHeader)
  const labelled = !column.rowHeader && !column.headerHidden
  const content = (
    <>
      {/* Only seen where the headers are not; they name the cell either way. */}
      {labelled && (
        <span className={styles.label} aria-hidden="true">
          {column.header}
        </span>
      )}
      <div>{column.cell(row)}</div>
    </>
  )
  return column.rowHeader ? (
    <th role="rowheader" scope="row" className={className}>
      {content}
    </th>
  ) : (
    <td role="cell" className={className}>
      {content}
    </td>
  )
}
