import { Client } from 'pg'
import { expect, test } from 'vitest'
import { decideDocuments } from '#server/domain/account/company-documents.ts'
import { newId } from '#server/new-id.ts'
import { nameSkeleton } from '#server/store/name-skeleton.ts'
import { openPostgres } from '#server/store/postgres/pg.ts'
import { madeAt, sellerRow, testId, userRow } from '#tests/support/store-fixture.ts'
import { freshDatabase } from '#tests/support/stores.ts'

test('a database from before skeletons gets that of each seller’s name', async () => {
  const url = await freshDatabase()
  const before = await openPostgres({ url })
  const names = ['Gulf Solvents LLC', 'Gulf Solvents LLC', 'শাপলা কেমিক্যালস লিমিটেড', 'شركة المرجان', '★']
  for (const businessName of names) {
    const user = userRow()
    await before.insert('users', user)
    await before.insert('sellers', sellerRow({ _id: user._id, businessName }))
  }
  await before.close()
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('alter table "sellers" drop column "nameSkeleton"')
  await client.query(`delete from "migrations" where "name" = '016-name-skeletons'`)
  await client.end()
  const after = await openPostgres({ url })
  const rows = await after.list('sellers', {}, { orderBy: ['_id'] })
  expect(rows.map((row) => [row.businessName, row.nameSkeleton])).toEqual(names.map((name) => [name, nameSkeleton(name)]))
  await after.close()
})

test('a name as long and as odd as may be fits into the index', async () => {
  const store = await openPostgres({ url: await freshDatabase() })
  // Each is a ligature of eighteen letters, or a sign of four bytes.
  const businessName = Array.from({ length: 150 }, (_, at) =>
    at % 2 === 0 ? '\ufdfa' : String.fromCodePoint(0x20000 + at * 7),
  ).join('')
  const user = userRow()
  await store.insert('users', user)
  await store.insert('sellers', sellerRow({ _id: user._id, businessName }))
  expect(await store.count('sellers', { nameSkeleton: nameSkeleton(businessName) })).toBe(1)
  await store.close()
})

test('of two companies with one name that are verified at the same moment, one is', async () => {
  const store = await openPostgres({ url: await freshDatabase() })
  const documentIds: string[] = []
  for (const businessName of ['Padma Trade Link', 'PADMA Trade L1nk Ltd']) {
    const user = userRow({ accountType: 'Company', businessName })
    const documents = {
      _id: testId(),
      userId: user._id,
      tradeLicenceNumber: 'CN-1',
      taxNumber: '4455',
      fileIds: [],
      sentAt: madeAt,
    }
    await store.insert('users', user)
    await store.insert('sellers', sellerRow({ _id: user._id, businessName, verified: false }))
    await store.insert('companyDocuments', {
      ...documents,
      status: 'pending',
      reason: null,
      decidedAt: null,
      decidedBy: null,
      decisionReason: null,
    })
    documentIds.push(documents._id)
  }
  const verify = (id: string) =>
    store.transaction((tables) =>
      decideDocuments({ tables, now: madeAt, newId }, id, { type: 'documents.verify', reason: 'Compared' }),
    )
  const outcomes = await Promise.allSettled(documentIds.map(verify))
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await store.count('sellers', { verified: true })).toBe(1)
  await store.close()
})
