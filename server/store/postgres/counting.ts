import { sql } from 'kysely'
import { isId } from '../column-kinds.ts'
import type { Tables } from '../store.ts'
import type { Connection } from './connection.ts'
import { builder, statement } from './statement.ts'
import { columnNames } from './table-columns.ts'
import { tryCounts } from './try-counts.ts'

const nextNumber = statement<{ counter: string }>()(({ counter }) =>
  builder
    .insertInto('counters')
    .values({ _id: counter, last: 1 })
    .onConflict((conflict) => conflict.column('_id').doUpdateSet((eb) => ({ last: eb('counters.last', '+', 1) })))
    .returning('last'),
)

const moreTries = statement<{ window: string; expiresAt: string; tries: number }>()(({ window, expiresAt, tries }) =>
  builder
    .insertInto('rateWindows')
    .values({ _id: window, count: tries, expiresAt })
    .onConflict((conflict) =>
      conflict.column('_id').doUpdateSet((eb) => ({ count: eb('rateWindows.count', '+', eb.ref('excluded.count')) })),
    )
    .returning('count'),
)

const lessStock = statement<{ productId: string; amount: number }>()(({ productId, amount }) => {
  const taken = sql<number>`${amount}::numeric`
  return builder
    .updateTable('products')
    .set((eb) => ({ stock: eb('stock', '-', taken) }))
    .where('_id', '=', productId)
    .where('stock', '>=', taken)
})

const dueMessages = statement<{ now: string; limit: number }>()(({ now, limit }) =>
  builder
    .selectFrom('outbox')
    .where('deliveredAt', 'is', null)
    .where('nextTryAt', '<=', now)
    .orderBy('nextTryAt')
    .orderBy('createdAt')
    .orderBy('_id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .select(columnNames('outbox')),
)

/** What must be counted by the database itself, for two processes would count the same. */
export function counting(db: Connection): Pick<Tables, 'nextNumber' | 'countTry' | 'takeStock' | 'takeDueMessages'> {
  const countTries = async (window: string, expiresAt: string, tries: number): Promise<number> =>
    only((await db.query(moreTries({ window, expiresAt, tries }))).rows).count
  return {
    async nextNumber(counter) {
      return only((await db.query(nextNumber({ counter }))).rows).last
    },

    countTry: db.isTransaction ? (window, expiresAt) => countTries(window, expiresAt, 1) : tryCounts(countTries),

    async takeStock(productId, amount) {
      if (!isId(productId)) return false
      return (await db.query(lessStock({ productId, amount }))).changed === 1
    },

    async takeDueMessages(now, limit) {
      if (!db.isTransaction) throw new Error('takeDueMessages locks rows for a transaction and was called outside of one')
      return (await db.query(dueMessages({ now, limit }))).rows
    },
  }
}

function only<Value>(rows: readonly Value[]): Value {
  const [row] = rows
  if (row === undefined) throw new Error('A statement that always answers a row answered none')
  return row
}
