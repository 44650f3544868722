import { columnsOf, isId } from '../column-kinds.ts'
import { foldCase } from '../fold-case.ts'
import type { Balance, Earned, MoneyQueries, TransactionPageRequest } from '../money-queries.ts'
import type { Row } from '../tables.ts'
import type { Connection } from './connection.ts'
import { quoted, run } from './statement.ts'

const sums = 'select "account", "currency", sum("amount") as "amount" from "ledgerEntries"'
const grouped = 'group by "account", "currency" having sum("amount") <> 0 order by "account", "currency"'
const transactionColumns = [...columnsOf.transactions.keys()].map(quoted).join(', ')

export function postgresMoneyQueries(db: Connection): MoneyQueries {
  return {
    async ledgerBalances(ownerId) {
      if (!isId(ownerId)) return []
      return (await run<Balance>(db, `${sums} where "ownerId" = $1 ${grouped}`, [ownerId])).rows
    },

    async ledgerTotals() {
      return (await run<Balance>(db, `${sums} ${grouped}`)).rows
    },

    async transactionPage(request) {
      // PostgreSQL has no text with a NUL.
      if (!isId(request.userId) || request.search?.includes('\0')) return { rows: [], total: 0 }
      const { text, values } = conditions(request)
      const counted = await run<{ total: number }>(db, `select count(*) as "total" from "transactions" where ${text}`, values)
      const total = counted.rows[0]?.total ?? 0
      if (total <= request.offset || request.limit === 0) return { rows: [], total }
      const page = await run<Row<'transactions'>>(
        db,
        `select ${transactionColumns} from "transactions" where ${text} order by "createdAt" desc, "_id" desc
          limit $${values.length + 1} offset $${values.length + 2}`,
        [...values, request.limit, request.offset],
      )
      return { rows: page.rows, total }
    },

    async earnings({ sellerId, currency, from, to, by }) {
      if (!isId(sellerId)) return []
      const { rows } = await run<Earned>(
        db,
        `select date_trunc($5, "createdAt" at time zone 'UTC')::date as "start", sum("amount") as "amount",
            sum("commission") as "commission", count(*) as "orders"
          from "transactions" where "kind" = 'earning' and "userId" = $1 and "currency" = $2 and "createdAt" >= $3 and "createdAt" < $4
          group by 1 order by 1`,
        [sellerId, currency, from, to, by],
      )
      return rows
    },
  }
}

function conditions({ userId, side, kinds, methods, currency, from, to, search = '' }: TransactionPageRequest) {
  const values: unknown[] = [userId, side]
  const parts = ['"userId" = $1', '"side" = $2']
  const and = (condition: string, value: unknown) => parts.push(condition.replace('?', `$${values.push(value)}`))
  if (kinds) and('"kind" = any(?)', kinds)
  if (methods) and('"method" = any(?)', methods)
  if (currency !== undefined) and('"currency" = ?', currency)
  if (from !== undefined) and('"createdAt" >= ?', from)
  if (to !== undefined) and('"createdAt" < ?', to)
  const part = foldCase(search.trim())
  // A position, not a pattern: nothing typed has a meaning of its own.
  if (part !== '') and('position(? in lower("subject")) > 0', part)
  return { text: parts.join(' and '), values }
}
