import { Client } from 'pg'
import { expect, test } from 'vitest'
import { undeclared } from '#src/lib/dangerous-goods.ts'
import { openPostgres } from '#server/store/postgres/pg.ts'
import { insertTradeFixture, productRow } from '#tests/support/store-fixture.ts'
import { freshDatabase } from '#tests/support/stores.ts'

test('products that were declared before flash points have none, and keep one that they have', async () => {
  const url = await freshDatabase()
  const before = await openPostgres({ url })
  const { seller, category, subCategory } = await insertTradeFixture(before)
  const place = { sellerId: seller._id, categoryId: category._id, subCategoryId: subCategory._id }
  const declared = { ...undeclared, properShippingName: 'ACETONE', hazardClass: '3', flashPoint: -20 }
  const rows = [
    productRow({ ...place, unNumber: 'UN1090', dangerousGoods: declared }),
    productRow({ ...place, unNumber: 'UN1090', dangerousGoods: declared }),
    productRow({ ...place, unNumber: null, dangerousGoods: null }),
  ]
  await before.insert('products', ...rows)
  await before.close()

  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`update "products" set "dangerousGoods" = "dangerousGoods" - 'flashPoint' where "_id" = $1`, [rows[0]?._id])
  await client.query(`delete from "migrations" where "name" = '075-flash-points'`)
  await client.end()

  const after = await openPostgres({ url })
  const kept = await Promise.all(rows.map(async ({ _id }) => (await after.find('products', { _id }))?.dangerousGoods))
  expect(kept).toEqual([{ ...declared, flashPoint: null }, declared, null])
  await after.close()
})
