import type { Row } from './tables.ts'

/** A payment whose money came in, wherever it is by now. */
export const settledStatuses = ['succeeded', 'approved', 'refunded'] as const satisfies Row<'payments'>['status'][]

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
  /** Payments whose money came in, and of which the ledger has another amount, or none. For the operator. */
  unbookedPayments(limit: number): Promise<string[]>
  /** Transfers of the ledger whose entries do not sum to zero. For the operator. */
  unbalancedTransfers(limit: number): Promise<string[]>
  /** Newest first. */
  transactionPage(request: TransactionPageRequest): Promise<{ rows: Row<'transactions'>[]; total: number }>
  /** A seller's earnings in one currency between two moments, in periods that have any, oldest first. */
  earnings(request: { sellerId: string; currency: string; from: string; to: string; by: Period }): Promise<Earned[]>
}
