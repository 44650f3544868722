import { serializeListing, serializeProduct } from '#server/domain/catalogue/product-serializer.ts'
import { notFound } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

/** An inactive product is shown to its seller alone, a deleted one to nobody. */
export const viewProduct: Operation<'viewProduct'> = async ({ tables, ports, id, caller, now }) => {
  const detail = await tables.productDetail(id)
  if (detail === undefined) throw notFound()
  const { status, sellerId } = detail.product
  const own = sellerId === caller?.user._id
  if (status === 'deleted' || (status !== 'active' && !own)) throw notFound()
  if (own) return serializeListing(detail, now)
  // A seller looking at its own goods is no interest in them.
  ports.productViews.note({ productId: id, ...(caller && { userId: caller.user._id }) })
  return serializeProduct(detail, now)
}
