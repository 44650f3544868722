import type { OrderRow } from './orders.ts'

/** The lines of an address above its country. */
export function addressLines(address: OrderRow['deliveryAddress']): string[] {
  const { line1, line2, postalCode, city, region } = address
  const place = [postalCode, city].filter((part) => part !== undefined).join(' ')
  return [line1, line2, place, region].filter((line) => line !== undefined).filter((line) => line !== '')
}
