import type { Row } from './tables.ts'

/** A payment whose money came in, wherever it is by now. */
export const settledStatuses = ['succeeded', 'approved', 'refunded'] as const satisfies Row<'payments'>['status'][]

/** The account on which a payout's amount stands in each of its states; a returned one has nothing on any of them. */
export const payoutPlaces = {
  requested: 'payoutRequested',
  sent: 'payoutSent',
  arrived: 'bankClearing',
} as const satisfies { [Status in Row<'payouts'>['status']]?: Row<'ledgerEntries'>['account'] }

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

/** What a buyer paid in one currency in a month (its first day, UTC), and what came back. `orders`: so many were paid. */
export interface Spent {
  start: string
  currency: string
  spent: number
  refunded: number
  orders: number
}

export interface MoneyQueries {
  /** The sums of an owner's accounts, by account and currency; in that order, without those that are zero. */
  ledgerBalances(ownerId: string): Promise<Balance[]>
  /** The sums of the whole ledger, by account and currency, ordered alike. For the operator and for tests. */
  ledgerTotals(): Promise<Balance[]>
  /** Payments whose money came in, and of which the ledger has another amount, or none. For the operator. */
  unbookedPayments(limit: number): Promise<string[]>
  /** Payouts whose amount is not where their state says: asked for, sent, gone to the bank, or back. For the operator. */
  unbookedPayouts(limit: number): Promise<string[]>
  /** Transfers of the ledger whose entries do not sum to zero. For the operator. */
  unbalancedTransfers(limit: number): Promise<string[]>
  /** What a seller had before a moment: available, less the debt. */
  shareBefore(request: { sellerId: string; currency: string; before: string }): Promise<number>
  /** A buyer's payments of orders and refunds between two moments, by month and currency, oldest first. */
  spending(request: { buyerId: string; from: string; to: string }): Promise<Spent[]>
  /** Payment invoices and credit notes of a buyer's orders, newest first. */
  invoicePage(request: { buyerId: string; limit: number; offset: number }): Promise<{ rows: Row<'invoices'>[]; total: number }>
  /** Newest first. */
  transactionPage(request: TransactionPageRequest): Promise<{ rows: Row<'transactions'>[]; total: number }>
  /** A seller's earnings in one currency between two moments, in periods that have any, oldest first. */
  earnings(request: { sellerId: string; currency: string; from: string; to: string; by: Period }): Promise<Earned[]>
}
