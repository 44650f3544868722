import { TableRefused } from '#server/domain/listing/table-text.ts'
import type { CatalogueImport } from '#server/domain/operator/catalogue-imports.ts'
import { recordAct } from '#server/domain/platform/recorded-act.ts'
import type { OperationContext } from '#server/operation.ts'
import { type ColumnMap, mapColumns } from '#server/operator/catalogue-import/column-map.ts'
import { importBatch } from '#server/operator/catalogue-import/import-batch.ts'
import type { ImportField } from '#server/operator/catalogue-import/import-fields.ts'
import { readPlaces } from '#server/operator/catalogue-import/places.ts'
import { openTable } from '#server/operator/catalogue-import/read-table.ts'
import { batches, rowsAtOnce } from '#server/operator/catalogue-import/row-batches.ts'
import type { ReadRow, RowOutcome } from '#server/operator/catalogue-import/row-outcome.ts'
import { ConstraintBroken, StoreUnavailable } from '#server/store/store.ts'
import type { JobDeps } from './job-deps.ts'

/** Milliseconds after which another process takes over an import of which nothing was heard. */
const lease = 60_000
/** The most characters of a cell in a report: enough to find it again. */
const longestValue = 80
const open = ['waiting', 'running'] as const

/** An import as this process works on it: the rest of its rows, and what the earlier ones claimed. */
interface Running {
  id: string
  /** Rows that are decided and kept; when the store has another number, somebody else has gone on. */
  done: number
  columns: ColumnMap
  rest: AsyncGenerator<ReadRow[]>
  claims: Map<string, number>
}

/**
 * The job that does imports: a batch a run, in one transaction with its rows of the report and with how far the import is. So a server that is
 * started again goes on where the last batch was kept, and a cancelled import ends between two batches.
 */
export function catalogueImportJob(deps: JobDeps): () => Promise<number> {
  let running: Running | undefined
  return async () => {
    const [row] = await deps.store.list('catalogueImports', { status: open }, { orderBy: ['createdAt'], limit: 1 })
    if (row === undefined) {
      running = undefined
      return 0
    }
    if (running?.id !== row._id || running.done !== row.done) {
      running = undefined
      if (!(await takeLease(deps, row))) return 0
    }
    try {
      running ??= await reopened(deps, row)
      if (running === undefined) return 0
      const next = await running.rest.next()
      if (next.done === true) await finish(deps, running)
      else await decideBatch(deps, running, next.value)
      return 1
    } catch (error) {
      running = undefined
      if (error instanceof StoreUnavailable) throw error
      // One of the rows was listed meanwhile: the next run finds it.
      if (error instanceof ConstraintBroken && error.kind === 'unique') return 1
      await fail(deps, row._id, error)
      if (error instanceof TableRefused) return 1
      throw error
    }
  }
}

const inMilliseconds = (clock: () => Date, more: number): string => new Date(clock().getTime() + more).toISOString()

/** Whether this process may go on: no other has said lately that it works on it. */
async function takeLease({ store, clock }: JobDeps, { _id, leasedUntil, done }: CatalogueImport): Promise<boolean> {
  if (leasedUntil !== null && leasedUntil > clock().toISOString()) return false
  const taken = { leasedUntil: inMilliseconds(clock, lease) }
  return (await store.update('catalogueImports', { _id, leasedUntil, done, status: open }, taken)) === 1
}

/** Reads the table and maps its columns; of an import that was begun, the rows that are decided are passed over. */
async function reopened({ store, clock }: JobDeps, row: CatalogueImport): Promise<Running | undefined> {
  const { _id: id, options, done } = row
  const file = await store.find('catalogueImportFiles', { _id: id })
  if (file === undefined) return undefined
  const table = await openTable({ name: row.fileName, read: () => whole(file.text) })
  const columns = mapColumns(table.header, mapOptions(options))
  const startedAt = row.startedAt ?? clock().toISOString()
  const set = { status: 'running' as const, total: table.count, unused: [...columns.unused], startedAt }
  if ((await store.update('catalogueImports', { _id: id, status: open, done }, set)) === 0) return undefined
  const claims = new Map<string, number>()
  for (const earlier of await store.list('catalogueImportRows', { importId: id }, { orderBy: ['line'] }))
    for (const claim of earlier.claims) claims.set(claim, earlier.line)
  const rest = batches(table, columns, options.allOrNothing ? Infinity : rowsAtOnce)
  return { id, done, columns, rest: after(rest, done), claims }
}

