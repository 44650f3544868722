import { sql } from 'kysely'
import type { ExpressionBuilder } from 'kysely'
import { isId } from '../column-kinds.ts'
import { foldCase } from '../fold-case.ts'
import { type MoneyQueries, payoutPlaces, type Period, settledStatuses, type TransactionPageRequest } from '../money-queries.ts'
import type { Row } from '../tables.ts'
import type { Connection } from './connection.ts'
import type { Schema } from './database.ts'
import { allOf, anyContains } from './expressions.ts'
import { builder, type Given, statement } from './statement.ts'
import { columnNames } from './table-columns.ts'

const balances = statement<{ ownerId: string | undefined }>()(({ ownerId }) =>
  builder
    .selectFrom('ledgerEntries')
    .where((eb) => allOf([ownerId && eb('ownerId', '=', ownerId)]))
    .groupBy(['account', 'currency'])
    .having((eb) => eb(eb.fn.sum<number>('amount'), '<>', 0))
    .orderBy('account')
    .orderBy('currency')
    .select((eb) => ['account', 'currency', eb.fn.sum<number>('amount').as('amount')]),
)

const unbooked = statement<{ limit: number }>()(({ limit }) =>
  builder
    .selectFrom('payments')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('ledgerEntries')
          .where('amount', '<', 0)
          .where('kind', 'in', ['payment', 'topUp'])
          .groupBy('paymentId')
          .select((inner) => ['paymentId', inner.fn.sum<number>('amount').as('taken')])
          .as('booked'),
      (join) => join.onRef('booked.paymentId', '=', 'payments._id'),
    )
    .where('payments.status', 'in', [...settledStatuses])
    .where((eb) => eb(eb('payments.amount', '+', eb.fn.coalesce('booked.taken', sql.lit(0))), '<>', 0))
    .orderBy('payments._id')
    .limit(limit)
    .select('payments._id'),
)

const unbookedPayouts = statement<{ limit: number }>()(({ limit }) =>
  builder
    .selectFrom('payouts')
    .leftJoin('ledgerEntries', 'ledgerEntries.payoutId', 'payouts._id')
    .groupBy('payouts._id')
    .having((eb) =>
      eb.or(
        Object.entries(payoutPlaces).map(([status, account]) =>
          eb(
            sql<number>`coalesce(sum("ledgerEntries"."amount") filter (where "account" = ${sql.lit(account)}), 0)`,
            '<>',
            sql<number>`case when "payouts"."status" = ${sql.lit(status)} then "payouts"."amount" else 0 end`,
          ),
        ),
      ),
    )
    .orderBy('payouts._id')
    .limit(limit)
    .select('payouts._id'),
)

const shareBefore = statement<{ sellerId: string; currency: string; before: string }>()(({ sellerId, currency, before }) =>
  builder
    .selectFrom('ledgerEntries')
    .where('ownerId', '=', sellerId)
    .where('currency', '=', currency)
    .where('account', 'in', ['available', 'debt'])
    .where('at', '<', before)
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount'), sql<number>`0`).as('amount')),
)

const spending = statement<{ buyerId: string; from: string; to: string }>()(({ buyerId, from, to }) => {
  const start = sql<string>`date_trunc('month', ${sql.ref<keyof Row<'transactions'>>('createdAt')} at time zone 'UTC')::date`
  const sumOf = (kind: 'orderPayment' | 'orderRefund') =>
    sql<number>`coalesce(sum("amount") filter (where "kind" = ${sql.lit(kind)}), 0)`
  return builder
    .selectFrom('transactions')
    .where('userId', '=', buyerId)
    .where('side', '=', 'buyer')
    .where('kind', 'in', ['orderPayment', 'orderRefund'])
    .where('createdAt', '>=', from)
    .where('createdAt', '<', to)
    .groupBy([start, 'currency'])
    .orderBy(start)
    .orderBy('currency')
    .select([
      start.as('start'),
      'currency',
      sumOf('orderPayment').as('spent'),
      sumOf('orderRefund').as('refunded'),
      sql<number>`count(*) filter (where "kind" = 'orderPayment')`.as('orders'),
    ])
})

const invoicesOf = (buyerId: Given<{ buyerId: string }>['buyerId']) =>
  builder
    .selectFrom('invoices')
    .where('kind', 'in', ['payment', 'creditNote'])
    .where('orderId', 'in', (eb) => eb.selectFrom('orders').where('buyerId', '=', buyerId).select('_id'))

const countedInvoices = statement<{ buyerId: string }>()(({ buyerId }) =>
  invoicesOf(buyerId).select((eb) => eb.fn.countAll<number>().as('total')),
)

const invoicePage = statement<{ buyerId: string; limit: number; offset: number }>()(({ buyerId, limit, offset }) =>
  invoicesOf(buyerId)
    .orderBy('issuedAt', 'desc')
    .orderBy('_id', 'desc')
    .limit(limit)
    .offset(offset)
    .select(columnNames('invoices')),
)

