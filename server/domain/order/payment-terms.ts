import type { components } from '#src/generated/schema.ts'
import { addDays, dayIn } from '#src/lib/end-of-day.ts'
import type { Money } from '#src/lib/money.ts'
import { endedUnpaid, isOnTerms, isUnpaidOnTerms, unpaidStates } from '#src/machines/lifecycles/order-terms.ts'
import { orderMachine } from '#src/machines/lifecycles/order.machine.ts'
import { conflict } from '#server/domain/platform/domain-error.ts'
import type { TableContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

type Schemas = components['schemas']
type OrderRow = Row<'orders'>
export type TermsRow = Row<'paymentTerms'>
type CreditTerms = TermsRow['terms']

/** Days from the invoice to the last day of paying it. */
const daysOf = { net30: 30, net60: 60 } as const satisfies Record<CreditTerms, number>

/** What is to be paid for an order, in minor units: its total, less what was taken off an invoice on terms. */
export const payableAmount = ({ total, credited }: Pick<OrderRow, 'total' | 'credited'>): number => total - credited

/** The last day to pay an order on terms that is invoiced today (UTC); undefined for any other. */
export const dueDayOf = ({ paymentTerms }: Pick<OrderRow, 'paymentTerms'>, now: string): string | undefined =>
  paymentTerms === 'prepaid' ? undefined : addDays(dayIn('UTC', now), daysOf[paymentTerms])

/** Whether an invoice is unpaid after its last day. One in dispute is withheld, not overdue. */
export const isOverdue = (order: Pick<OrderRow, 'paymentTerms' | 'paymentState' | 'status' | 'dueOn'>, now: string): boolean =>
  order.dueOn !== null && order.dueOn < dayIn('UTC', now) && order.status !== 'disputed' && isOwed(order)

const ended: ReadonlySet<OrderRow['status']> = new Set(endedUnpaid)

/** Whether money is still to come for an order on terms. */
export const isOwed = (order: Pick<OrderRow, 'paymentTerms' | 'paymentState' | 'status'>): boolean =>
  isUnpaidOnTerms(order) && !ended.has(order.status)

// Keys of a machine's states are its state values.
const owedStatuses = (Object.keys(orderMachine.states) as OrderRow['status'][]).filter((status) => !ended.has(status))

/** The orders on terms of a seller, of a buyer, or of both, for which money is still to come. */
export const owedOrders = (
  { tables }: Pick<TableContext, 'tables'>,
  { sellerId, buyerId }: { sellerId?: string; buyerId?: string },
): Promise<OrderRow[]> =>
  tables.list('orders', {
    ...(sellerId !== undefined && { sellerId }),
    ...(buyerId !== undefined && { buyerId }),
    paymentTerms: ['net30', 'net60'],
    paymentState: unpaidStates,
    status: owedStatuses,
  })

/** The payments of those of some orders that are on terms, of their timelines. */
export const listPaidSteps = (
  { tables }: Pick<TableContext, 'tables'>,
  orders: readonly OrderRow[],
): Promise<Row<'orderEvents'>[]> =>
  tables.list('orderEvents', { orderId: orders.filter(isOnTerms).map(({ _id }) => _id), status: 'paid' })

/** What of a credit is used, in minor units of its currency, and whether an invoice is overdue. */
export function usedCredit(owed: readonly OrderRow[], { currency }: Pick<TermsRow, 'currency'>, now: string) {
  const used = owed.filter((order) => order.currency === currency).reduce((sum, order) => sum + payableAmount(order), 0)
  return { used, overdue: owed.some((order) => isOverdue(order, now)) }
}

interface Pair {
  sellerId: string
  buyerId: string
}

export const findTerms = ({ tables }: Pick<TableContext, 'tables'>, { sellerId, buyerId }: Pair): Promise<TermsRow | undefined> =>
  tables.find('paymentTerms', { sellerId, buyerId, endedAt: null })

/** Which terms a buyer could place an order of `total` on, and why not; undefined where the seller grants none. */
export async function offeredTerms(
  context: TableContext,
  pair: Pair,
  total: Money,
): Promise<Schemas['OfferedTerms'] | undefined> {
  const granted = await findTerms(context, pair)
  if (granted === undefined) return undefined
  const { terms, currency, creditLimit } = granted
  const { used, overdue } = usedCredit(await owedOrders(context, pair), granted, context.now)
  const left = Math.max(0, creditLimit - used)
  const refusal =
    currency !== total.currency ? 'otherCurrency' : overdue ? 'overdue' : total.amount > left ? 'overLimit' : undefined
  const money = (amount: number): Money => ({ amount, currency })
  return {
    terms,
    days: daysOf[terms],
    creditLimit: money(creditLimit),
    used: money(used),
    left: money(left),
    ...(refusal && { refusal }),
  }
}

const refusals = {
  otherCurrency: 'server:conflict.termsCurrency',
  overdue: 'server:conflict.termsOverdue',
  overLimit: 'server:conflict.termsLimit',
} as const

/**
 * Throws 409 when the seller does not grant these terms (any more), or an order of `total` cannot be placed on them. Read and written in one
 * serializable transaction, like what is in a wallet: of two orders that together are over the limit one is placed.
 */
export async function assertOnTerms(context: TableContext, pair: Pair, terms: CreditTerms, total: Money): Promise<void> {
  const offered = await offeredTerms(context, pair, total)
  if (offered?.terms !== terms) throw conflict('server:conflict.termsChanged')
  if (offered.refusal !== undefined) throw conflict(refusals[offered.refusal])
}

/**
 * Throws 409 when an order on terms takes its buyer over the credit that its seller grants now. One whose terms have ended meanwhile keeps its own, and
 * has no limit any more.
 */
export async function assertWithinCredit(context: TableContext, order: OrderRow): Promise<void> {
  if (order.paymentTerms === 'prepaid') return
  const granted = await findTerms(context, order)
  if (granted === undefined || granted.currency !== order.currency) return
  const { used } = usedCredit(await owedOrders(context, order), granted, context.now)
  if (used > granted.creditLimit) throw conflict('server:conflict.freightOverLimit', { state: order.status })
}

/** Throws 409 for an order on terms while an invoice of the same seller is overdue. */
export async function assertNothingOverdue(context: TableContext, order: OrderRow): Promise<void> {
  if (order.paymentTerms === 'prepaid') return
  const owed = await owedOrders(context, order)
  if (owed.some((other) => isOverdue(other, context.now)))
    throw conflict('server:conflict.freightOverdue', { state: order.status })
}
