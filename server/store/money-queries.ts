import type { Row } from './tables.ts'

export interface Balance {
  account: Row<'ledgerEntries'>['account']
  currency: string
  amount: number
}

export interface TransactionPageRequest {
  userId: string
  side: Row<'transactions'>['side']
  kinds?: readonly Row<'transactions'>['kind'][]
  methods?: readonly NonNullable<Row<'transactions'>['method']>[]
  currency?: string
  /** From this moment on. */
  from?: string
  /** Before this moment. */
  to?: string
  /** Part of the order's number or the plan's name. */
  search?: string
  limit: number
  offset: number
}

export type Period = 'day' | 'week' | 'month'

/** `start`: the UTC day on which the period begins; weeks begin on Monday. Amounts are what became available, and what was taken off. */
export interface Earned {
  start: string
  amount: number
  commission: number
  orders: number
}

export interface MoneyQueries {
  /** The sums of an owner's accounts, by account and currency; in that order, without those that are zero. */
  ledgerBalances(ownerId: string): Promise<Balance[]>
  /** The sums of the whole ledger, by account and currency, ordered alike. For the operator and for tests. */
  ledgerTotals(): Promise<Balance[]>
  /** Newest first. */
  transactionPage(request: TransactionPageRequest): Promise<{ rows: Row<'transactions'>[]; total: number }>
  /** A seller's earnings in one currency between two moments, in periods that have any, oldest first. */
  earnings(request: { sellerId: string; currency: string; from: string; to: string; by: Period }): Promise<Earned[]>
}
