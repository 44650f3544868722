import { CommandRefused } from '../store-command.ts'
import { fieldOfHeading, type ImportField, importFields, isImportField, neededFields, openFields } from './import-fields.ts'

/** A row's texts by field: an empty text clears the field, a missing one leaves it unchanged. */
export type GivenTexts = Partial<Record<ImportField, string>>

export interface ColumnMap {
  /** The headings of columns that are not used. */
  unused: readonly string[]
  textsOf: (cells: readonly string[]) => GivenTexts
  /** The heading that a field has in the file; the field's own name for a default. */
  headingOf: (field: ImportField) => string
}

interface MapOptions {
  /** `column=field`, or several with commas between; `column=` leaves a column out. */
  map: readonly string[]
  /** `field=value`: for a missing column or an empty cell. */
  defaults: readonly string[]
  drafts: boolean
}

/** Maps columns to fields. Throws `CommandRefused` with all problems, a line each. */
export function mapColumns(header: readonly string[], { map, defaults, drafts }: MapOptions): ColumnMap {
  const problems: string[] = []
  const mapped = reportedColumns(header, map, problems)
  const values = defaultValues(defaults, problems)
  const fields = header.map((heading) => (mapped.has(heading) ? mapped.get(heading) : fieldOfHeading(heading)))
  for (const field of importFields) {
    const columns = header.filter((_, index) => fields[index] === field)
    if (columns.length > 1)
      problems.push(`The columns ${columns.join(', ')} are all taken for ${field}: leave out others with --map '${columns[1]}='`)
  }
  const covered = new Set<string | undefined>([...fields, ...Object.keys(values)])
  const lacking = neededFields.filter((field) => !covered.has(field) && !(drafts && openFields.some((open) => open === field)))
  if (lacking.length > 0) problems.push(lackingText(lacking, drafts))
  if (problems.length > 0) throw new CommandRefused(problems.join('\n'))
  return {
    unused: header.filter((_, index) => fields[index] === undefined),
    textsOf: (cells) => {
      const texts: GivenTexts = { ...values }
      for (const [index, field] of fields.entries())
        if (field !== undefined) texts[field] = (cells[index] ?? '') || (values[field] ?? '')
      return texts
    },
    headingOf: (field) => header[fields.indexOf(field)] ?? field,
  }
}

function reportedColumns(
  header: readonly string[],
  map: readonly string[],
  problems: string[],
): Map<string, ImportField | undefined> {
  const mapped = new Map<string, ImportField | undefined>()
  for (const pair of map.flatMap((text) => (header.includes(beforeSign(text)) ? [text] : text.split(',')))) {
    const column = beforeSign(pair)
    const field = pair.slice(pair.lastIndexOf('=') + 1).trim()
    if (!pair.includes('=')) problems.push(`--map wants column=field, and got ${pair}`)
    else if (!header.includes(column)) problems.push(`--map names a column "${column}" that the file does not have`)
    else if (field === '') mapped.set(column, undefined)
    else if (isImportField(field)) mapped.set(column, field)
    else problems.push(unknownField(field))
  }
  return mapped
}

const beforeSign = (pair: string): string => pair.slice(0, Math.max(0, pair.lastIndexOf('='))).trim()

function defaultValues(defaults: readonly string[], problems: string[]): GivenTexts {
  const values: GivenTexts = {}
  for (const pair of defaults) {
    const [field = '', ...rest] = pair.split('=')
    const value = rest.join('=').trim()
    if (value === '') problems.push(`--default wants field=value, and got ${pair}`)
    else if (isImportField(field.trim())) values[field.trim() as ImportField] = value // asked on this line
    else problems.push(unknownField(field))
  }
  return values
}

const unknownField = (field: string): string => `There is no field ${field}. The fields are ${importFields.join(', ')}.`

function lackingText(lacking: readonly ImportField[], drafts: boolean): string {
  const open = lacking.filter((field) => openFields.some((one) => one === field))
  return [
    `The file has no column for ${lacking.join(', ')}.`,
    `Say which column it is (--map 'COLUMN=${lacking[0]}'), or what holds for all rows (--default '${lacking[0]}=…').`,
    ...(open.length > 0 && !drafts
      ? [`--drafts leaves ${open.join(' and ')} to the seller and keeps the listings off the market.`]
      : []),
  ].join('\n')
}
