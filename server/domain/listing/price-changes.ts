import { isDeepStrictEqual } from 'node:util'
import { assertNotAlerted } from '#server/domain/account/sign-in-alerts.ts'
import type { Call } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

type Prices = Pick<Row<'products'>, 'currency' | 'priceTiers'>

/**
 * Throws 403 for other prices from a browser that is new to the seller: an accomplice could order for next to nothing. What is not a price
 * may change there.
 */
export async function assertMayPrice(
  call: Call<'editInventory'> | Call<'editSellerProduct'>,
  { currency, priceTiers }: Prices,
  next: Prices,
): Promise<void> {
  if (currency === next.currency && isDeepStrictEqual(priceTiers, next.priceTiers)) return
  await assertNotAlerted(call, call.caller)
}
