import { pageOf } from '#server/domain/platform/paging.ts'
import { serializeSeller } from '#server/domain/catalogue/product-serializer.ts'
import type { Operation } from '#server/operation.ts'

export const getTopSeller: Operation<'getTopSeller'> = async ({ tables, body }) => {
  const search = body.search?.trim() ?? ''
  const { rows, total } = await tables.sellerPage({ ...(search === '' ? {} : { search }), ...pageOf(body) })
  return { sellers: rows.map(serializeSeller), total }
}
