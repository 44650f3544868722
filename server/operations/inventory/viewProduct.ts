import { productAnswer } from '#server/domain/product-answers.ts'
import { notYours } from '#server/domain/refusal.ts'
import type { Operation } from '#server/operation.ts'

/** An inactive product is shown to its seller alone. */
export const viewProduct: Operation<'viewProduct'> = async ({ tables, ports, id, caller, now }) => {
  const detail = await tables.productDetail(id)
  if (detail === undefined) throw notYours()
  if (detail.product.status !== 'active' && detail.product.sellerId !== caller?.user._id) throw notYours()
  // A seller looking at its own goods is no interest in them.
  if (detail.product.sellerId !== caller?.user._id)
    ports.productViews.note({ productId: id, ...(caller && { userId: caller.user._id }) })
  return productAnswer(detail, now)
}
