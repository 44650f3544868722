import { setup } from 'xstate'

/** Who may move an order. `system` is the marketplace itself: a payment that came in, time that passed, an operator's word. */
export type OrderParty = 'buyer' | 'seller' | 'carrier' | 'system'

type Command =
  | 'order.accept'
  | 'order.quoteFreight'
  | 'order.acceptFreight'
  | 'order.reject'
  | 'order.cancel'
  | 'order.invoice'
  | 'order.pay'
  | 'order.declareTransfer'
  | 'order.declineTransfer'
  | 'order.process'
  | 'order.postpone'
  | 'order.dispatch'
  | 'order.withdrawDispatch'
  | 'order.pickUp'
  | 'order.deliver'
  | 'order.confirm'
  | 'order.dispute'
  | 'order.settle'
  | 'order.refund'

interface Circumstances {
  /** Nothing is to be paid for the order, so it goes on without an invoice. */
  free?: boolean
  /** The freight is still to be stated by the seller. */
  freightLater?: boolean
  /** A part of the quantity is on no shipment. */
  left?: boolean
  /** All that was dispatched is taken back, and nothing of it was handed over. */
  nothingCarried?: boolean
  /** Nothing is dispatched, long after it was promised. */
  overdue?: boolean
  /** Its seller delivers before it is paid: it is due some days after its invoice. */
  onTerms?: boolean
  /** It is on terms, and no money has come for it. */
  unpaid?: boolean
}

export type OrderEvent = { [Type in Command]: { type: Type; by: OrderParty } & Circumstances }[Command]

/**
 * The life of an order from placing to completion. Rejecting, cancelling and declining need a reason, which the operations ask for. Stock
 * is taken when the order becomes `accepted` and put back on cancel and refund of an accepted order. The freight of an order that no rate of
 * its seller holds for is quoted by the seller and accepted by the buyer, by which the order is accepted; left unanswered it is cancelled. How an order is paid, and where its shipments are,
 * are life-cycles of their own. A free sample is prepared as soon as it is accepted. A seller that cannot deliver what is paid gives the
 * money back, one that cannot deliver a free sample cancels it; the buyer of what is paid and long late takes the money back, or both agree
 * another day of dispatch. What is left is dispatched while the first part is on its way; a seller that takes all of it back prepares the order
 * again. Once
 * dispatched, whoever knows it says that all of it is delivered, and the buyer may say that it is not; a buyer whose dispute is answered
 * by the goods confirms. An order on terms is prepared, and another day of its dispatch agreed, without its payment, which comes at any time after the invoice (`order-terms.ts`); while
 * nothing is paid, whatever ends it takes the invoice back, and it is cancelled where one that is paid is refunded.
 */
