import {
  changeProduct,
  findListing,
  currentListing,
  refuseProblems,
  sheetProblems,
  statusAfter,
} from '#server/domain/listing/listings.ts'
import { assertListingAllowed } from '#server/domain/plan/plan-allowances.ts'
import type { Text } from '#server/domain/platform/domain-error.ts'
import { recountProducts } from '#server/domain/catalogue/seller-products.ts'
import type { Operation } from '#server/operation.ts'

export const changeProductStatus: Operation<'changeProductStatus'> = async (call) => {
  const product = await findListing(call, call.caller, call.id)
  const activates = product.status === 'inactive'
  const status = statusAfter(product, { type: activates ? 'product.activate' : 'product.deactivate' })
  if (activates) {
    const open = product.missing.map((field): [string, Text] => [field, { key: 'server:field.required' }])
    refuseProblems({ ...Object.fromEntries(open), ...sheetProblems(product) })
    await assertListingAllowed(call, product.sellerId)
  }
  await changeProduct(call, product, { status })
  await recountProducts(call, product.sellerId)
  return currentListing(call, product._id)
}
