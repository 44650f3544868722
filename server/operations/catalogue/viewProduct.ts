import { findAgreedPrices } from '#server/domain/catalogue/agreed-prices.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import { serializeListing, serializeProduct } from '#server/domain/catalogue/product-serializer.ts'
import { notFound } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

/** Inactive products are visible to their seller alone, deleted ones to nobody. */
export const viewProduct: Operation<'viewProduct'> = async ({ tables, ports, id, caller, now }) => {
  const detail = await tables.productDetail(id)
  if (detail === undefined) throw notFound()
  const { status, sellerId } = detail.product
  const own = sellerId === caller?.user._id
  if (status === 'deleted' || (status !== 'active' && !own)) throw notFound()
  if (own) return serializeListing(detail, now)
  // Views of the seller itself do not count.
  ports.productViews.note({ productId: id, ...(caller && { userId: caller.user._id }) })
  const product = serializeProduct(detail, now)
  const agreed = caller && (await findAgreedPrices({ tables, now }, detail.product, caller.user._id))
  return agreed === undefined ? product : { ...product, agreedPrices: omitNull({ ...agreed }) }
}
