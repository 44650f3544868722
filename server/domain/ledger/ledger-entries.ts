import { sharesOfRest } from './commission.ts'
import { book, type LedgerContext, type Entry } from './ledger.ts'
import { creditSeller } from './seller-share.ts'
import type { Row } from '#server/store/tables.ts'

type Order = Row<'orders'>
type Payment = Row<'payments'>
type Method = NonNullable<Payment['method']>

/** Where the money of a payment comes from. */
function source({ method, userId, amount }: Pick<Payment, 'method' | 'userId' | 'amount'>): Entry {
  const from: Record<Method, Omit<Entry, 'amount'>> = {
    card: { account: 'cardClearing', ownerId: null },
    bankTransfer: { account: 'bankClearing', ownerId: null },
    wallet: { account: 'wallet', ownerId: userId },
  }
  if (method === null) throw new Error('Money is booked by the way it came')
  return { ...from[method], amount: -amount }
}

/** The buyer's money is held for the seller until the order is completed. */
export const bookOrderPayment = (context: LedgerContext, order: Order, payment: Payment): Promise<void> =>
  book(context, {
    kind: 'payment',
    currency: payment.currency,
    orderId: order._id,
    paymentId: payment._id,
    entries: [source(payment), { account: 'held', ownerId: order.sellerId, amount: payment.amount }],
    shown: [
      {
        userId: order.buyerId,
        side: 'buyer',
        kind: 'orderPayment',
        direction: 'out',
        method: payment.method,
        amount: payment.amount,
        subject: order.number,
      },
    ],
  })

/** Transfers the amount held for an order to the seller, less the commission; a debt is paid first. Nothing held, nothing transferred. */
export async function bookCompletion(context: LedgerContext, order: Order): Promise<void> {
  const held = await heldFor(context, order)
  if (held === 0) return
  const { commission, seller } = sharesOfRest(order, held)
  const credit = await creditSeller(context, { sellerId: order.sellerId, currency: order.currency, amount: seller.amount })
  await book(context, {
    kind: 'completion',
    currency: order.currency,
    orderId: order._id,
    entries: [
      { account: 'held', ownerId: order.sellerId, amount: -held },
      ...credit,
      { account: 'commission', ownerId: null, amount: commission.amount },
    ],
    shown: [
      {
        userId: order.sellerId,
        side: 'seller',
        kind: 'earning',
        direction: 'in',
        amount: seller.amount,
        commission: commission.amount,
        subject: order.number,
      },
    ],
  })
}

/**
 * Reverses what is held for an order. A card gets its money back by the provider; payments by transfer or wallet go into the buyer's
 * wallet, where they can be used at once. The amount of `payment` is what is given back: all of it, or a part.
 */
export const bookOrderRefund = (context: LedgerContext, order: Order, payment: Payment): Promise<void> =>
  book(context, {
    kind: 'refund',
    currency: payment.currency,
    orderId: order._id,
    paymentId: payment._id,
    entries: [
      { account: 'held', ownerId: order.sellerId, amount: -payment.amount },
      payment.method === 'card'
        ? { account: 'refunds', ownerId: null, amount: payment.amount }
        : { account: 'wallet', ownerId: order.buyerId, amount: payment.amount },
    ],
    shown: [
      {
        userId: order.buyerId,
        side: 'buyer',
        kind: 'orderRefund',
        direction: 'in',
        subject: order.number,
        amount: payment.amount,
        method: payment.method === 'card' ? 'card' : 'wallet',
      },
    ],
  })

export const bookTopUp = (context: LedgerContext, payment: Payment): Promise<void> =>
  book(context, {
    kind: 'topUp',
    currency: payment.currency,
    paymentId: payment._id,
    entries: [source(payment), { account: 'wallet', ownerId: payment.userId, amount: payment.amount }],
    shown: [
      {
        userId: payment.userId,
        side: 'buyer',
        kind: 'walletTopUp',
        direction: 'in',
        method: payment.method,
        amount: payment.amount,
        subject: '',
      },
    ],
  })

export const bookSubscription = (context: LedgerContext, payment: Payment, plan: Row<'plans'>): Promise<void> =>
  book(context, {
    kind: 'payment',
    currency: payment.currency,
    paymentId: payment._id,
    entries: [source(payment), { account: 'subscriptions', ownerId: null, amount: payment.amount }],
    shown: [
      {
        userId: payment.userId,
        side: 'seller',
        kind: 'subscriptionPayment',
        direction: 'out',
        method: payment.method,
        amount: payment.amount,
        subject: plan.slug,
      },
    ],
  })

/** The unused rest of a replaced plan, beyond the new one's price. */
export const bookPlanCredit = (
  context: LedgerContext,
  credit: { userId: string; amount: number; currency: string; plan: Row<'plans'> },
): Promise<void> =>
  book(context, {
    kind: 'refund',
    currency: credit.currency,
    entries: [
      { account: 'subscriptions', ownerId: null, amount: -credit.amount },
      { account: 'wallet', ownerId: credit.userId, amount: credit.amount },
    ],
    shown: [
      {
        userId: credit.userId,
        side: 'seller',
        kind: 'subscriptionPayment',
        direction: 'in',
        method: 'wallet',
        amount: credit.amount,
        subject: credit.plan.slug,
      },
    ],
  })

/** A charge that can pay for nothing any more: it is owed to its card. */
export const bookStrayCharge = (context: LedgerContext, payment: Payment): Promise<void> =>
  book(context, {
    kind: 'refund',
    currency: payment.currency,
    orderId: payment.orderId,
    paymentId: payment._id,
    entries: [
      { account: 'cardClearing', ownerId: null, amount: -payment.amount },
      { account: 'refunds', ownerId: null, amount: payment.amount },
    ],
    shown: [],
  })

/** The provider has sent the money back to the card. */
export const bookRefundPaid = (
  context: LedgerContext,
  refund: { paymentId: string | null; amount: number; currency: string },
): Promise<void> =>
  book(context, {
    kind: 'payout',
    currency: refund.currency,
    paymentId: refund.paymentId,
    entries: [
      { account: 'refunds', ownerId: null, amount: -refund.amount },
      { account: 'cardClearing', ownerId: null, amount: refund.amount },
    ],
    shown: [],
  })

/** The card accepts no refund: the amount goes into its owner's wallet. */
export const bookRefundToWallet = (
  context: LedgerContext,
  refund: { paymentId: string | null; userId: string; amount: number; currency: string },
): Promise<void> =>
  book(context, {
    kind: 'payout',
    currency: refund.currency,
    paymentId: refund.paymentId,
    entries: [
      { account: 'refunds', ownerId: null, amount: -refund.amount },
      { account: 'wallet', ownerId: refund.userId, amount: refund.amount },
    ],
    shown: [
      {
        userId: refund.userId,
        side: 'buyer',
        kind: 'refundToWallet',
        direction: 'in',
        method: 'wallet',
        amount: refund.amount,
        subject: '',
      },
    ],
  })

async function heldFor({ tables }: LedgerContext, order: Order): Promise<number> {
  const entries = await tables.list('ledgerEntries', { orderId: order._id, account: 'held' })
  return entries.reduce((sum, { amount }) => sum + amount, 0)
}
