import { createReadStream } from 'node:fs'
import { decodedText, TableRefused } from '#server/domain/listing/table-text.ts'
import type { Row } from '#server/store/tables.ts'
import { ConstraintBroken, type ReadableTables } from '#server/store/store.ts'
import { language as languages } from '#server/store/tables/columns.ts'
import { serverText } from '#server/texts.ts'
import { reasonOption, requireReason } from '../operator-change.ts'
import { CommandRefused, type StoreCommand, type StoreContext } from '../store-command.ts'
import { type ColumnMap, mapColumns } from './column-map.ts'
import { type BatchSettings, type Earlier, importBatch } from './import-batch.ts'
import { countsText, importReport } from './import-report.ts'
import { readPlaces } from './places.ts'
import { openTable, type TableFile } from './read-table.ts'
import { batches, rowsAtOnce } from './row-batches.ts'
import type { RowOutcome } from './row-outcome.ts'
import { readTypedOptions } from './typed-options.ts'

const usage = 'import-catalogue --file FILE --seller SELLER --reason TEXT [options]'

const optionForms = {
  file: {
    type: 'string',
    value: 'FILE',
    description: 'The table: commas, semicolons or tabs; UTF-8, or "Unicode text" of a spreadsheet',
  },
  seller: { type: 'string', value: 'SELLER', description: 'Sign-in address or id of the seller whose listings they become' },
  map: {
    type: 'string',
    multiple: true,
    value: 'COLUMN=FIELD,…',
    description: 'Which column is which field; COLUMN= leaves one out',
  },
  default: {
    type: 'string',
    multiple: true,
    value: 'FIELD=VALUE',
    description: 'For a missing column or an empty cell; may stand often',
  },
  'dry-run': { type: 'boolean', description: 'Checks every row and writes nothing' },
  report: { type: 'string', value: 'FILE.tsv', description: 'Line, outcome, reference, column, value and reason of every row' },
  'all-or-nothing': { type: 'boolean', description: 'Writes the whole file at once, or nothing when a row is refused' },
  drafts: { type: 'boolean', description: 'Price and stock may be left to the seller; such listings stay off the market' },
  'set-stock': { type: 'boolean', description: 'Sets the stock of listings that are there already, too' },
  'beyond-plan': { type: 'boolean', description: 'Puts more listings on the market than the plan of the seller allows' },
  reason: reasonOption,
  language: { type: 'string', value: 'en|ar|bn', description: 'Of the reasons; en unless told' },
} as const

type ImportContext = StoreContext<typeof optionForms>

export const importCatalogueCommand: StoreCommand<typeof optionForms> = {
  usage: `${usage}
      Makes listings of a seller's table, by the rules of the seller's own form. Run again, it changes what the file changes and
      doubles nothing. \`import-catalogue --help\` tells all options; docs/operating.md the fields.`,
  options: optionForms,
  run: async (context) => {
    const { store, print, options: given } = context
    const { file: path, seller: sellerName, 'dry-run': dryRun = false, drafts = false } = given
    if (path === undefined || sellerName === undefined) throw new CommandRefused(usage)
    // A dry run writes nothing.
    const reason = dryRun ? '' : requireReason(given)
    const language = languages.safeParse(given.language ?? 'en').data
    if (language === undefined) throw new CommandRefused(`--language is one of ${languages.options.join(', ')}`)
    const seller = await sellerOf(store, sellerName)
    const { table, columns } = await readFile(path, { map: given.map ?? [], defaults: given.default ?? [], drafts })
    if (columns.unused.length > 0) print(`${serverText(language, 'server:import.unused')} ${columns.unused.join(', ')}`)
    const outcomeLabels = { language, dryRun }
    const report = importReport({ path: given.report, outcomeLabels, headingOf: columns.headingOf, print })
    const settings: BatchSettings = {
      sellerId: seller._id,
      currency: seller.currency,
      places: await readPlaces(store),
      drafts,
      dryRun,
      setStock: given['set-stock'] ?? false,
      beyondPlan: given['beyond-plan'] ?? false,
      allOrNothing: given['all-or-nothing'] ?? false,
    }
    try {
      await importRows(context, reason, table, columns, settings, report.add)
    } catch (error) {
      print(`${countsText(outcomeLabels, await report.end())}. ${serverText(language, 'server:import.interrupted')}`)
      throw error
    }
    const counts = await report.end()
    const summary = countsText(outcomeLabels, counts)
    const isUnchanged = dryRun || counts.held > 0
    print(isUnchanged ? `${serverText(language, 'server:import.nothingWritten')} ${summary}` : summary)
    if (counts.refused > 0) throw new CommandRefused(serverText(language, 'server:import.refused', { count: counts.refused }))
  },
}

/** Opens the table and maps its columns. Throws `CommandRefused` for a file that is missing, or no table for listings. */
async function readFile(
  path: string,
  { drafts, ...typed }: { map: readonly string[]; defaults: readonly string[]; drafts: boolean },
): Promise<{ table: TableFile; columns: ColumnMap }> {
  const table = await refusing(() => openTable({ name: path, read: () => decodedText(createReadStream(path)) }), path)
  const { problems, ...options } = readTypedOptions(table.header, typed)
  const columns = await refusing(() => mapColumns(table.header, { ...options, drafts }), path, problems)
  if (problems.length > 0) throw new CommandRefused(problems.join('\n'))
  return { table, columns }
}

/** Turns what is wrong with a file into the command's own refusal, behind what was wrong before. */
async function refusing<Result>(
  work: () => Result | Promise<Result>,
  path: string,
  problems: readonly string[] = [],
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof TableRefused) throw new CommandRefused([...problems, error.message].join('\n'))
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') throw new CommandRefused(`There is no file ${path}`)
    throw error
  }
}

async function sellerOf(tables: ReadableTables, sellerName: string): Promise<Row<'sellers'>> {
  const user = await tables.find(
    'users',
    sellerName.includes('@') ? { email: sellerName.trim().toLowerCase() } : { _id: sellerName.trim() },
  )
  if (user === undefined) throw new CommandRefused(`No account ${sellerName}`)
  if (user.status !== 'active') throw new CommandRefused(`${sellerName} is ${user.status}`)
  const seller = await tables.find('sellers', { _id: user._id })
  if (seller === undefined) throw new CommandRefused(`${sellerName} has no seller's side`)
  return seller
}

/** Batch after batch, each in a transaction of its own; a batch is reported after its commit. */
async function importRows(
  { change, progress }: ImportContext,
  reason: string,
  table: TableFile,
  columns: ColumnMap,
  settings: BatchSettings,
  report: (rows: readonly RowOutcome[]) => Promise<void>,
): Promise<void> {
  const claims = new Map<string, number>()
  const earlier: Earlier & { claims: typeof claims } = { claims, activated: 0 }
  let done = 0
  progress?.(done, table.count)
  for await (const rows of batches(table, columns, settings.allOrNothing ? Infinity : rowsAtOnce)) {
    const write = () => change(reason, (context) => importBatch(context, rows, settings, earlier))
    const results = await write().catch((error: unknown) => {
      // One of them was listed meanwhile: the retry finds it.
      if (error instanceof ConstraintBroken && error.kind === 'unique') return write()
      throw error
    })
    await report(results)
    for (const { claims: own, line, activates } of results) {
      for (const claim of own) claims.set(claim, line)
      if (settings.dryRun && activates) earlier.activated += 1
    }
    done += rows.length
    progress?.(done, table.count)
  }
}
