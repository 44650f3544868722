import { sql } from 'kysely'
import { expect, expectTypeOf, test } from 'vitest'
import { anyContains } from '#server/store/postgres/expressions.ts'
import { builder, statement } from '#server/store/postgres/statement.ts'
import type { Connection, Statement } from '#server/store/postgres/connection.ts'
import { columnNames, joinedRow } from '#server/store/postgres/table-columns.ts'
import type { Row } from '#server/store/tables.ts'

/* Code that must not compile: `tsc` reports an unused `@ts-expect-error`. `refused` is never run. */
export function refused(db: Connection) {
  const orders = statement<{ buyerId: string; limit: number | undefined }>()(({ buyerId, limit }) => {
    // @ts-expect-error -- a misspelt table
    builder.selectFrom('order')
    // @ts-expect-error -- a misspelt column in a condition
    builder.selectFrom('orders').where('buyer', '=', buyerId)
    // @ts-expect-error -- a misspelt column in a selection
    builder.selectFrom('orders').select(['_id', 'totals'])
    // @ts-expect-error -- a misspelt column in an order
    builder.selectFrom('orders').orderBy('createdOn')
    // @ts-expect-error -- a column of another table
    builder.selectFrom('orders as o').innerJoin('users as u', 'u._id', 'o.fullName')
    // @ts-expect-error -- a misspelt column inside raw SQL
    builder.selectFrom('orders').select((eb) => sql<number>`abs(${eb.ref('totals')})`.as('total'))
    // @ts-expect-error -- a misspelt column among those searched
    builder.selectFrom('orders').where((eb) => anyContains(eb, ['number', 'name_fr'], buyerId))
    // @ts-expect-error -- a state that an order cannot have
    builder.selectFrom('orders').where('status', '=', 'lost')
    // @ts-expect-error -- a value of another type than the column's
    builder.selectFrom('orders').where('total', '=', buyerId)
    // @ts-expect-error -- a value that a call may leave out
    builder.selectFrom('orders').limit(limit)
    return builder.selectFrom('orders').where('buyerId', '=', buyerId).select(columnNames('orders'))
  })
  // @ts-expect-error -- a value that the statement does not know
  orders({ buyer: '', limit: 1 })
  return async () => {
    const { rows } = await db.query(orders({ buyerId: '', limit: undefined }))
    // @ts-expect-error -- a field that the result does not have
    expect(rows[0]?.totals).toBe(1)
    // @ts-expect-error -- a field of another type
    const total: string | undefined = rows[0]?.total
    // @ts-expect-error -- rows of another table
    const quotes: Row<'quotes'>[] = rows
    return [total, quotes]
  }
}

test("a statement's rows have the types of the columns that it selects", () => {
  const order = joinedRow('orders', 'order')
  const read = statement<{ number: string }>()(({ number }) =>
    builder
      .selectFrom('orders as order')
      .leftJoin('quotes as quote', 'quote._id', 'order.quoteId')
      .where('order.number', '=', number)
      .select(['order.total', 'quote.expiresAt']),
  )
  const whole = statement<{ number: string }>()(({ number }) =>
    builder.selectFrom('orders as order').where('order.number', '=', number).select(order.columns),
  )
  expectTypeOf(read).returns.toEqualTypeOf<Statement<{ total: number; expiresAt: string | null }>>()
  expectTypeOf(order.of).returns.toEqualTypeOf<Row<'orders'>>()
  expectTypeOf(whole).returns.toExtend<Statement<Parameters<typeof order.of>[0]>>()
})

test('a statement is compiled once for each shape, and never with a value in its text', () => {
  let built = 0
  const found = statement<{ userId: string; kind: string | undefined }, { direction: 'asc' | 'desc' }>()((
    { userId, kind },
    { direction },
  ) => {
    built++
    const own = builder.selectFrom('transactions').where('userId', '=', userId).where('side', '=', 'buyer')
    const some = kind ? own.where((eb) => eb('subject', '=', kind).or('currency', '=', kind)) : own
    return some.orderBy('createdAt', direction).select('_id')
  })
  const all = found({ userId: "o'clock", kind: undefined }, { direction: 'asc' })
  expect(all).toEqual({
    text: `select "_id" from "transactions" where "userId" = $1 and "side" = 'buyer' order by "createdAt" asc`,
    values: ["o'clock"],
  })
  expect(found({ userId: 'two', kind: 'x' }, { direction: 'desc' })).toEqual({
    text: `select "_id" from "transactions" where "userId" = $1 and "side" = 'buyer' and ("subject" = $2 or "currency" = $2) order by "createdAt" desc`,
    values: ['two', 'x'],
  })
  expect(found({ userId: 'three', kind: undefined }, { direction: 'asc' })).toEqual({ text: all.text, values: ['three'] })
  expect(built).toBe(2)
})