/** Fields are those of the contract, which asks for nothing else. */
const mapOptions = ({ map, defaults, drafts }: CatalogueImport['options']) => ({
  map: map.map(({ column, field }) => ({ column, field: field as ImportField | undefined })),
  defaults: Object.fromEntries(defaults.map(({ field, value }) => [field, value])),
  drafts,
})

/** Batches always have the same rows: what is kept of them is a number of whole ones. */
async function* after(rest: ReturnType<typeof batches>, done: number): AsyncGenerator<ReadRow[]> {
  let passed = 0
  for await (const rows of rest) {
    if (passed >= done) yield rows
    passed += rows.length
  }
}

async function* whole(text: string): AsyncGenerator<string> {
  yield text
}

async function decideBatch(deps: JobDeps, running: Running, rows: readonly ReadRow[]): Promise<void> {
  const { store, ports, clock, newId } = deps
  const { id, claims, columns, done } = running
  const now = clock().toISOString()
  const results = await store.transaction(async (tables) => {
    const row = await tables.find('catalogueImports', { _id: id })
    if (row === undefined || !open.some((status) => status === row.status) || row.done !== done) return undefined
    const origin = { address: row.address, userAgent: undefined, requestId: undefined, operator: row.operator }
    const act = { subject: 'startCatalogueImport', reason: row.reason }
    const seller = await tables.find('sellers', { _id: row.sellerId })
    const account = await tables.find('users', { _id: row.sellerId })
    if (seller === undefined || account?.status !== 'active')
      throw new TableRefused('The seller is gone', [{ key: 'server:import.sellerGone' }])
    const settings = { ...row.options, dryRun: row.dryRun, sellerId: seller._id, currency: seller.currency }
    const places = await readPlaces(tables)
    const decided = await recordAct({ tables, now, newId, origin }, act, (recorded) =>
      importBatch(
        { tables: recorded, ports, now, newId, origin },
        rows,
        { ...settings, places },
        { claims, activated: row.activated },
      ),
    )
    await keepProgress({ tables, newId, now, clock }, row, { rows, decided }, columns)
    return decided
  })
  if (results === undefined) return
  running.done = done + rows.length
  for (const { claims: own, line } of results) for (const claim of own) claims.set(claim, line)
}

async function keepProgress(
  { tables, newId, clock }: Pick<OperationContext, 'tables' | 'newId' | 'now'> & { clock: () => Date },
  { _id, done, counts, activated, dryRun }: CatalogueImport,
  /** One outcome for each row, in their order. */
  { rows, decided }: { rows: readonly ReadRow[]; decided: readonly RowOutcome[] },
  columns: ColumnMap,
): Promise<void> {
  await tables.insert(
    'catalogueImportRows',
    ...decided.map(({ line, outcome, reference, faults, claims }, at) => ({
      _id: newId(),
      importId: _id,
      line,
      outcome,
      reference,
      claims: [...claims],
      given: outcome === 'refused' ? { ...rows[at]?.given } : null,
      faults: faults.map(({ field, value, reason }) => ({
        column: field === undefined ? null : columns.headingOf(field),
        value: value.length > longestValue ? `${value.slice(0, longestValue)}…` : value,
        reason,
      })),
    })),
  )
  const counted = { ...counts }
  for (const { outcome } of decided) counted[outcome] += 1
  await tables.update(
    'catalogueImports',
    { _id },
    {
      done: done + decided.length,
      counts: counted,
      activated: activated + (dryRun ? decided.filter(({ activates }) => activates).length : 0),
      leasedUntil: inMilliseconds(clock, lease),
    },
  )
}

async function finish({ store, clock }: JobDeps, { id, done }: Running): Promise<void> {
  const set = { status: 'completed', endedAt: clock().toISOString(), leasedUntil: null } as const
  await store.transaction(async (tables) => {
    if ((await tables.update('catalogueImports', { _id: id, status: open, done }, set)) === 1)
      await tables.remove('catalogueImportFiles', { _id: id })
  })
}

/** Says why it does not go on; what its batches wrote stays. */
async function fail({ store, clock }: JobDeps, id: string, error: unknown): Promise<void> {
  const problems = error instanceof TableRefused ? [...error.problems] : [{ key: 'server:import.failed' as const }]
  const set = { status: 'failed', problems, endedAt: clock().toISOString(), leasedUntil: null } as const
  await store.transaction(async (tables) => {
    if ((await tables.update('catalogueImports', { _id: id, status: open }, set)) === 1)
      await tables.remove('catalogueImportFiles', { _id: id })
  })
}
