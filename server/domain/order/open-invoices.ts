import type { components } from '#src/generated/schema.ts'
import { addDays, dayIn } from '#src/lib/end-of-day.ts'
import { isPayableOnTerms } from '#src/machines/lifecycles/order-terms.ts'
import type { OperationContext } from '#server/operation.ts'
import type { PartyRow } from '#server/store/trade-queries.ts'
import { type OrderRow } from './orders.ts'
import { isOverdue, owedOrders, payableAmount } from './payment-terms.ts'

type Schemas = components['schemas']
type Side = 'buyer' | 'seller'
type Sums = Schemas['OpenSums']
type Age = Exclude<keyof Sums, 'currency'>

/** An order on terms that is invoiced. */
type Invoiced = OrderRow & { dueOn: string }

const isInvoiced = (order: OrderRow): order is Invoiced => order.dueOn !== null

/** The unpaid invoices on terms of one side, the first due first. */
export async function openInvoices({ tables }: OperationContext, userId: string, side: Side): Promise<Invoiced[]> {
  const owed = await owedOrders({ tables }, side === 'seller' ? { sellerId: userId } : { buyerId: userId })
  const order = (one: Invoiced) => `${one.dueOn} ${one._id}`
  return owed.filter(isInvoiced).sort((left, right) => (order(left) < order(right) ? -1 : 1))
}

/** How long an invoice is overdue today (`2026-12-01`). One in dispute is withheld, not overdue. */
function ageOf({ dueOn, status }: Invoiced, today: string): Age {
  if (status === 'disputed') return 'withheld'
  if (dueOn >= today) return 'notDue'
  if (dueOn >= addDays(today, -30)) return 'overdue30'
  return dueOn >= addDays(today, -60) ? 'overdue60' : 'overdueLonger'
}

/** What is open in each currency, by how long it is overdue; in the order of the currencies. */
export function openSums(invoices: readonly Invoiced[], now: string): Sums[] {
  const today = dayIn('UTC', now)
  const sums = new Map<string, Sums>()
  for (const invoice of invoices) {
    const { currency } = invoice
    const none = { amount: 0, currency }
    const sum = sums.get(currency) ?? {
      currency,
      open: none,
      notDue: none,
      overdue30: none,
      overdue60: none,
      overdueLonger: none,
      withheld: none,
    }
    const age = ageOf(invoice, today)
    const amount = payableAmount(invoice)
    sums.set(currency, {
      ...sum,
      open: { amount: sum.open.amount + amount, currency },
      [age]: { amount: sum[age].amount + amount, currency },
    })
  }
  return [...sums.values()].sort((left, right) => (left.currency < right.currency ? -1 : 1))
}

/** An open invoice as a list shows it to one side. */
export function serializeOpenInvoice(
  order: Invoiced,
  {
    side,
    now,
    parties,
    numbers,
  }: { side: Side; now: string; parties: readonly PartyRow[]; numbers: ReadonlyMap<string, string> },
): Schemas['OpenInvoice'] {
  const { _id: orderId, number: orderNumber, dueOn, currency, status, paymentState } = order
  const partyId = side === 'seller' ? order.buyerId : order.sellerId
  const number = numbers.get(orderId)
  return {
    orderId,
    orderNumber,
    ...(number !== undefined && { number }),
    party: parties.find(({ _id }) => _id === partyId)?.name ?? '',
    amount: { amount: payableAmount(order), currency },
    dueOn,
    state:
      status === 'disputed' ? 'withheld' : paymentState === 'review' ? 'declared' : isOverdue(order, now) ? 'overdue' : 'due',
    payable: side === 'buyer' && (status === 'invoiced' || isPayableOnTerms(order)),
  }
}
