import { publishLiveEvent } from '#server/domain/platform/live-events.ts'
import { localName } from '#server/domain/notification/notification-values.ts'
import { notify } from '#server/domain/notification/notifications.ts'
import type { QuoteRow } from './quotes.ts'
import type { OperationContext } from '#server/operation.ts'

type Side = 'buyer' | 'seller'
type QuoteNotification =
  | 'quoteOrder'
  | 'quoteOffered'
  | 'quoteCountered'
  | 'quoteAccepted'
  | 'quoteRejected'
  | 'quoteWithdrawn'
  | 'quoteExpired'
  | 'quoteNoted'

/** Tells one side of a quote what happened to it, and the open pages of both that it changed. `words`: a reason, or what is noted. */
export async function notifyOfQuote(
  context: OperationContext,
  quote: QuoteRow,
  side: Side,
  type: QuoteNotification,
  message = '',
): Promise<void> {
  const { buyerId, sellerId } = quote
  const [userId, otherId] = side === 'buyer' ? [buyerId, sellerId] : [sellerId, buyerId]
  const [counterparty] = await context.tables.parties([otherId])
  const values = { product: localName(quote), party: counterparty?.name ?? '', reason: message, note: message }
  await notify(context, { userId, side, type, subjectId: quote._id, values })
  await publishLiveEvent(context, [buyerId, sellerId], { type: 'quote.changed', subjectId: quote._id })
}
