import { offeredTerms } from '#server/domain/order/payment-terms.ts'
import { priceRequest } from '#server/domain/order/order-requests.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import type { Operation } from '#server/operation.ts'

export const previewOrder: Operation<'previewOrder'> = async (call) => {
  const { caller, body } = call
  const { totals, product } = await priceRequest(call, caller, body)
  if (body.kind === 'sample') return totals
  const pair = { sellerId: product.sellerId, buyerId: caller.user._id }
  return { ...totals, ...omitNull({ offeredTerms: (await offeredTerms(call, pair, totals.total)) ?? null }) }
}
