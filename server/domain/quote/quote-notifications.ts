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
  | 'counterOfferAccepted'
  | 'quoteRejected'
  | 'quoteWithdrawn'
  | 'quoteExpired'
  | 'quoteNoted'

/** Notifies one side of a quote's change, and the open pages of both. `message`: a reason or a note. */
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
