import { bidMachine } from '#src/machines/lifecycles/bid.machine.ts'
import { openStates } from '#src/machines/lifecycles/life-cycle.ts'
import { unpaidStates } from '#src/machines/lifecycles/order-terms.ts'
import { orderMachine } from '#src/machines/lifecycles/order.machine.ts'
import { quoteMachine } from '#src/machines/lifecycles/quote.machine.ts'
import { requirementMachine } from '#src/machines/lifecycles/requirement.machine.ts'
import { conflict } from '#server/domain/platform/domain-error.ts'
import type { OperationContext } from '#server/operation.ts'

/** Throws 409 with the reason while this user has open obligations or claims. */
export async function assertNoOpenObligations({ tables }: OperationContext, userId: string): Promise<void> {
  const either = [{ buyerId: userId }, { sellerId: userId }]
  for (const side of either) {
    if ((await tables.count('orders', { ...side, status: openStates(orderMachine) })) > 0)
      throw conflict('server:conflict.openOrders')
  }
  for (const side of either) {
    const owed = { status: 'completed', paymentTerms: ['net30', 'net60'], paymentState: unpaidStates } as const
    if ((await tables.count('orders', { ...side, ...owed })) > 0) throw conflict('server:conflict.unpaidInvoices')
  }
  for (const side of either) {
    if ((await tables.count('quotes', { ...side, status: openStates(quoteMachine) })) > 0)
      throw conflict('server:conflict.openQuotes')
  }
  if ((await tables.count('requirements', { buyerId: userId, status: openStates(requirementMachine) })) > 0)
    throw conflict('server:conflict.openRequirements')
  if ((await tables.count('bids', { sellerId: userId, status: openStates(bidMachine) })) > 0)
    throw conflict('server:conflict.openBids')
  // To spend, held for an order, or to be paid out.
  if ((await tables.ledgerBalances(userId)).length > 0) throw conflict('server:conflict.balance')
}
