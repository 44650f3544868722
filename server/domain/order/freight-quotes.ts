import { can } from '#src/machines/lifecycles/life-cycle.ts'
import { orderMachine } from '#src/machines/lifecycles/order.machine.ts'
import type { Money } from '#src/lib/money.ts'
import { withTax } from '#server/domain/catalogue/order-totals.ts'
import { conflict, invalidFields } from '#server/domain/platform/domain-error.ts'
import { countWithin } from '#server/domain/platform/rate-window.ts'
import type { OperationContext } from '#server/operation.ts'
import { mostFreight } from './freight-rates.ts'
import { serializeTotals } from './order-serializer.ts'
import { reserveStock } from './order-stock.ts'
import { moveOrder, type OrderRow } from './orders.ts'
import { assertNothingOverdue, assertWithinCredit } from './payment-terms.ts'

/** Of one order: each is a mail to the buyer. */
const quotesOfDay = { tries: 10, seconds: 86_400 }

type Actor = { by: 'buyer' | 'seller'; userId: string }

/** Throws 409 where a seller would accept an order whose freight is still to be stated: the buyer would owe what nobody has named. */
export function assertFreightStated(order: OrderRow, by: 'buyer' | 'seller'): void {
  const freightLater = order.freight === 'quotedLater'
  if (can(orderMachine, order.status, { type: 'order.quoteFreight', by, freightLater }))
    throw conflict('server:conflict.freightToState', { state: order.status })
}

/**
 * States what the carriage of an order costs, and computes its tax and its total again. The same freight stated again changes nothing and tells
 * nobody. Throws 409 for an order on terms that is over the buyer's credit with it.
 */
export async function quoteFreight(
  context: OperationContext,
  order: OrderRow,
  { by, userId }: Actor,
  freight: Money,
): Promise<OrderRow> {
  const { currency } = order
  if (freight.currency !== currency) throw invalidFields({ freight: { key: 'server:field.currency' } })
  if (freight.amount > mostFreight) throw invalidFields({ freight: { key: 'server:field.freightTooHigh' } })
  if (order.status === 'freightQuoted' && by === 'seller' && order.shipping === freight.amount) return order
  const { unitPrice, subtotal } = serializeTotals(order)
  const { shipping, tax, total } = withTax({ unitPrice, subtotal, shipping: freight }, order)
  const set = { freight: 'included', shipping: shipping.amount, tax: tax.amount, total: total.amount } as const
  // The first question is whether this caller may state it now.
  const quoted = await moveOrder(context, order, { type: 'order.quoteFreight', by }, { userId, set })
  if (quoted.total > order.total) await assertWithinCredit(context, quoted)
  await countWithin(context.tables, `freightQuote:${order._id}`, quotesOfDay, context.now)
  return quoted
}

/**
 * The buyer agrees to the total that they saw, by which the order is accepted on both sides: its stock is taken in the same transaction. Throws 409 for
 * an order on terms while an invoice of its seller is overdue.
 */
export async function acceptFreight(
  context: OperationContext,
  order: OrderRow,
  { by, userId }: Actor,
  expected: Money,
): Promise<OrderRow> {
  const totals = serializeTotals(order)
  const isSeen = expected.amount === totals.total.amount && expected.currency === totals.total.currency
  if (!isSeen && can(orderMachine, order.status, { type: 'order.acceptFreight', by }))
    throw conflict('server:conflict.freightChanged', { state: order.status, totals })
  const accepted = await moveOrder(context, order, { type: 'order.acceptFreight', by }, { userId })
  await assertNothingOverdue(context, accepted)
  await reserveStock(context, order)
  return accepted
}
