import { type Incoterm, sellerCarries } from '#src/lib/incoterms.ts'
import type { Row } from '#server/store/tables.ts'

/** Offers and bids state their freight: an order that is made of one never waits for it. */
export const statedFreight = (incoterm: Incoterm, shipping: number): Row<'orders'>['freight'] =>
  shipping > 0 || sellerCarries(incoterm) ? 'included' : 'none'