const unbalanced = statement<{ limit: number }>()(({ limit }) =>
  builder
    .selectFrom('ledgerEntries')
    .groupBy('transferId')
    .having((eb) => eb(eb.fn.sum<number>('amount'), '<>', 0))
    .orderBy('transferId')
    .limit(limit)
    .select('transferId'),
)

interface Filter extends Pick<TransactionPageRequest, 'userId' | 'side'> {
  kinds: TransactionPageRequest['kinds']
  methods: TransactionPageRequest['methods']
  currency: string | undefined
  from: string | undefined
  to: string | undefined
  /** Part of the subject, in folded case. */
  part: string | undefined
}

const counted = statement<Filter>()((given) =>
  builder
    .selectFrom('transactions')
    .where(conditionsOf(given))
    .select((eb) => eb.fn.countAll<number>().as('total')),
)

const page = statement<Filter & { limit: number; offset: number }>()(({ limit, offset, ...given }) =>
  builder
    .selectFrom('transactions')
    .where(conditionsOf(given))
    .orderBy('createdAt', 'desc')
    .orderBy('_id', 'desc')
    .limit(limit)
    .offset(offset)
    .select(columnNames('transactions')),
)

interface EarningsRange {
  sellerId: string
  currency: string
  from: string
  to: string
  by: Period
}

/** An earning that was taken back was none. */
const earned = statement<EarningsRange>()(({ sellerId, currency, from, to, by }) => {
  const start = sql<string>`date_trunc(${by}, ${sql.ref<string>('earning.createdAt')} at time zone 'UTC')::date`
  return builder
    .selectFrom('transactions as earning')
    .where('earning.kind', '=', 'earning')
    .where('earning.userId', '=', sellerId)
    .where('earning.currency', '=', currency)
    .where('earning.createdAt', '>=', from)
    .where('earning.createdAt', '<', to)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('transactions as reversal')
            .where('reversal.kind', '=', 'earningReversal')
            .where('reversal.userId', '=', sellerId)
            .whereRef('reversal.orderId', '=', 'earning.orderId')
            .select('reversal._id'),
        ),
      ),
    )
    .select((eb) => [
      start.as('start'),
      eb.fn.sum<number>('earning.amount').as('amount'),
      eb.fn.sum<number>('earning.commission').as('commission'),
      eb.fn.countAll<number>().as('orders'),
    ])
    .groupBy(start)
    .orderBy('start')
})

export function postgresMoneyQueries(db: Connection): MoneyQueries {
  return {
    async ledgerBalances(ownerId) {
      return isId(ownerId) ? (await db.query(balances({ ownerId }))).rows : []
    },

    async ledgerTotals() {
      return (await db.query(balances({ ownerId: undefined }))).rows
    },

    async unbookedPayments(limit) {
      return (await db.query(unbooked({ limit }))).rows.map(({ _id }) => _id)
    },

    async unbookedPayouts(limit) {
      return (await db.query(unbookedPayouts({ limit }))).rows.map(({ _id }) => _id)
    },

    async shareBefore(request) {
      return isId(request.sellerId) ? ((await db.query(shareBefore(request))).rows[0]?.amount ?? 0) : 0
    },

    async spending(request) {
      return isId(request.buyerId) ? (await db.query(spending(request))).rows : []
    },

    async invoicePage({ buyerId, limit, offset }) {
      if (!isId(buyerId)) return { rows: [], total: 0 }
      const total = (await db.query(countedInvoices({ buyerId }))).rows[0]?.total ?? 0
      if (total <= offset || limit === 0) return { rows: [], total }
      return { rows: (await db.query(invoicePage({ buyerId, limit, offset }))).rows, total }
    },

    async unbalancedTransfers(limit) {
      return (await db.query(unbalanced({ limit }))).rows.map(({ transferId }) => transferId)
    },

    async transactionPage({ userId, side, kinds, methods, currency, from, to, search = '', limit, offset }) {
      // PostgreSQL has no text with a NUL.
      if (!isId(userId) || search.includes('\0')) return { rows: [], total: 0 }
      const filter = { userId, side, kinds, methods, currency, from, to, part: foldCase(search.trim()) || undefined }
      const total = (await db.query(counted(filter))).rows[0]?.total ?? 0
      if (total <= offset || limit === 0) return { rows: [], total }
      return { rows: (await db.query(page({ ...filter, limit, offset }))).rows, total }
    },

    async earnings(request) {
      return isId(request.sellerId) ? (await db.query(earned(request))).rows : []
    },
  }
}

function conditionsOf({ userId, side, kinds, methods, currency, from, to, part }: Given<Filter>) {
  return (eb: ExpressionBuilder<Schema, 'transactions'>) =>
    allOf([
      eb('userId', '=', userId),
      eb('side', '=', side),
      kinds && eb('kind', '=', eb.fn.any(kinds)),
      methods && eb('method', '=', eb.fn.any(methods)),
      currency && eb('currency', '=', currency),
      from && eb('createdAt', '>=', from),
      to && eb('createdAt', '<', to),
      part && anyContains(eb, ['subject'], part),
    ])
}
