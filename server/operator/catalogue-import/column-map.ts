import { neededImportFields } from '#src/lib/needed-import-fields.ts'
import { TableRefused } from '#server/domain/listing/table-text.ts'
import type { Text } from '#server/domain/platform/domain-error.ts'
import { fieldOfHeading, type ImportField, importFields, openFields } from './import-fields.ts'

/** A row's texts by field: an empty text clears the field, a missing one leaves it unchanged. */
export type GivenTexts = Partial<Record<ImportField, string>>

export interface ColumnMap {
  /** The headings of columns that are not used. */
  unused: readonly string[]
  textsOf: (cells: readonly string[]) => GivenTexts
  /** The heading that a field has in the file; the field's own name for a default. */
  headingOf: (field: ImportField) => string
}

export interface MapOptions {
  /** Which column is which field; without a field it is left out. */
  map: readonly { column: string; field?: ImportField | undefined }[]
  /** For a missing column or an empty cell. */
  defaults: Readonly<GivenTexts>
  drafts: boolean
}

/** Maps columns to fields. Throws `TableRefused` with all problems. */
export function mapColumns(header: readonly string[], { map, defaults, drafts }: MapOptions): ColumnMap {
  const problems: (Text & { line: string })[] = []
  const mapped = new Map(map.map(({ column, field }) => [column, field]))
  for (const { column } of map) {
    if (header.includes(column)) continue
    const line = `--map names a column "${column}" that the file does not have`
    problems.push({ key: 'server:import.noColumn', values: { column }, line })
  }
  const fields = header.map((heading) => (mapped.has(heading) ? mapped.get(heading) : fieldOfHeading(heading)))
  for (const field of importFields) {
    const columns = header.filter((_, index) => fields[index] === field)
    if (columns.length < 2) continue
    const names = columns.join(', ')
    const line = `The columns ${names} are all taken for ${field}: leave out others with --map '${columns[1]}='`
    problems.push({ key: 'server:import.doubled', values: { columns: names, field }, line })
  }
  const covered = new Set<string | undefined>([...fields, ...Object.keys(defaults)])
  const lacking = neededImportFields.filter((field) => !covered.has(field) && !(drafts && isOpen(field)))
  if (lacking.length > 0)
    problems.push({ key: 'server:import.lacking', values: { fields: lacking.join(', ') }, line: lackingText(lacking, drafts) })
  if (problems.length > 0) {
    const lines = problems.map(({ line }) => line)
    throw new TableRefused(
      lines.join('\n'),
      problems.map(({ line: _, ...problem }) => problem),
    )
  }
  return {
    unused: header.filter((_, index) => fields[index] === undefined),
    textsOf: (cells) => {
      const texts: GivenTexts = { ...defaults }
      for (const [index, field] of fields.entries())
        if (field !== undefined) texts[field] = (cells[index] ?? '') || (defaults[field] ?? '')
      return texts
    },
    headingOf: (field) => header[fields.indexOf(field)] ?? field,
  }
}

const isOpen = (field: ImportField): boolean => openFields.some((one) => one === field)

function lackingText(lacking: readonly ImportField[], drafts: boolean): string {
  const open = lacking.filter(isOpen)
  return [
    `The file has no column for ${lacking.join(', ')}.`,
    `Say which column it is (--map 'COLUMN=${lacking[0]}'), or what holds for all rows (--default '${lacking[0]}=…').`,
    ...(open.length > 0 && !drafts
      ? [`--drafts leaves ${open.join(' and ')} to the seller and keeps the listings off the market.`]
      : []),
  ].join('\n')
}
