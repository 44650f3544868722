import { type Quantity, units } from './quantity.ts'

/** An address whose query begins the page with a quantity. */
export function withQuantity(address: string, quantity: Quantity | undefined): string {
  if (quantity === undefined) return address
  const { value, unit } = quantity
  const query = new URLSearchParams({ quantity: String(value), unit }).toString()
  return `${address}${address.includes('?') ? '&' : '?'}${query}`
}

/** The quantity that `withQuantity` has put into an address. */
export function quantityOf(search: string): Quantity | undefined {
  const query = new URLSearchParams(search)
  const value = Number(query.get('quantity') ?? Number.NaN)
  const unit = units.find((each) => each === query.get('unit'))
  return unit !== undefined && value > 0 && Number.isFinite(value) ? { value, unit } : undefined
}
