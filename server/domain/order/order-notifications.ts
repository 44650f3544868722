import type { OrderEvent } from '#src/machines/lifecycles/order.machine.ts'
import { localName, type NotificationType, type NotificationValues } from '#server/domain/notification/notification-values.ts'
import { notify, type NewNotification } from '#server/domain/notification/notifications.ts'
import { localTime } from '#server/domain/platform/local-dates.ts'
import type { OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

type OrderRow = Row<'orders'>
type Side = 'buyer' | 'seller'

/** What the order itself can say to whom lives in `country`: the gaps of every text about an order. */
function factsOf(order: OrderRow, reason: string, country: string) {
  const amount = { amount: order.total, currency: order.currency }
  const freight = { amount: order.shipping, currency: order.currency }
  // Only what is delivered has one, and only its texts name it.
  const until = order.disputeUntil === null ? { en: '' } : localTime(order.disputeUntil, country)
  return { order: order.number, product: localName(order), amount, freight, reason, until }
}

/** What a step of an order is told as. What is written in a dispute, and a part refund, are told where they are made. */
type OrderNotification = Exclude<
  {
    [Type in NotificationType]: ReturnType<typeof factsOf> extends NotificationValues[Type] ? Type : never
  }[NotificationType],
  | 'topUpPaid'
  | 'deliveryAsked'
  | 'shipmentCancelled'
  | 'lateOrderCancelled'
  | 'earningReversed'
  | 'topUpDeclined'
  | 'disputeAnswered'
  | 'settlementProposed'
  | 'settlementDeclined'
  | 'orderPartRefunded'
  | 'disputeInPart'
  | 'invoicePaid'
  | 'invoiceStands'
  | 'invoiceReduced'
>

export type Notified = { readonly [By in Side]?: OrderNotification }

/** Whom each step of an order is told, and as what. Who took the step knows it. */
const notificationsOf: { readonly [Type in OrderEvent['type']]: (from: OrderRow['status']) => Notified } = {
  'order.accept': () => ({ buyer: 'orderAccepted' }),
  'order.quoteFreight': () => ({ buyer: 'freightQuoted' }),
  'order.acceptFreight': () => ({ seller: 'freightAccepted' }),
  'order.reject': () => ({ buyer: 'orderRejected' }),
  'order.cancel': () => ({ buyer: 'orderCancelled', seller: 'orderCancelled' }),
  'order.invoice': () => ({ buyer: 'paymentInvoice' }),
  'order.pay': (from) => ({
    buyer: from === 'paymentReview' ? 'buyerPaymentApproved' : 'buyerPaymentCompleted',
    seller: 'paymentApproved',
  }),
  'order.declareTransfer': () => ({}),
  'order.declineTransfer': () => ({ buyer: 'paymentDeclined' }),
  'order.process': () => ({}),
  'order.postpone': () => ({}),
  'order.dispatch': () => ({ buyer: 'orderDispatched' }),
  // Told of the shipment.
  'order.withdrawDispatch': () => ({}),
  'order.pickUp': () => ({ buyer: 'orderInTransit', seller: 'driverAcceptedOrder' }),
  'order.deliver': () => ({ buyer: 'orderDelivered', seller: 'orderDelivered' }),
  'order.confirm': () => ({ buyer: 'orderCompleted', seller: 'orderCompleted' }),
  'order.dispute': () => ({ buyer: 'orderDisputed', seller: 'orderDisputed' }),
  'order.settle': () => ({ buyer: 'disputeForSeller', seller: 'disputeForSeller' }),
  'order.refund': (from) =>
    from === 'disputed'
      ? { buyer: 'disputeForBuyer', seller: 'disputeForBuyer' }
      : { buyer: 'orderRefunded', seller: 'orderRefunded' },
}

/** Both sides are told of a new order: the buyer has it in writing, the seller has something to do. */
export const notifyOfPlacing = (context: OperationContext, order: OrderRow): Promise<void> =>
  notifyParty(
    context,
    order,
    order.kind === 'sample'
      ? { buyer: 'sampleOrder', seller: 'sampleOrder' }
      : order.freight === 'quotedLater'
        ? { buyer: 'freightAwaited', seller: 'freightToState' }
        : { buyer: 'orderPlaced', seller: 'sellerOrderPlaced' },
    '',
  )

/** Called by moveOrder with every step, so that none is forgotten. `reason` is what was given with it, `notified` what is said
 * instead of the step itself; `collected`: the buyer fetches the goods. */
export async function notifyOfStep(
  context: OperationContext,
  order: OrderRow,
  { type, by }: OrderEvent,
  from: OrderRow['status'],
  step: { reason: string; notified?: Notified | undefined; collected?: boolean | undefined },
): Promise<void> {
  const { reason, notified = notificationsOf[type](from), collected } = step
  const { buyer, seller } = notified
  await notifyParty(
    context,
    order,
    {
      ...(by === 'buyer' || buyer === undefined ? {} : { buyer }),
      ...(by === 'seller' || seller === undefined ? {} : { seller }),
    },
    reason,
    collected,
  )
}

async function notifyParty(
  context: OperationContext,
  order: OrderRow,
  notified: Notified,
  reason: string,
  collected?: boolean,
): Promise<void> {
  const { buyerId, sellerId, deliveryAddress, taxFrom } = order
  const aboutIn = (country: string) => ({ subjectId: order._id, values: factsOf(order, reason, country), collected })
  const notices: NewNotification[] = []
  if (notified.buyer !== undefined)
    notices.push({ userId: buyerId, side: 'buyer', type: notified.buyer, ...aboutIn(deliveryAddress.country) })
  if (notified.seller !== undefined)
    notices.push({ userId: sellerId, side: 'seller', type: notified.seller, ...aboutIn(taxFrom) })
  if (notices.length > 0) await notify(context, ...notices)
}
