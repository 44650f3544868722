import { pageOf } from '#server/domain/paging.ts'
import { sellerAnswer } from '#server/domain/product-answers.ts'
import type { Operation } from '#server/operation.ts'

export const getTopSeller: Operation<'getTopSeller'> = async ({ tables, body }) => {
  const search = body.search?.trim() ?? ''
  const { rows, total } = await tables.sellerPage({ ...(search === '' ? {} : { search }), ...pageOf(body) })
  return { sellers: rows.map(sellerAnswer), total }
}
