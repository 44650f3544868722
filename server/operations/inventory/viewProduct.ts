import { ownProductAnswer, productAnswer } from '#server/domain/product-answers.ts'
import { notYours } from '#server/domain/refusal.ts'
import type { Operation } from '#server/operation.ts'

/** An inactive product is shown to its seller alone, a deleted one to nobody. */
export const viewProduct: Operation<'viewProduct'> = async ({ tables, ports, id, caller, now }) => {
  const detail = await tables.productDetail(id)
  if (detail === undefined) throw notYours()
  const { status, sellerId } = detail.product
  const own = sellerId === caller?.user._id
  if (status === 'deleted' || (status !== 'active' && !own)) throw notYours()
  if (own) return ownProductAnswer(detail, now)
  // A seller looking at its own goods is no interest in them.
  ports.productViews.note({ productId: id, ...(caller && { userId: caller.user._id }) })
  return productAnswer(detail, now)
}
