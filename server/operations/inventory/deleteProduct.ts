import { changeProduct, findOwnProduct, statusAfter } from '#server/domain/listings.ts'
import { closeQuotesOf } from '#server/domain/quote-closing.ts'
import { recountProducts } from '#server/domain/seller-products.ts'
import type { Operation } from '#server/operation.ts'

/** The row stays for what names it; its files stay readable for those who were given them. */
export const deleteProduct: Operation<'deleteProduct'> = async (call) => {
  const product = await findOwnProduct(call, call.caller, call.id)
  await changeProduct(call, product, { status: statusAfter(product, { type: 'product.delete' }) })
  await recountProducts(call, product.sellerId)
  await closeQuotesOf(call, product)
  return {}
}
