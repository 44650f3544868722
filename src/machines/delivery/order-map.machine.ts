import { ApiError } from '#src/api/api-error.ts'
import { callApi } from '#src/api/call-api.ts'
import { mapStyleAddress } from '#src/api/map-style.ts'
import type { components } from '#src/generated/schema.ts'
import { isSamePlaceName } from '#src/lib/place-name.ts'
import { createReadingMachine } from '#src/machines/platform/create-reading-machine.ts'
import { orderOf } from '#src/machines/order/order-kind.ts'

type Order = components['schemas']['Order']

/** The town that the goods go to. */
export interface Destination {
  city: string
  latitude: number
  longitude: number
}

export interface OrderMap {
  order: Order
  /** Null when nobody knows where its delivery address is. */
  destination: Destination | null
  /** The vector style to draw it with; without one it is drawn over an outline of the world. */
  styleUrl?: string | undefined
}

/**
 * Somebody follows the delivery of an order on a map: it is read again with each report of the carrier's. An address has no coordinates:
 * its town is looked up as it is when an address is typed, and left out when it is not found.
 */
export const orderMapMachine = createReadingMachine<{ path: { id: string } }, OrderMap>({
  id: 'orderMap',
  read: async (call, signal) => {
    const order = orderOf((await callApi('viewOrder', { ...call, signal })).results)
    const [destination, styleUrl] = await Promise.all([destinationOf(order, signal), mapStyleAddress()])
    return { order, destination, styleUrl }
  },
  staledBy: (event, input) => event.type === 'order.changed' && event.subjectId === input.path.id,
})

/** Another town than the one that was written would mislead: what is found must be in the country and have the name. */
async function destinationOf({ deliveryAddress }: Order, signal: AbortSignal): Promise<Destination | null> {
  try {
    const { results } = await callApi('getCompleteAddress', { path: { text: deliveryAddress.city }, signal })
    const { city, country, latitude, longitude } = results
    const found = country === deliveryAddress.country && isSamePlaceName(city, deliveryAddress.city)
    return found ? { city, latitude, longitude } : null
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
