import { cardAnswer } from '#server/domain/product-answers.ts'
import { recommended } from '#server/domain/recommendations.ts'
import { notYours } from '#server/domain/refusal.ts'
import type { Operation } from '#server/operation.ts'

export const getAIRecommendation: Operation<'getAIRecommendation'> = async ({ tables, body, caller, now }) => {
  const { productId, pageSize = 12 } = body
  const product = productId === undefined ? undefined : await tables.find('products', { _id: productId })
  if (productId !== undefined && product === undefined) throw notYours()
  const rows = await recommended({ tables, now, product, userId: caller?.user._id, size: pageSize })
  return { products: rows.map((row) => cardAnswer(row, now)), total: rows.length }
}
