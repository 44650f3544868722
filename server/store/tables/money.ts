import { z } from 'zod'
import { id, paymentMethod, renewalMethod, time } from './columns.ts'

/**
 * The ledger, in double entry: the entries of one transfer sum to zero in their currency, and none is ever changed. A positive amount is
 * owed to the account's owner; the clearing accounts stand for money that is at a provider, and are negative while the marketplace
 * has it. A balance is the sum of an account's entries and nothing else.
 */
export const ledgerEntries = z.object({
  _id: id,
  /** What is booked together. */
  transferId: id,
  account: z.enum([
    'wallet',
    'held',
    'available',
    /** Negative: what a seller owes after refunds of what was paid out already. */
    'debt',
    /** Payouts that are asked for, and those that the bank has. */
    'payoutRequested',
    'payoutSent',
    'commission',
    'subscriptions',
    'cardClearing',
    'bankClearing',
    'refunds',
  ]),
  /** Whose wallet, share, debt or payout; null for the marketplace's own accounts. */
  ownerId: id.nullable(),
  orderId: id.nullable(),
  paymentId: id.nullable(),
  payoutId: id.nullable(),
  kind: z.enum([
    'payment',
    'topUp',
    'completion',
    'refund',
    'payout',
    'payoutRequest',
    'payoutSending',
    'payoutArrival',
    'payoutReturn',
    'reversal',
  ]),
  amount: z.number(),
  currency: z.string(),
  at: time,
})

/** A transfer as a party sees it: one row a side. Never changed. */
export const transactions = z.object({
  _id: id,
  /** The transfer of the ledger that moved the money. */
  transferId: id,
  userId: id,
  side: z.enum(['buyer', 'seller']),
  kind: z.enum([
    'orderPayment',
    'orderRefund',
    'refundToWallet',
    'walletTopUp',
    'subscriptionPayment',
    'earning',
    'earningReversal',
    'payout',
    'payoutReturn',
  ]),
  /** Seen from this person. */
  direction: z.enum(['in', 'out']),
  method: paymentMethod.nullable(),
  amount: z.number(),
  currency: z.string(),
  /** What was taken off an earning; 0 elsewhere. */
  commission: z.number(),
  /** The order's or payout's number, or the plan's slug: what the entry is searched by. */
  subject: z.string(),
  orderId: id.nullable(),
  paymentId: id.nullable(),
  payoutId: id.nullable(),
  createdAt: time,
})

/** A card stored at the provider: its reference there, and how a person recognises it. Never a number. */
export const savedCards = z.object({
  _id: id,
  userId: id,
  reference: z.string(),
  brand: z.string(),
  lastFour: z.string(),
  expiryMonth: z.number(),
  expiryYear: z.number(),
  createdAt: time,
})

/** The card provider's id of a user with stored cards; `_id` is the user's. */
export const cardCustomers = z.object({ _id: id, reference: z.string(), createdAt: time })

/** A queued task at the card provider; a job executes it and sets `doneAt`. `reference` is the provider's. */
export const cardTasks = z.object({
  _id: id,
  kind: z.enum(['refund', 'forgetCard']),
  reference: z.string(),
  paymentId: id.nullable(),
  amount: z.number(),
  currency: z.string().nullable(),
  tries: z.number(),
  nextTryAt: time,
  doneAt: time.nullable(),
  createdAt: time,
})

/** Processed events of a payment provider, by the provider's id. */
export const webhookEvents = z.object({ _id: z.string(), at: time })

const disputeOutcome = z.enum(['complete', 'refund', 'partRefund'])

/** A buyer's complaint about a delivered order, `_id` the order's. The order's own life-cycle holds its state. */
export const disputes = z.object({
  _id: id,
  buyerId: id,
  kind: z.enum(['goods', 'notReceived', 'notDispatched']),
  reason: z.string(),
  openedAt: time,
  /** How it ended, and why. */
  outcome: disputeOutcome.nullable(),
  /** What the buyer gets back by a part refund, in minor units of the order's currency. */
  refundAmount: z.number().nullable(),
  note: z.string().nullable(),
  resolvedAt: time.nullable(),
  /** An operator; both sides, by an accepted proposal; the buyer alone, who is content by now. */
  decidedBy: z.enum(['operator', 'parties', 'buyer']).nullable(),
  /** The operator who decided, where it is known. */
  resolvedBy: z.string().nullable(),
})

/** What a side wrote in a dispute after it was opened. */
export const disputeAnswers = z.object({
  _id: id,
  orderId: id,
  position: z.number(),
  by: z.enum(['buyer', 'seller']),
  text: z.string(),
  at: time,
})

/** How a side would end a dispute. The amount is of a part refund, in minor units of the order's currency. */
export const disputeProposals = z.object({
  _id: id,
  orderId: id,
  position: z.number(),
  by: z.enum(['buyer', 'seller']),
  settlement: disputeOutcome,
  refundAmount: z.number().nullable(),
  note: z.string(),
  state: z.enum(['open', 'accepted', 'declined', 'withdrawn', 'replaced', 'lapsed']),
  reason: z.string().nullable(),
  at: time,
  closedAt: time.nullable(),
})

/** What a seller may do in a calendar month; null: as much as it likes. A plan without a price is everybody's. */
export const plans = z.object({
  _id: id,
  slug: z.string(),
  name_en: z.string(),
  name_ar: z.string().nullable(),
  name_bn: z.string().nullable(),
  description_en: z.string().nullable(),
  description_ar: z.string().nullable(),
  description_bn: z.string().nullable(),
  /** For a month, in minor units. */
  price: z.number(),
  currency: z.string(),
  listings: z.number().nullable(),
  bids: z.number().nullable(),
  promotions: z.number().nullable(),
  position: z.number(),
  onOffer: z.boolean(),
  createdAt: time,
})

/** A plan that a seller has paid for. One runs at a time. */
export const subscriptions = z.object({
  _id: id,
  userId: id,
  planId: id,
  status: z.enum(['active', 'grace', 'cancelled', 'expired']),
  /** What was paid for the running month without credits: what an unused rest of it is worth. */
  price: z.number(),
  currency: z.string(),
  /** Of the month that runs now. */
  startsAt: time,
  endsAt: time,
  /** When its rights end: `endsAt`; of one that is renewed, or whose renewal failed, as much later as the grace lasts. */
  runsUntil: time,
  createdAt: time,
  updatedAt: time,
})

/** The renewal of a subscription, whose `_id` it has. Without a row it is not renewed. */
export const planRenewals = z.object({
  _id: id,
  userId: id,
  method: renewalMethod,
  /** Null from the wallet, and when the card was removed. */
  cardId: id.nullable(),
  /** What was announced, and is charged at most, in minor units. */
  amount: z.number(),
  currency: z.string(),
  /** When the next charge is to be announced; null when it was. */
  noticeAt: time.nullable(),
  /** When it is charged, or tried again; null when it is not tried any more. */
  tryAt: time.nullable(),
  /** Of the last try; null before the first one. */
  failure: z
    .enum(['cardDeclined', 'insufficientFunds', 'expiredCard', 'secondStepFailed', 'cardRemoved', 'walletShort'])
    .nullable(),
  createdAt: time,
  updatedAt: time,
})

/** How much of a plan's allowance a seller has used in a month (`2026-11`, UTC). */
export const allowanceUses = z.object({
  _id: id,
  userId: id,
  kind: z.enum(['bids', 'promotions']),
  month: z.string(),
  used: z.number(),
})
