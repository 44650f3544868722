import type { components } from '#src/generated/schema.ts'

type Schemas = components['schemas']

/** In which an order on terms is paid and stays where it is. Before them, its payment moves it like that of any other order. */
const paidInPassing: ReadonlySet<Schemas['OrderStatus']> = new Set([
  'processing',
  'dispatched',
  'inTransit',
  'delivered',
  'disputed',
  'completed',
] as const)

const settled: ReadonlySet<Schemas['PaymentState']> = new Set(['succeeded', 'approved', 'refunded'] as const)

/** The states in which nothing is owed for an order. */
export const endedUnpaid = ['rejected', 'cancelled', 'refunded'] as const satisfies Schemas['OrderStatus'][]

/** The states of a payment in which no money has come. */
export const unpaidStates = [
  'none',
  'created',
  'processing',
  'failed',
  'cancelled',
  'review',
  'declined',
] as const satisfies Schemas['PaymentState'][]

export const isSettled = (paymentState: Schemas['PaymentState']): boolean => settled.has(paymentState)

interface PaidOrder {
  /** Neither `prepaid` nor left out of an order on terms. */
  paymentTerms?: Schemas['CreditTerms'] | 'prepaid' | undefined
  paymentState: Schemas['PaymentState']
}

export const isOnTerms = ({ paymentTerms = 'prepaid' }: Pick<PaidOrder, 'paymentTerms'>): boolean => paymentTerms !== 'prepaid'

/** Whether an order is on terms and no money has come for it. */
export const isUnpaidOnTerms = (order: PaidOrder): boolean => isOnTerms(order) && !isSettled(order.paymentState)

/**
 * Whether an order is on terms and no money had come for it at a moment (ISO 8601 UTC) that has passed; of null, now. `timeline` has its payments at
 * least.
 */
export const wasUnpaidOnTerms = (
  order: PaidOrder,
  timeline: readonly Pick<Schemas['TimelineEntry'], 'status' | 'at'>[],
  moment: string | null,
): boolean =>
  isUnpaidOnTerms(order) ||
  (isOnTerms(order) && moment !== null && !timeline.some(({ status, at }) => status === 'paid' && at < moment))

/** Whether a payment of an order on terms leaves its status as it is. */
export const isPaidInPassing = (status: Schemas['OrderStatus']): boolean => paidInPassing.has(status)

/** Whether the buyer of an order on terms that its seller is at work on, or is done with, can pay it: not while a declared transfer is looked for. */
export const isPayableOnTerms = ({ status, paymentState }: Pick<Schemas['Order'], 'status' | 'paymentState'>): boolean =>
  isPaidInPassing(status) && !isSettled(paymentState) && paymentState !== 'review'
