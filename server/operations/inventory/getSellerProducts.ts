import { pageOf } from '#server/domain/paging.ts'
import { cardAnswer } from '#server/domain/product-answers.ts'
import { ownCardAnswers } from '#server/domain/seller-products.ts'
import { notYours } from '#server/domain/refusal.ts'
import type { Operation } from '#server/operation.ts'

export const getSellerProducts: Operation<'getSellerProducts'> = async ({ tables, body, caller, now }) => {
  const seller = await tables.find('sellers', { _id: body.sellerId })
  if (seller === undefined) throw notYours()
  const own = caller?.side === 'seller' && caller.user._id === seller._id
  const { rows, total } = await tables.productPage({
    sellerId: seller._id,
    ...(body.search === undefined ? {} : { search: body.search }),
    includeInactive: own,
    ...(body.soldOut === undefined ? {} : { soldOut: body.soldOut }),
    ...(own && body.status !== undefined ? { status: body.status } : {}),
    now,
    sort: body.sort ?? 'top',
    ...pageOf(body),
  })
  return { products: own ? await ownCardAnswers({ tables, now }, rows) : rows.map((row) => cardAnswer(row, now)), total }
}
