import { createReadStream } from 'node:fs'
import { extname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { CsvError, type InfoRecord, type Options, type Parser, parse } from 'csv-parse'
import { CommandRefused } from '../store-command.ts'
import { decodedText } from './decoded-text.ts'

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

/** A longer cell began with an unclosed quotation mark. */
const longestRow = 1_000_000

/**
 * Opens a table of tab-, comma- or semicolon-separated text. It is read to its end once before the first row: a damaged file is rejected
 * before any write. Never more than a row of it is in memory.
 */
export async function openTable(path: string): Promise<TableFile> {
  const delimiter = await delimiterOf(path)
  const rows = () => tableRows(path, delimiter)
  let header: readonly string[] | undefined
  let count = -1
  for await (const { cells } of rows()) {
    header ??= cells
    count += 1
  }
  if (header === undefined) throw new CommandRefused(`${path} is empty`)
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

async function* tableRows(path: string, delimiter: string, options: Options = {}): AsyncGenerator<TableRow> {
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
  const read = pipeline(createReadStream(path), decodedText, parser)
  // Its failure surfaces in the next row, or at the end.
  read.catch(() => {})
  try {
    for await (const { record, info } of records(parser)) {
      const cells = record.map((cell) => cell.trim())
      yield { line: info.lines - record.reduce((lines, cell) => lines + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0), cells }
    }
    await read
  } catch (error) {
    if (error instanceof CsvError) throw new CommandRefused(`${path} cannot be read as a table: ${error.message}`)
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') throw new CommandRefused(`There is no file ${path}`)
    throw error
  } finally {
    parser.destroy()
  }
}

/** With `info` and without `columns` the parser yields these; its type is `any`. */
const records = (parser: Parser): AsyncIterable<{ record: string[]; info: InfoRecord }> => parser

const delimiters = ['\t', ';', ',']

/** A tab for .tsv; else whichever separates the header into most cells. */
async function delimiterOf(path: string): Promise<string> {
  if (['.tsv', '.tab'].includes(extname(path).toLowerCase())) return '\t'
  let first: { delimiter: string; cells: number } = { delimiter: ',', cells: 1 }
  for (const delimiter of delimiters) {
    // With a wrong delimiter, quotation marks are misplaced.
    for await (const { cells } of tableRows(path, delimiter, { relax_quotes: true })) {
      if (cells.length > first.cells) first = { delimiter, cells: cells.length }
      break
    }
  }
  return first.delimiter
}
