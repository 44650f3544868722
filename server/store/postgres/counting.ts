import { columnsOf, isId } from '../column-kinds.ts'
import type { Tables } from '../store.ts'
import type { Row } from '../tables.ts'
import type { Connection } from './connection.ts'
import { quoted, run } from './statement.ts'

/** What must be counted by the database itself, for two processes would count the same. */
export function counting(db: Connection): Pick<Tables, 'nextNumber' | 'countTry' | 'takeStock' | 'takeDueMessages'> {
  return {
    async nextNumber(counter) {
      const { rows } = await run<{ last: number }>(
        db,
        'insert into "counters" as c ("_id", "last") values ($1, 1) on conflict ("_id") do update set "last" = c."last" + 1 returning "last"',
        [counter],
      )
      return only(rows).last
    },

    async countTry(window, expiresAt) {
      const { rows } = await run<{ count: number }>(
        db,
        `insert into "rateWindows" as w ("_id", "count", "expiresAt") values ($1, 1, $2)
          on conflict ("_id") do update set "count" = w."count" + 1 returning "count"`,
        [window, expiresAt],
      )
      return only(rows).count
    },

    async takeStock(productId, amount) {
      if (!isId(productId)) return false
      const { changed } = await run(
        db,
        'update "products" set "stock" = "stock" - $2::numeric where "_id" = $1 and "stock" >= $2::numeric',
        [productId, amount],
      )
      return changed === 1
    },

    async takeDueMessages(now, limit) {
      if (!db.isTransaction) throw new Error('takeDueMessages locks rows for a transaction and was called outside of one')
      const { rows } = await run<Row<'outbox'>>(
        db,
        `select ${[...columnsOf.outbox.keys()].map(quoted).join(', ')} from "outbox" where "deliveredAt" is null and "nextTryAt" <= $1
          order by "nextTryAt", "createdAt", "_id" limit $2 for update skip locked`,
        [now, limit],
      )
      return rows
    },
  }
}

function only<Value>(rows: readonly Value[]): Value {
  const [row] = rows
  if (row === undefined) throw new Error('A statement that always answers a row answered none')
  return row
}
