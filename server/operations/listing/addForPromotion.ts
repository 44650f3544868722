import { changeProduct, findListing, currentListing, statusAfter } from '#server/domain/listing/listings.ts'
import { takeAllowance } from '#server/domain/plan/plan-allowances.ts'
import { conflict } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

const days = 30

export const addForPromotion: Operation<'addForPromotion'> = async (call) => {
  const { caller, id, now } = call
  const product = await findListing(call, caller, id)
  const status = statusAfter(product, { type: 'product.promote' })
  if (product.promotedUntil !== null && product.promotedUntil > now) {
    throw conflict('server:conflict.promoted', { state: 'promoted' })
  }
  const promotedUntil = new Date(Date.parse(now) + days * 86_400_000).toISOString()
  await takeAllowance(call, product.sellerId, 'promotions')
  await changeProduct(call, product, { status, promotedUntil })
  return currentListing(call, id)
}
