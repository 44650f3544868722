import type { components } from '#src/generated/schema.ts'
import type { Role } from '#src/machines/platform/create-entity-machine.ts'

type OrderStatus = components['schemas']['OrderStatus']

/** How each side sorts its orders: by who has to do something next. Together a side's groups hold every status once. */
export const orderGroups = {
  buyer: {
    waiting: ['placed', 'accepted'],
    freightToAccept: ['freightQuoted'],
    toPay: ['invoiced', 'paymentReview'],
    underway: ['paid', 'processing', 'dispatched', 'inTransit'],
    delivered: ['delivered'],
    inDispute: ['disputed'],
    closed: ['completed', 'rejected', 'cancelled', 'refunded'],
  },
  seller: {
    fresh: ['placed'],
    freightStated: ['freightQuoted'],
    toInvoice: ['accepted'],
    unpaid: ['invoiced', 'paymentReview'],
    toProcess: ['paid'],
    toDispatch: ['processing'],
    onTheWay: ['dispatched', 'inTransit', 'delivered'],
    inDispute: ['disputed'],
    closed: ['completed', 'rejected', 'cancelled', 'refunded'],
  },
} as const satisfies Record<Role, Record<string, readonly OrderStatus[]>>

/** The carriage of a sample is in its price. Its buyer waits for the same as with an order; its seller sends one small parcel, whatever that takes. */
export const sampleGroups = {
  buyer: {
    waiting: ['placed', 'accepted'],
    toPay: ['invoiced', 'paymentReview'],
    underway: ['paid', 'processing', 'dispatched', 'inTransit'],
    delivered: ['delivered'],
    inDispute: ['disputed'],
    closed: ['completed', 'rejected', 'cancelled', 'refunded'],
  },
  seller: {
    fresh: ['placed'],
    toPrepare: ['accepted', 'paid', 'processing'],
    unpaid: ['invoiced', 'paymentReview'],
    onTheWay: ['dispatched', 'inTransit', 'delivered'],
    inDispute: ['disputed'],
    closed: ['completed', 'rejected', 'cancelled', 'refunded'],
  },
} as const satisfies Record<Role, Record<string, readonly OrderStatus[]>>

export type BuyerGroup = keyof (typeof orderGroups)['buyer']
export type SellerGroup = keyof (typeof orderGroups)['seller']

/** A seller's orders across those groups, by what is to be dispatched. */
export const sellerDispatchGroups = { dispatchDue: 'due', restToDispatch: 'partial', failedDeliveries: 'failed' } as const
export type SellerDispatchGroup = keyof typeof sellerDispatchGroups
