import type { Row } from '#server/store/tables.ts'
import { sharesOfRest } from './commission.ts'
import { book, type LedgerContext } from './ledger.ts'
import { creditSeller, debitSeller } from './seller-share.ts'

type Payout = Row<'payouts'>

const partsOf = ({ _id: payoutId, userId: ownerId, currency, amount }: Payout) => ({ payoutId, ownerId, currency, amount })

/** What is asked for is no longer available. The caller has seen that it is there, in the same transaction. */
export async function bookPayoutRequest(context: LedgerContext, payout: Payout): Promise<void> {
  const { payoutId, ownerId, currency, amount } = partsOf(payout)
  await book(context, {
    kind: 'payoutRequest',
    currency,
    payoutId,
    entries: [
      { account: 'available', ownerId, amount: -amount },
      { account: 'payoutRequested', ownerId, amount },
    ],
    shown: [{ userId: ownerId, side: 'seller', kind: 'payout', direction: 'out', amount, subject: payout.number }],
  })
}

/** The bank has the file. The money is the seller's until it has arrived. */
export async function bookPayoutSending(context: LedgerContext, payout: Payout): Promise<void> {
  const { payoutId, ownerId, currency, amount } = partsOf(payout)
  await book(context, {
    kind: 'payoutSending',
    currency,
    payoutId,
    entries: [
      { account: 'payoutRequested', ownerId, amount: -amount },
      { account: 'payoutSent', ownerId, amount },
    ],
    shown: [],
  })
}

export async function bookPayoutArrival(context: LedgerContext, payout: Payout): Promise<void> {
  const { payoutId, ownerId, currency, amount } = partsOf(payout)
  await book(context, {
    kind: 'payoutArrival',
    currency,
    payoutId,
    entries: [
      { account: 'payoutSent', ownerId, amount: -amount },
      { account: 'bankClearing', ownerId: null, amount },
    ],
    shown: [],
  })
}

/** A payout that was refused, or that the bank has sent back: the seller has the money again, and pays a debt of it first. */
export async function bookPayoutReturn(context: LedgerContext, payout: Payout): Promise<void> {
  const { payoutId, ownerId, currency, amount } = partsOf(payout)
  await book(context, {
    kind: 'payoutReturn',
    currency,
    payoutId,
    entries: [
      { account: payout.status === 'sent' ? 'payoutSent' : 'payoutRequested', ownerId, amount: -amount },
      ...(await creditSeller(context, { sellerId: ownerId, currency, amount })),
    ],
    shown: [{ userId: ownerId, side: 'seller', kind: 'payoutReturn', direction: 'in', amount, subject: payout.number }],
  })
}

/**
 * Gives the buyer of a completed order the money back: the marketplace its commission, the seller the rest, as a debt where that is not
 * available any more. A card gets it by the provider, anybody else in the wallet. `payment`: what is left of it after a part refund.
 */
export async function bookOrderReversal(context: LedgerContext, order: Row<'orders'>, payment: Row<'payments'>): Promise<void> {
  const { commission, seller } = sharesOfRest(order, payment.amount)
  const { sellerId, buyerId, currency, number: subject } = order
  const toCard = payment.method === 'card'
  await book(context, {
    kind: 'reversal',
    currency,
    orderId: order._id,
    paymentId: payment._id,
    entries: [
      ...(await debitSeller(context, { sellerId, currency, amount: seller.amount })),
      { account: 'commission', ownerId: null, amount: -commission.amount },
      toCard
        ? { account: 'refunds', ownerId: null, amount: payment.amount }
        : { account: 'wallet', ownerId: buyerId, amount: payment.amount },
    ],
    shown: [
      {
        userId: sellerId,
        side: 'seller',
        kind: 'earningReversal',
        direction: 'out',
        amount: seller.amount,
        commission: commission.amount,
        subject,
      },
      {
        userId: buyerId,
        side: 'buyer',
        kind: 'orderRefund',
        direction: 'in',
        amount: payment.amount,
        method: toCard ? 'card' : 'wallet',
        subject,
      },
    ],
  })
}
