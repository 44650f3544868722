import type { ColumnMap } from './column-map.ts'
import type { TableFile } from './read-table.ts'
import type { ReadRow } from './row-outcome.ts'

/** Rows of a transaction: lost on a crash, and blocking other changes of the seller's products meanwhile. */
export const rowsAtOnce = 200

/** The rows of a table by the form's fields, so many at a time. */
export async function* batches(table: TableFile, columns: ColumnMap, size: number): AsyncGenerator<ReadRow[]> {
  let batch: ReadRow[] = []
  for await (const { line, cells } of table.rows()) {
    // A spreadsheet ends rows with empty cells or leaves them out.
    const beyond = cells.slice(table.header.length).some((cell) => cell !== '')
    batch.push({ line, given: columns.textsOf(cells), ...(beyond ? { cells: cells.length } : {}) })
    if (batch.length < size) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
