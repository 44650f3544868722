import { CsvError, type InfoRecord, parse } from 'csv-parse/browser/esm/sync'
import { invalidFields } from '#server/domain/platform/domain-error.ts'

/** A row of a table, and the line of the text on which it begins. */
export interface CsvRow {
  line: number
  cells: string[]
}

/** What the parser yields with `info`. */
interface Parsed {
  record: string[]
  info: Pick<InfoRecord, 'lines'>
}

/**
 * Returns the rows of a small table (RFC 4180), blank ones left out, cells trimmed. The first line decides whether tabs, semicolons or commas
 * separate. Throws 422 with the line of a quotation mark that is misplaced or never closed.
 */
export function csvRows(text: string): CsvRow[] {
  const first = /^[^\r\n]*/.exec(text)?.[0] ?? ''
  const delimiter = ['\t', ';'].find((mark) => first.includes(mark)) ?? ','
  try {
    const rows: unknown[] = parse(text, {
      bom: true,
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
    })
    // The parser's types do not know what `info` adds.
    return (rows as Parsed[]).map(({ record, info }) => ({
      line: info.lines - record.join('').split('\n').length + 1,
      cells: record,
    }))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw invalidFields({ table: { key: 'server:import.unreadable', values: { line: Number(error['lines'] ?? 0) } } })
  }
}
