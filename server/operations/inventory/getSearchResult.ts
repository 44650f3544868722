import { pageOf } from '#server/domain/paging.ts'
import { cardAnswer, sellerAnswer } from '#server/domain/product-answers.ts'
import type { Operation } from '#server/operation.ts'

export const getSearchResult: Operation<'getSearchResult'> = async ({ tables, body, now }) => {
  const { limit, offset } = pageOf(body)
  const [products, sellers] = await Promise.all([
    tables.searchProducts(body.search, now, limit, offset),
    tables.sellerPage({ search: body.search, limit, offset }),
  ])
  return {
    products: products.rows.map((row) => cardAnswer(row, now)),
    sellers: sellers.rows.map(sellerAnswer),
    total: products.total,
    corrected: products.corrected,
  }
}
