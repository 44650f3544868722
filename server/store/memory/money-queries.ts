import { foldCase } from '../fold-case.ts'
import {
  type Balance,
  type Earned,
  type MoneyQueries,
  payoutPlaces,
  type Period,
  settledStatuses,
  type Spent,
  type TransactionPageRequest,
} from '../money-queries.ts'
import type { Row } from '../tables.ts'
import type { MemoryRows } from './memory-tables.ts'

type Transaction = Row<'transactions'>

const settled: ReadonlySet<string> = new Set(settledStatuses)

export function memoryMoneyQueries(rows: MemoryRows): MoneyQueries {
  return {
    async ledgerBalances(ownerId) {
      const owner = ownerId.toLowerCase()
      return balances(rows.all('ledgerEntries').filter((entry) => entry.ownerId === owner))
    },

    async ledgerTotals() {
      return balances(rows.all('ledgerEntries'))
    },

    async unbookedPayments(limit) {
      const received = new Map<string, number>()
      for (const { paymentId, kind, amount } of rows.all('ledgerEntries')) {
        if (paymentId === null || amount >= 0 || (kind !== 'payment' && kind !== 'topUp')) continue
        received.set(paymentId, (received.get(paymentId) ?? 0) - amount)
      }
      return rows
        .all('payments')
        .filter(({ _id, status, amount }) => settled.has(status) && amount !== (received.get(_id) ?? 0))
        .map(({ _id }) => _id)
        .sort()
        .slice(0, limit)
    },

    async unbookedPayouts(limit) {
      const sums = new Map<string, number>()
      for (const { payoutId, account, amount } of rows.all('ledgerEntries'))
        if (payoutId !== null) sums.set(`${payoutId} ${account}`, (sums.get(`${payoutId} ${account}`) ?? 0) + amount)
      const places = Object.entries(payoutPlaces)
      return rows
        .all('payouts')
        .filter(({ _id, status, amount }) =>
          places.some(([state, account]) => (sums.get(`${_id} ${account}`) ?? 0) !== (state === status ? amount : 0)),
        )
        .map(({ _id }) => _id)
        .sort()
        .slice(0, limit)
    },

    async shareBefore({ sellerId, currency, before }) {
      const owner = sellerId.toLowerCase()
      return rows
        .all('ledgerEntries')
        .filter((entry) => entry.ownerId === owner && entry.currency === currency && entry.at < before)
        .filter(({ account }) => account === 'available' || account === 'debt')
        .reduce((sum, { amount }) => sum + amount, 0)
    },

    async spending({ buyerId, from, to }) {
      const months = new Map<string, Spent>()
      for (const { userId, side, kind, createdAt, currency, amount } of rows.all('transactions')) {
        if (userId !== buyerId.toLowerCase() || side !== 'buyer' || createdAt < from || createdAt >= to) continue
        if (kind !== 'orderPayment' && kind !== 'orderRefund') continue
        const start = startOf('month', createdAt)
        const month = months.get(`${start} ${currency}`) ?? { start, currency, spent: 0, refunded: 0, orders: 0 }
        if (kind === 'orderPayment') Object.assign(month, { spent: month.spent + amount, orders: month.orders + 1 })
        else month.refunded += amount
        months.set(`${start} ${currency}`, month)
      }
      return [...months].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, month]) => month)
    },

    async invoicePage({ buyerId, limit, offset }) {
      const owner = buyerId.toLowerCase()
      const own = new Set(
        rows
          .all('orders')
          .filter((order) => order.buyerId === owner)
          .map(({ _id }) => _id),
      )
      const found = rows
        .all('invoices')
        .filter(({ orderId, kind }) => kind !== 'delivery' && own.has(orderId))
        .sort((left, right) => descending(left.issuedAt, right.issuedAt) || descending(left._id, right._id))
      return { rows: found.slice(offset, offset + limit), total: found.length }
    },

    async unbalancedTransfers(limit) {
      const sums = new Map<string, number>()
      for (const { transferId, amount } of rows.all('ledgerEntries')) sums.set(transferId, (sums.get(transferId) ?? 0) + amount)
      return [...sums]
        .flatMap(([transferId, sum]) => (sum === 0 ? [] : [transferId]))
        .sort()
        .slice(0, limit)
    },

    async transactionPage(request) {
      const found = rows
        .all('transactions')
        .filter((row) => fits(row, request))
        .sort((left, right) => descending(left.createdAt, right.createdAt) || descending(left._id, right._id))
      return { rows: found.slice(request.offset, request.offset + request.limit), total: found.length }
    },

    async earnings({ sellerId, currency, from, to, by }) {
      const own = rows.all('transactions').filter((row) => row.userId === sellerId && row.currency === currency)
      // An earning that was taken back was none.
      const reversed = new Set(
        own.flatMap(({ kind, orderId }) => (kind === 'earningReversal' && orderId !== null ? [orderId] : [])),
      )
      const periods = new Map<string, Earned>()
      for (const row of own) {
        if (row.kind !== 'earning' || row.createdAt < from || row.createdAt >= to) continue
        if (row.orderId !== null && reversed.has(row.orderId)) continue
        const start = startOf(by, row.createdAt)
        const period = periods.get(start) ?? { start, amount: 0, commission: 0, orders: 0 }
        const { amount, commission, orders } = period
        periods.set(start, { start, amount: amount + row.amount, commission: commission + row.commission, orders: orders + 1 })
      }
      return [...periods.values()].sort((left, right) => descending(right.start, left.start))
    },
  }
}

function balances(entries: readonly Row<'ledgerEntries'>[]): Balance[] {
  const sums = new Map<string, Balance>()
  for (const { account, currency, amount } of entries) {
    const key = `${account} ${currency}`
    sums.set(key, { account, currency, amount: (sums.get(key)?.amount ?? 0) + amount })
  }
  return [...sums]
    .sort(([left], [right]) => descending(right, left))
    .map(([, balance]) => balance)
    .filter(({ amount }) => amount !== 0)
}

function fits(
  row: Transaction,
  { userId, side, kinds, methods, currency, from, to, search = '' }: TransactionPageRequest,
): boolean {
  return (
    row.userId === userId &&
    row.side === side &&
    (kinds === undefined || kinds.includes(row.kind)) &&
    (methods === undefined || (row.method !== null && methods.includes(row.method))) &&
    (currency === undefined || row.currency === currency) &&
    (from === undefined || row.createdAt >= from) &&
    (to === undefined || row.createdAt < to) &&
    foldCase(row.subject).includes(foldCase(search.trim()))
  )
}

function startOf(by: Period, moment: string): string {
  if (by === 'month') return `${moment.slice(0, 7)}-01`
  const day = moment.slice(0, 10)
  if (by === 'day') return day
  const date = new Date(`${day}T00:00:00.000Z`)
  // Sunday is 0 and ends the week that began six days before.
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  return date.toISOString().slice(0, 10)
}

function descending(left: string, right: string): number {
  if (left === right) return 0
  return left > right ? -1 : 1
}
