import { changeProduct, findOwnProduct, ownProduct, refuseProblems, sheetProblems, statusAfter } from '#server/domain/listings.ts'
import { assertListingAllowed } from '#server/domain/plan-allowances.ts'
import type { Text } from '#server/domain/refusal.ts'
import { recountProducts } from '#server/domain/seller-products.ts'
import type { Operation } from '#server/operation.ts'

export const changeProductStatus: Operation<'changeProductStatus'> = async (call) => {
  const product = await findOwnProduct(call, call.caller, call.id)
  const activates = product.status === 'inactive'
  const status = statusAfter(product, { type: activates ? 'product.activate' : 'product.deactivate' })
  if (activates) {
    const open = product.missing.map((field): [string, Text] => [field, { key: 'server:field.required' }])
    refuseProblems({ ...Object.fromEntries(open), ...sheetProblems(product) })
    await assertListingAllowed(call, product.sellerId)
  }
  await changeProduct(call, product, { status })
  await recountProducts(call, product.sellerId)
  return ownProduct(call, product._id)
}
