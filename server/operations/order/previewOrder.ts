import { shownPackages } from '#server/domain/catalogue/ordered-packages.ts'
import { namedPlace } from '#server/domain/order/named-place.ts'
import { offeredTerms } from '#server/domain/order/payment-terms.ts'
import { priceRequest } from '#server/domain/order/order-requests.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import type { Operation } from '#server/operation.ts'

export const previewOrder: Operation<'previewOrder'> = async (call) => {
  const { caller, body } = call
  const { totals, product, address, incoterm, packed, isAgreed = false } = await priceRequest(call, caller, body)
  const shown = packed.packages === null ? totals : { ...totals, quantity: packed.quantity, ...shownPackages(packed) }
  if (body.kind === 'sample') return shown
  const pair = { sellerId: product.sellerId, buyerId: caller.user._id }
  const [seller, offered] = await Promise.all([
    call.tables.find('sellers', { _id: product.sellerId }),
    offeredTerms(call, pair, totals.total),
  ])
  const place = seller && namedPlace(incoterm, undefined, { seller, deliveryAddress: address })
  return {
    ...shown,
    ...(isAgreed && { agreed: true as const }),
    ...omitNull({ incotermPlace: place ?? null, offeredTerms: offered ?? null }),
  }
}
