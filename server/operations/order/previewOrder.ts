import { shownPackages } from '#server/domain/catalogue/ordered-packages.ts'
import { offeredTerms } from '#server/domain/order/payment-terms.ts'
import { priceRequest } from '#server/domain/order/order-requests.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import type { Operation } from '#server/operation.ts'

export const previewOrder: Operation<'previewOrder'> = async (call) => {
  const { caller, body } = call
  const { totals, product, packed, isAgreed = false } = await priceRequest(call, caller, body)
  const shown = packed.packages === null ? totals : { ...totals, quantity: packed.quantity, ...shownPackages(packed) }
  if (body.kind === 'sample') return shown
  const pair = { sellerId: product.sellerId, buyerId: caller.user._id }
  const agreed = isAgreed ? { agreed: true as const } : {}
  return { ...shown, ...agreed, ...omitNull({ offeredTerms: (await offeredTerms(call, pair, totals.total)) ?? null }) }
}
