import type { Row } from '#server/store/tables.ts'

/** Where the goods leave, and where they go to. */
interface Ends {
  seller: Pick<Row<'sellers'>, 'city'>
  deliveryAddress: Pick<Row<'orders'>['deliveryAddress'], 'city'>
}

/**
 * Returns the named place of a delivery term (Incoterms 2020, A2): what was stated, else the seller's town where the goods are handed over there
 * (EXW, FCA), and the buyer's where they are delivered (DAP, DPU, DDP). Null of another term without a stated place: no port follows from an address.
 */
export function namedPlace(
  incoterm: Row<'orders'>['incoterm'],
  stated: string | null | undefined,
  { seller, deliveryAddress }: Ends,
): string | null {
  const place = stated?.trim() ?? ''
  if (place !== '') return place
  if (incoterm === 'EXW' || incoterm === 'FCA') return seller.city.trim() || null
  return incoterm.startsWith('D') ? deliveryAddress.city.trim() || null : null
}
