import type { components } from '#src/generated/schema.ts'
import type { Role } from '#src/machines/platform/create-entity-machine.ts'

type Schemas = components['schemas']
type OrderStatus = Schemas['OrderStatus']

const closed = ['completed', 'rejected', 'cancelled', 'refunded'] as const

/** Those in which either side still has something to do about the delivery. */
export const openOrderStatuses = [
  'placed',
  'freightQuoted',
  'accepted',
  'invoiced',
  'paymentReview',
  'paid',
  'processing',
  'dispatched',
  'inTransit',
  'delivered',
  'disputed',
] as const satisfies OrderStatus[]

/**
 * How each side sorts its orders: by who has to do something next, in statuses or by what they wait for. Orders on terms are prepared before
 * they are paid, so they can be in a group of each.
 */
export const orderGroups = {
  buyer: {
    waiting: ['placed', 'accepted'],
    freightToAccept: ['freightQuoted'],
    toPay: 'payment',
    underway: ['paid', 'processing', 'dispatched', 'inTransit'],
    delivered: ['delivered'],
    inDispute: ['disputed'],
    closed,
  },
  seller: {
    fresh: ['placed'],
    freightStated: ['freightQuoted'],
    toInvoice: ['accepted'],
    unpaid: 'payment',
    toProcess: 'preparation',
    toDispatch: ['processing'],
    onTheWay: ['dispatched', 'inTransit', 'delivered'],
    inDispute: ['disputed'],
    closed,
  },
} as const satisfies Record<Role, Record<string, readonly OrderStatus[] | Schemas['WaitFilter']>>

/** The carriage of a sample is in its price. Its buyer waits for the same as with an order; its seller sends one small parcel, whatever that takes. */
export const sampleGroups = {
  buyer: {
    waiting: ['placed', 'accepted'],
    toPay: ['invoiced', 'paymentReview'],
    underway: ['paid', 'processing', 'dispatched', 'inTransit'],
    delivered: ['delivered'],
    inDispute: ['disputed'],
    closed,
  },
  seller: {
    fresh: ['placed'],
    toPrepare: ['accepted', 'paid', 'processing'],
    unpaid: ['invoiced', 'paymentReview'],
    onTheWay: ['dispatched', 'inTransit', 'delivered'],
    inDispute: ['disputed'],
    closed,
  },
} as const satisfies Record<Role, Record<string, readonly OrderStatus[]>>

export type BuyerGroup = keyof (typeof orderGroups)['buyer']
export type SellerGroup = keyof (typeof orderGroups)['seller']

/** A seller's orders across those groups, by what is to be dispatched. */
export const sellerDispatchGroups = { dispatchDue: 'due', restToDispatch: 'partial', failedDeliveries: 'failed' } as const
export type SellerDispatchGroup = keyof typeof sellerDispatchGroups
