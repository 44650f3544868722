import { extname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { CsvError, type InfoRecord, type Options, type Parser, parse } from 'csv-parse'
import { TableRefused } from '#server/domain/listing/table-text.ts'
import { nextTurn } from '#server/domain/platform/next-turn.ts'

/** A row of the file, and the line on which it begins. */
export interface TableRow {
  line: number
  cells: readonly string[]
}

export interface TableFile {
  header: readonly string[]
  /** The number of rows under the header. */
  count: number
  rows: () => AsyncGenerator<TableRow>
}

/** Where a table comes from: a file, or what was uploaded. */
export interface TableSource {
  name: string
  /** Its decoded text from the beginning, each time it is called. */
  read: () => AsyncIterable<string>
}

/** A longer cell began with an unclosed quotation mark. */
const longestRow = 1_000_000
/** More rows than a table of products of the size that can be sent has: rows of a letter or two cost as much as whole ones. */
const mostRows = 250_000
/** Milliseconds for which rows are handed out before other calls get their turn. */
const turn = 10

/**
 * Opens a table of tab-, comma- or semicolon-separated text. It is read to its end once before the first row: a damaged file is rejected
 * before any write. Never more than a row of it is in memory.
 */
export async function openTable(source: TableSource): Promise<TableFile> {
  const delimiter = await delimiterOf(source)
  const rows = () => tableRows(source, delimiter)
  let header: readonly string[] | undefined
  let count = -1
  for await (const { cells } of rows()) {
    header ??= cells
    count += 1
    if (count > mostRows)
      throw new TableRefused(`${source.name} has more than ${mostRows} rows`, [
        { key: 'server:import.tooManyRows', values: { limit: mostRows } },
      ])
  }
  if (header === undefined) throw new TableRefused(`${source.name} is empty`, [{ key: 'server:import.empty' }])
  return {
    header,
    count,
    async *rows() {
      const all = rows()
      await all.next()
      yield* all
    },
  }
}

async function* tableRows(source: TableSource, delimiter: string, options: Options = {}): AsyncGenerator<TableRow> {
  const parser = parse({
    delimiter,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    // Tab-separated files are mostly written without quoting; a name such as 5"-oligo is no opened quotation there.
    relax_quotes: delimiter === '\t',
    max_record_size: longestRow,
    ...options,
  })
  const read = pipeline(inSlices(source.read()), parser)
  // Its failure surfaces in the next row, or at the end.
  read.catch(() => {})
  try {
    let since = performance.now()
    for await (const { record, info } of records(parser)) {
      if (performance.now() - since > turn) {
        await nextTurn()
        since = performance.now()
      }
      const cells = record.map((cell) => cell.trim())
      yield { line: info.lines - record.reduce((lines, cell) => lines + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0), cells }
    }
    await read
  } catch (error) {
    if (error instanceof CsvError) {
      const line = Number(error['lines'] ?? 0)
      throw new TableRefused(`${source.name} cannot be read as a table: ${error.message}`, [
        { key: 'server:import.unreadable', values: { line } },
      ])
    }
    throw error
  } finally {
    parser.destroy()
  }
}

/** Characters that the parser is given at once: it splits them into cells without a pause. */
const slice = 8_192

/** Hands text out in parts between which other calls get their turn, none of them ending within a character. */
async function* inSlices(texts: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const text of texts) {
    let start = 0
    while (start < text.length) {
      const end = start + slice
      const isWithin = /[\uD800-\uDBFF]/.test(text.charAt(end - 1))
      yield text.slice(start, isWithin ? end + 1 : end)
      start = isWithin ? end + 1 : end
      await nextTurn()
    }
  }
}

/** With `info` and without `columns` the parser yields these; its type is `any`. */
const records = (parser: Parser): AsyncIterable<{ record: string[]; info: InfoRecord }> => parser

const delimiters = ['\t', ';', ',']

/** A tab for .tsv; else whichever separates the header into most cells. */
async function delimiterOf(source: TableSource): Promise<string> {
  if (['.tsv', '.tab'].includes(extname(source.name).toLowerCase())) return '\t'
  let first: { delimiter: string; cells: number } = { delimiter: ',', cells: 1 }
  for (const delimiter of delimiters) {
    // With a wrong delimiter, quotation marks are misplaced.
    for await (const { cells } of tableRows(source, delimiter, { relax_quotes: true })) {
      if (cells.length > first.cells) first = { delimiter, cells: cells.length }
      break
    }
  }
  return first.delimiter
}
