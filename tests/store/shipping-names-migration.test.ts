import { Client } from 'pg'
import { expect, test } from 'vitest'
import { undeclared } from '#src/lib/dangerous-goods.ts'
import { openPostgres } from '#server/store/postgres/pg.ts'
import { insertTradeFixture, productRow } from '#tests/support/store-fixture.ts'
import { freshDatabase } from '#tests/support/stores.ts'

test('products of a UN number with several shipping names want one chosen, and keep what all of them say', async () => {
  const url = await freshDatabase()
  const before = await openPostgres({ url })
  const declared = {
    ...undeclared,
    properShippingName: 'AS IT WAS',
    hazardClass: '8',
    subsidiaryHazards: ['5.1'],
    packingGroup: 'II' as const,
    tunnelCode: 'E' as const,
    emergencyPhone: '+966133456789',
  }
  const { seller, category, subCategory } = await insertTradeFixture(before)
  const place = { sellerId: seller._id, categoryId: category._id, subCategoryId: subCategory._id }
  const rows = [
    productRow({ ...place, unNumber: 'UN2789', dangerousGoods: declared }),
    productRow({ ...place, unNumber: 'UN2031', dangerousGoods: declared }),
    productRow({ ...place, unNumber: 'UN1090', dangerousGoods: declared }),
    productRow({ ...place, unNumber: 'UN2789', dangerousGoods: null }),
  ]
  await before.insert('products', ...rows)
  await before.close()

  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`delete from "migrations" where "name" = '071-shipping-names'`)
  await client.end()

  const after = await openPostgres({ url })
  const kept = await Promise.all(rows.map(async ({ _id }) => (await after.find('products', { _id }))?.dangerousGoods))
  expect(kept).toEqual([
    { ...declared, properShippingName: null },
    { ...undeclared, emergencyPhone: declared.emergencyPhone },
    declared,
    null,
  ])
  await after.close()
})
