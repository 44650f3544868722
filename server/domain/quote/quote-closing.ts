import { can, openStates } from '#src/machines/lifecycles/life-cycle.ts'
import { quoteMachine } from '#src/machines/lifecycles/quote.machine.ts'
import { notifyOfQuote } from './quote-notifications.ts'
import { moveQuote, standing } from './quotes.ts'
import type { OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'
import { serverText } from '#server/texts.ts'

/** Ends the open quotes of a removed product: withdraws offers, declines requests, and notifies the buyers. */
export async function closeQuotesOf(context: OperationContext, { _id, sellerId }: Row<'products'>): Promise<void> {
  const { tables, now } = context
  const open = await tables.list('quotes', { productId: _id, status: openStates(quoteMachine) })
  const buyers = await tables.addressees([...new Set(open.map(({ buyerId }) => buyerId))])
  for (const quote of open) {
    const state = standing(quote, now)
    // The job for expired quotes handles the rest.
    if (state === 'expired') continue
    const language = buyers.find((buyer) => buyer._id === quote.buyerId)?.language ?? 'en'
    const reason = serverText(language, 'server:reason.productDeleted')
    const withdraws = can(quoteMachine, state, { type: 'quote.withdraw', by: 'seller' })
    const event = { type: withdraws ? ('quote.withdraw' as const) : ('quote.reject' as const), by: 'seller' as const }
    const closed = await moveQuote(context, quote, event, { userId: sellerId, note: reason, set: { reason } })
    await notifyOfQuote(context, closed, 'buyer', withdraws ? 'quoteWithdrawn' : 'quoteRejected', reason)
  }
}
