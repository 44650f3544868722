import { changeProduct, findListing, statusAfter } from '#server/domain/listing/listings.ts'
import { closeQuotesOf } from '#server/domain/quote/quote-closing.ts'
import { recountProducts } from '#server/domain/catalogue/seller-products.ts'
import type { Operation } from '#server/operation.ts'

/** The row stays for its references; its files stay readable for their recipients. */
export const deleteProduct: Operation<'deleteProduct'> = async (call) => {
  const product = await findListing(call, call.caller, call.id)
  await changeProduct(call, product, { status: statusAfter(product, { type: 'product.delete' }) })
  await recountProducts(call, product.sellerId)
  await closeQuotesOf(call, product)
  return {}
}
