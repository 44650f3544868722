import { expect, it, onTestFinished } from 'vitest'
import { listedPasswords } from '#server/adapters/breached-passwords-list.ts'
import { sandboxCardPayments } from '#server/adapters/card-payments-sandbox.ts'
import { memoryFiles } from '#server/adapters/files-memory.ts'
import { gazetteerGeocoder } from '#server/adapters/geocoder-gazetteer.ts'
import { sharpImages } from '#server/adapters/images-sharp.ts'
import { pdfInvoiceDocuments } from '#server/adapters/invoice-documents.ts'
import { pdfStatementDocuments } from '#server/adapters/statement-documents.ts'
import { nodeFontLoader } from '#server/adapters/pdf-font-files-node.ts'
import { eventStreamsByUser } from '#server/adapters/event-streams-by-user.ts'
import { bufferedProductViews } from '#server/adapters/product-views-buffer.ts'
import { openChemLibStructures } from '#server/adapters/structures-openchemlib.ts'
import { timedJobs } from '#server/jobs/timed-jobs.ts'
import { newId } from '#server/new-id.ts'
import { openPostgres } from '#server/store/postgres/pg.ts'
import type { Store } from '#server/store/store.ts'
import { type TableName, tables } from '#server/store/tables.ts'
import { dueBy, insertDueWork } from '#tests/support/due-work.ts'
import { freshDatabase } from '#tests/support/stores.ts'
import { testSecrets } from '#tests/support/demo-template.ts'

/** Runs all jobs of so many processes concurrently over one database; returns the outcome. */
async function workOff(processes: number) {
  const url = await freshDatabase()
  const stores: Store[] = []
  for (let at = 0; at < processes; at += 1) stores.push(await openPostgres({ url, poolSize: 5 }))
  onTestFinished(async () => void (await Promise.all(stores.map((store) => store.close()))))
  const [store] = stores
  if (store === undefined) throw new Error('No process, no work')
  const files = memoryFiles()
  const views = await insertDueWork(store, files)

  const [sent, attempted, failures]: [string[], string[], unknown[]] = [[], [], []]
  const send = async ({ id }: { id: string }) => void sent.push(id)
  const senders = { mail: { send }, sms: { send }, push: { send: async () => 'sent' as const } }
  const cardPayments: typeof sandboxCardPayments = {
    ...sandboxCardPayments,
    refund: async ({ refundId }) => attempted.push(refundId) > 0,
    forget: async (reference) => void attempted.push(reference),
  }
  const jobs = stores.flatMap((own, process) => {
    const productViews = bufferedProductViews()
    for (const [at, view] of views.entries()) if (at % processes === process) productViews.note(view)
    const ports = {
      ...testSecrets,
      breachedPasswords: listedPasswords,
      geocoder: gazetteerGeocoder,
      cardPayments,
      invoiceDocuments: pdfInvoiceDocuments(nodeFontLoader),
      statementDocuments: pdfStatementDocuments(nodeFontLoader),
      structures: openChemLibStructures(),
      files,
      images: sharpImages,
      imageAnalysis: undefined,
      malwareScanner: undefined,
      rateSource: undefined,
      productViews,
      eventStreams: eventStreamsByUser(own),
      pageUrl: undefined,
      stepUpAmount: 1000,
    }
    return timedJobs({ store: own, ports, clock: () => new Date(dueBy), newId }, senders, (failure) => failures.push(failure))
  })
  const found: Record<string, number> = {}
  for (let done = NaN; done !== 0;) {
    const counts = await Promise.all(jobs.map(({ run }) => run()))
    for (const [at, { name }] of jobs.entries()) found[name] = (found[name] ?? 0) + (counts[at] ?? 0)
    done = counts.reduce((sum, count) => sum + count, 0)
  }
  return { found, sent, attempted, failures, rows: await tally(store) }
}

/** Columns with the state of a row. */
const compared = ['status', 'type', 'kind', 'deliveredAt', 'doneAt']

/** Counts the rows of each table by state, and sums their counters. */
async function tally(store: Store): Promise<Record<string, number>> {
  const rows: Record<string, number> = {}
  // Object.keys of the tables yields their names.
  for (const table of Object.keys(tables) as TableName[]) {
    for (const row of await store.list(table, {})) {
      const states: [string, unknown][] = Object.entries(row).filter(([column]) => compared.includes(column))
      const name = [table, ...states.map(([, value]) => value)].join(' ')
      rows[name] = (rows[name] ?? 0) + ('count' in row ? row.count : 1)
    }
  }
  return rows
}

it('two processes that do all timed work at the same moments do together what one does alone, and nothing twice', async () => {
  const alone = await workOff(1)
  // Each job has had something to do; the store's own upkeep counts nothing, views are counted without a word, of imports one runs at a time (catalogue-imports.test.ts), and
  // there is no bank here (exchange-rates.test.ts).
  expect(Object.keys(alone.found).filter((name) => alone.found[name] === 0)).toEqual([
    'keep-product-views',
    'choose-leading-products',
    'run-catalogue-imports',
    'fetch-exchange-rates',
  ])
  expect(alone.rows['viewCounts']).toBeGreaterThan(1)
  const together = await workOff(2)
  expect(together.failures).toEqual([])
  expect(together.found).toEqual(alone.found)
  expect(together.rows).toEqual(alone.rows)
  for (const done of ['sent', 'attempted'] as const) {
    expect(new Set(together[done]).size).toBe(together[done].length)
    expect(together[done].length).toBe(alone[done].length)
  }
}, 60_000)