export const orderMachine = setup({
  types: { events: {} as OrderEvent },
  guards: {
    byBuyer: ({ event }) => event.by === 'buyer',
    bySellerForMoney: ({ event }) => event.by === 'seller' && event.free !== true,
    bySellerOrOverdueBuyerForMoney: ({ event }) =>
      (event.by === 'seller' || (event.by === 'buyer' && event.overdue === true)) && event.free !== true && event.unpaid !== true,
    bySellerForFree: ({ event }) => event.by === 'seller' && event.free === true,
    bySellerOnTerms: ({ event }) => event.by === 'seller' && event.onTerms === true,
    bySellerForFreeOrUnpaid: ({ event }) =>
      (event.by === 'seller' && (event.free === true || event.unpaid === true)) ||
      (event.by === 'buyer' && event.overdue === true && event.unpaid === true),
    byBuyerOrSellerOnTerms: ({ event }) => (event.by === 'buyer' || event.by === 'seller') && event.onTerms === true,
    bySystemForUnpaid: ({ event }) => event.by === 'system' && event.unpaid === true,
    bySeller: ({ event }) => event.by === 'seller',
    bySellerWithFreight: ({ event }) => event.by === 'seller' && event.freightLater !== true,
    bySellerWithoutFreight: ({ event }) => event.by === 'seller' && event.freightLater === true,
    byBuyerOrSeller: ({ event }) => event.by === 'buyer' || event.by === 'seller',
    byBuyerOrSystem: ({ event }) => event.by === 'buyer' || event.by === 'system',
    byCarrier: ({ event }) => event.by === 'carrier',
    bySystem: ({ event }) => event.by === 'system',
    bySellerOfNothing: ({ event }) => event.by === 'seller' && event.nothingCarried === true,
    bySellerOfRest: ({ event }) => event.by === 'seller' && event.left === true,
    byOverdueBuyerOrSystem: ({ event }) => event.by === 'system' || (event.by === 'buyer' && event.overdue === true),
  },
}).createMachine({
  id: 'order',
  initial: 'placed',
  states: {
    placed: {
      on: {
        'order.accept': { guard: 'bySellerWithFreight', target: 'accepted' },
        'order.quoteFreight': { guard: 'bySellerWithoutFreight', target: 'freightQuoted' },
        'order.reject': { guard: 'bySeller', target: 'rejected' },
        'order.cancel': { guard: 'byBuyer', target: 'cancelled' },
      },
    },
    freightQuoted: {
      on: {
        'order.acceptFreight': { guard: 'byBuyer', target: 'accepted' },
        'order.quoteFreight': { guard: 'bySeller', target: 'freightQuoted' },
        'order.reject': { guard: 'bySeller', target: 'rejected' },
        'order.cancel': { guard: 'byBuyerOrSystem', target: 'cancelled' },
      },
    },
    accepted: {
      on: {
        'order.invoice': { guard: 'bySellerForMoney', target: 'invoiced' },
        'order.process': { guard: 'bySellerForFree', target: 'processing' },
        'order.cancel': { guard: 'byBuyerOrSeller', target: 'cancelled' },
      },
    },
    invoiced: {
      on: {
        'order.pay': { guard: 'bySystem', target: 'paid' },
        'order.declareTransfer': { guard: 'byBuyer', target: 'paymentReview' },
        'order.process': { guard: 'bySellerOnTerms', target: 'processing' },
        'order.postpone': { guard: 'byBuyerOrSellerOnTerms', target: 'invoiced' },
        'order.cancel': { guard: 'byBuyerOrSeller', target: 'cancelled' },
      },
    },
    paymentReview: {
      on: {
        'order.pay': { guard: 'bySystem', target: 'paid' },
        'order.declineTransfer': { guard: 'bySystem', target: 'invoiced' },
        'order.process': { guard: 'bySellerOnTerms', target: 'processing' },
        'order.postpone': { guard: 'byBuyerOrSellerOnTerms', target: 'paymentReview' },
      },
    },
    paid: {
      on: {
        'order.process': { guard: 'bySeller', target: 'processing' },
        'order.postpone': { guard: 'byBuyerOrSeller', target: 'paid' },
        'order.refund': { guard: 'bySellerOrOverdueBuyerForMoney', target: 'refunded' },
        'order.dispute': { guard: 'byOverdueBuyerOrSystem', target: 'disputed' },
      },
    },
    processing: {
      on: {
        'order.dispatch': { guard: 'bySeller', target: 'dispatched' },
        'order.postpone': { guard: 'byBuyerOrSeller', target: 'processing' },
        'order.refund': { guard: 'bySellerOrOverdueBuyerForMoney', target: 'refunded' },
        'order.cancel': { guard: 'bySellerForFreeOrUnpaid', target: 'cancelled' },
        'order.dispute': { guard: 'byOverdueBuyerOrSystem', target: 'disputed' },
      },
    },
    dispatched: {
      on: {
        'order.dispatch': { guard: 'bySellerOfRest', target: 'dispatched' },
        'order.withdrawDispatch': { guard: 'bySellerOfNothing', target: 'processing' },
        'order.pickUp': { guard: 'byCarrier', target: 'inTransit' },
        'order.deliver': 'delivered',
        'order.dispute': { guard: 'byBuyerOrSystem', target: 'disputed' },
      },
    },
    inTransit: {
      on: {
        'order.dispatch': { guard: 'bySellerOfRest', target: 'inTransit' },
        'order.withdrawDispatch': { guard: 'bySellerOfNothing', target: 'processing' },
        'order.deliver': 'delivered',
        'order.dispute': { guard: 'byBuyerOrSystem', target: 'disputed' },
      },
    },
    delivered: {
      on: {
        'order.confirm': { guard: 'byBuyerOrSystem', target: 'completed' },
        'order.dispute': { guard: 'byBuyer', target: 'disputed' },
      },
    },
    disputed: {
      on: {
        'order.dispatch': { guard: 'bySellerOfRest', target: 'disputed' },
        'order.confirm': { guard: 'byBuyer', target: 'completed' },
        'order.settle': { guard: 'bySystem', target: 'completed' },
        'order.refund': { guard: 'bySystem', target: 'refunded' },
        'order.cancel': { guard: 'bySystemForUnpaid', target: 'cancelled' },
      },
    },
    rejected: { type: 'final' },
    cancelled: { type: 'final' },
    completed: { type: 'final' },
    refunded: { type: 'final' },
  },
})
