import { beforeEach, expect, it } from 'vitest'
import { catalogueImportJob } from '#server/jobs/run-catalogue-imports.ts'
import type { Store } from '#server/store/store.ts'
import { inventoryDefaults, inventoryTable, tabbed } from '#tests/support/catalogue-tables.ts'
import { givePlan } from '#tests/support/listing-fixtures.ts'
import { employ } from '#tests/support/operators.ts'
import { type OwnCatalogue, openOwnCatalogue } from '#tests/support/seller-catalogue.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

const defaults = inventoryDefaults.map((pair) => {
  const [field = '', value = ''] = pair.split('=')
  return { field, value }
})
const reason = 'As the seller asked'

describeMarketplaces((_, openStore) => {
  let store: Store
  let own: OwnCatalogue
  let operator: { operatorToken: string }
  beforeEach(async () => {
    store = await openStore()
    own = await openOwnCatalogue(store)
    await givePlan(store, own.sellerId)
    operator = await employ(own.market, 'catalogue@staff.example', ['catalogue'])
  })

  const deps = () => ({ ...own.market, clock: () => own.market.clock.now })
  const listed = () => store.count('products', { sellerId: own.sellerId })
  /** A laboratory's table of so many rows; `faulty` has a price that is none. */
  async function rows(count: number, { faulty }: { faulty?: number } = {}): Promise<string> {
    const substances = await store.list('products', { status: 'active' }, { orderBy: ['_id'], limit: 30 })
    const [header, ...lines] = inventoryTable(substances, count).split('\n')
    const priced = lines.map((line, at) => `${line}\t${at === faulty ? 'twelve' : '12.50'}`)
    return [`${header}\tprice`, ...priced].join('\n')
  }
  async function start(text: string, more: object = {}) {
    const body = {
      table: new Blob([text]),
      fileName: 'inventory.tsv',
      seller: 'company@kimiya.example',
      dryRun: false,
      beyondPlan: true,
      reason,
      defaults: defaults.filter(({ field }) => field !== 'price'),
      ...more,
    }
    return own.market.envelope('startCatalogueImport', { ...operator, body })
  }
  const only = async () => (await own.market.call('getCatalogueImports', { ...operator, body: {} })).imports[0]
  async function finish(run = catalogueImportJob(deps())): Promise<void> {
    while ((await run()) > 0);
  }

  it('lets other calls have their turn while a large table is read', async () => {
    const text = await rows(20_000)
    await start(text, { dryRun: true })
    let turns = 0
    const count = () => {
      turns += 1
      next = setImmediate(count)
    }
    let next = setImmediate(count)
    await catalogueImportJob(deps())()
    clearImmediate(next)
    // Read twice: for its rows to be counted, and as far as its first batch.
    expect(text.length).toBeGreaterThan(1_000_000)
    expect(turns).toBeGreaterThan(text.length / 65_536)
  })

  it('makes a listing of each row, tells how far it is, and keeps the report', async () => {
    const before = await listed()
    expect((await start(await rows(450, { faulty: 449 }))).code).toBe(200)
    const run = catalogueImportJob(deps())
    await run()
    expect(await only()).toMatchObject({ status: 'running', total: 450, done: 200, by: 'catalogue@staff.example' })
    await finish(run)
    const done = await only()
    expect(done).toMatchObject({ status: 'completed', done: 450, problems: [], unused: ['inchi_key'] })
    expect(done?.counts).toEqual({ created: 449, changed: 0, unchanged: 0, refused: 1, held: 0 })
    expect((await listed()) - before).toBe(449)
    const body = { importId: done?._id ?? '', outcome: 'refused' as const }
    expect(await own.market.call('getCatalogueImportRows', { ...operator, language: 'Bangla', body })).toEqual({
      rows: [
        {
          line: 451,
          outcome: 'refused',
          reference: 'LAB-450',
          faults: [{ column: 'price', value: 'twelve', reason: expect.stringMatching(/[\u0980-\u09ff]/) as string }],
          // All that the row had, to be mended and loaded again.
          given: expect.objectContaining({ reference: 'LAB-450', price: 'twelve' }) as object,
        },
      ],
      total: 1,
    })
    expect(await store.count('catalogueImportFiles', {})).toBe(0)
    expect((await store.list('catalogueImportRows', { outcome: 'created' })).every(({ given }) => given === null)).toBe(true)
  })

  it('goes on after a restart where the last batch was kept, and makes nothing twice', async () => {
    const before = await listed()
    await start(await rows(450))
    await catalogueImportJob(deps())()
    const restarted = catalogueImportJob(deps())
    expect(await restarted()).toBe(0)
    // The process that is gone has said that it works on it.
    own.market.clock.now = new Date(own.market.clock.now.getTime() + 61_000)
    await finish(restarted)
    expect(await only()).toMatchObject({ status: 'completed', done: 450, counts: { created: 450, refused: 0 } })
    expect((await listed()) - before).toBe(450)
    expect(await store.count('catalogueImportRows', {})).toBe(450)
  })

  it('remembers after a restart which listings the earlier rows named', async () => {
    const text = await rows(250)
    const [header, first] = text.split('\n')
    await start(`${text}\n${first}`)
    await catalogueImportJob(deps())()
    own.market.clock.now = new Date(own.market.clock.now.getTime() + 61_000)
    await finish()
    expect(header).toContain('Item No.')
    expect((await only())?.counts).toMatchObject({ created: 250, refused: 1 })
  })

  it('is done once by two processes that both go on with it', async () => {
    await start(await rows(450))
    const one = catalogueImportJob(deps())
    const other = catalogueImportJob(deps())
    await one()
    own.market.clock.now = new Date(own.market.clock.now.getTime() + 61_000)
    await Promise.all([finish(one), finish(other)])
    await finish()
    expect(await only()).toMatchObject({ status: 'completed', done: 450 })
    expect(await store.count('catalogueImportRows', {})).toBe(450)
  })

  it('writes nothing in a dry run, and says what it would', async () => {
    const before = await listed()
    await start(await rows(20), { dryRun: true })
    await finish()
    expect(await only()).toMatchObject({ status: 'completed', dryRun: true, counts: { created: 20 } })
    expect(await listed()).toBe(before)
    expect(await store.count('securityEvents', { subject: 'startCatalogueImport', kind: 'operator.changed' })).toBe(1)
  })

  it('is cancelled between two batches, and what was written stays', async () => {
    const before = await listed()
    await start(await rows(450))
    const run = catalogueImportJob(deps())
    await run()
    const id = (await only())?._id ?? ''
    expect((await own.market.envelope('cancelCatalogueImport', { ...operator, id, body: { reason } })).code).toBe(200)
    await finish(run)
    expect(await only()).toMatchObject({ status: 'cancelled', done: 200 })
    expect((await listed()) - before).toBe(200)
    expect((await own.market.envelope('cancelCatalogueImport', { ...operator, id, body: { reason } })).code).toBe(409)
  })

  it('is one at a time, however many are begun at once', async () => {
    const text = await rows(20)
    const codes = (await Promise.all([1, 2, 3].map(() => start(text)))).map(({ code }) => code)
    expect(codes.sort()).toEqual([200, 409, 409])
    await finish()
    expect((await start(text)).code).toBe(200)
  })

  it('says in the reader’s language which columns are missing', async () => {
    await start(
      tabbed([
        ['name', 'cas'],
        ['Acetone', '67-64-1'],
      ]),
      { defaults: [] },
    )
    await finish()
    const { imports } = await own.market.call('getCatalogueImports', { ...operator, language: 'Arabic', body: {} })
    expect(imports[0]).toMatchObject({ status: 'failed', done: 0 })
    expect(imports[0]?.problems).toEqual([expect.stringMatching(/[\u0600-\u06ff].*molecularFormula/)])
  })

  it('refuses a file that is no text, and a seller who is none', async () => {
    const bytes = new Blob([new Uint8Array([0x6e, 0xe4, 0x6d, 0x65])])
    expect(await start('', { table: bytes })).toMatchObject({
      code: 422,
      results: { fields: { table: expect.any(String) as string } },
    })
    expect(await start('name\n', { seller: 'buyer@nowhere.example' })).toMatchObject({
      code: 422,
      results: { fields: { seller: expect.any(String) as string } },
    })
    expect(await only()).toBe(undefined)
  })

  it('ends when its seller is suspended, and says so', async () => {
    await start(await rows(450))
    const run = catalogueImportJob(deps())
    await run()
    await store.update('users', { _id: own.sellerId }, { status: 'suspended' })
    await finish(run)
    expect(await only()).toMatchObject({ status: 'failed', done: 200, problems: [expect.stringContaining('no longer active')] })
  })

  it('records each batch’s changes with the operator and the reason', async () => {
    await start(await rows(20))
    await finish()
    const events = await store.list('securityEvents', { subject: 'startCatalogueImport' }, { orderBy: ['at', '_id'] })
    expect(events.map(({ actor, reason: why }) => [actor, why])).toEqual([
      ['catalogue@staff.example', reason],
      ['catalogue@staff.example', reason],
    ])
  })
})
