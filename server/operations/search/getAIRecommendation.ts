import { serializeProductCard } from '#server/domain/catalogue/product-serializer.ts'
import { recommended } from '#server/domain/search/recommendations.ts'
import { notFound } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

export const getAIRecommendation: Operation<'getAIRecommendation'> = async ({ tables, body, caller, now }) => {
  const { productId, pageSize = 12 } = body
  const product = productId === undefined ? undefined : await tables.find('products', { _id: productId })
  if (productId !== undefined && product === undefined) throw notFound()
  const rows = await recommended({ tables, now, product, userId: caller?.user._id, size: pageSize })
  return { products: rows.map((row) => serializeProductCard(row, now)), total: rows.length }
}
