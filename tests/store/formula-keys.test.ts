import { Client } from 'pg'
import { expect, test } from 'vitest'
import { tradeFormulas } from '#src/lib/trade-formulas.ts'
import { openPostgres } from '#server/store/postgres/pg.ts'
import type { Store } from '#server/store/store.ts'
import { freshDatabase } from '#tests/support/stores.ts'
import { demoStore } from '#tests/support/demo-store.ts'

const now = '2026-11-21T08:00:00.000Z'

test('a database from before formula keys finds its products by formula', async () => {
  const url = await freshDatabase()
  const before = await demoStore(await openPostgres({ url }))
  const expected = (await before.list('products', {}, { orderBy: ['_id'] })).map(({ _id, searchText }) => [_id, searchText])
  await before.close()
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`update "products" set "searchText" = regexp_replace("searchText", ' #[^\\n]+\\n$', '')`)
  await client.query(`delete from "migrations" where "name" = '024-formula-keys'`)
  await client.end()
  const after = await openPostgres({ url })
  expect((await after.list('products', {}, { orderBy: ['_id'] })).map(({ _id, searchText }) => [_id, searchText])).toEqual(
    expected,
  )
  const { rows } = await after.searchProducts('NaOH', now, 1, 0)
  expect(rows.map(({ name_en }) => name_en)).toEqual([expect.stringContaining('Sodium hydroxide')])
  await after.close()
})

test('a database from before formulas of the trade and UN numbers in searches finds its products by both', async () => {
  const url = await freshDatabase()
  const before = await demoStore(await openPostgres({ url }))
  const searchTexts = async (store: Store) =>
    (await store.list('products', {}, { orderBy: ['_id'] })).map(({ _id, searchText }) => [_id, searchText])
  const expected = await searchTexts(before)
  await before.close()
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(
    `update "products" set "searchText" = regexp_replace("searchText", ' un[0-9]{4}\\n [0-9]{4}\\n( #[^\\n]+\\n)$', '\\1')`,
  )
  const { rowCount } = await client.query(
    `update "products" set "searchText" = regexp_replace("searchText", '[^\\n]+\\n( #[^\\n]+\\n)$', '\\1') where "casNumber" = any($1) and "molecularFormula" <> all($2)`,
    [tradeFormulas.map(([casNumber]) => casNumber), tradeFormulas.map(([, formula]) => formula)],
  )
  expect(rowCount).toBeGreaterThan(100)
  await client.query(`delete from "migrations" where "name" in ('081-trade-formulas', '082-found-un-numbers')`)
  await client.end()
  const after = await openPostgres({ url })
  expect(await searchTexts(after)).toEqual(expected)
  await after.close()
})
