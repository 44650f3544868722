import { shownPackages } from '#server/domain/catalogue/ordered-packages.ts'
import { priceRequest } from '#server/domain/order/order-requests.ts'
import type { Operation } from '#server/operation.ts'

export const previewOrder: Operation<'previewOrder'> = async (call) => {
  const { totals, packed } = await priceRequest(call, call.caller, call.body)
  return packed.packages === null ? totals : { ...totals, quantity: packed.quantity, ...shownPackages(packed) }
}
