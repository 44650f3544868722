import { type Incoterm, isIncoterm } from './incoterms.ts'
import type { PackageSize } from './packages.ts'
import { placeOrderAddress } from './paths.ts'
import { type Quantity } from './quantity.ts'
import { withQuantity } from './quantity-query.ts'

interface EarlierOrder {
  _id: string
  productId: string
  quantity: Quantity
  incoterm: Incoterm
  /** Those that it came in. */
  packages?: PackageSize
}

/** The form of an order that begins as an earlier one was. */
export function orderAgainAddress({ _id, productId, quantity, incoterm, packages }: EarlierOrder): string {
  const query = new URLSearchParams({ again: _id, incoterm }).toString()
  return `${withQuantity(placeOrderAddress(productId), quantity, packages)}&${query}`
}

/** The earlier order that `orderAgainAddress` has put into an address. */
export function orderAgainOf(search: string): { orderId: string; incoterm: Incoterm | undefined } | undefined {
  const query = new URLSearchParams(search)
  const orderId = query.get('again')
  const incoterm = query.get('incoterm') ?? ''
  return orderId === null ? undefined : { orderId, incoterm: isIncoterm(incoterm) ? incoterm : undefined }
}
