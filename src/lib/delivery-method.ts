/** How goods come to their buyer, as the contract names it. */
export type DeliveryMethod = 'driver' | 'courier' | 'collection'

interface Carried {
  deliveryMethod: DeliveryMethod
  state: string
}

/** Returns whether the buyer collects all that the seller has dispatched; what was taken back does not count. */
export function isCollected(shipments: readonly Carried[]): boolean {
  const standing = shipments.filter(({ state }) => state !== 'cancelled')
  return standing.length > 0 && standing.every(({ deliveryMethod }) => deliveryMethod === 'collection')
}

/** Returns whether a driver has still to pick up a part of what is dispatched. */
export const isPickUpAhead = (shipments: readonly Carried[]): boolean =>
  shipments.some(({ deliveryMethod, state }) => deliveryMethod === 'driver' && state === 'offered')
