import { orderSummary } from '#server/domain/order-answers.ts'
import { pageOf } from '#server/domain/paging.ts'
import type { Operation } from '#server/operation.ts'

export const getMyOrders: Operation<'getMyOrders'> = async ({ tables, caller, body }) => {
  const search = body.search?.trim() ?? ''
  const { rows, total } = await tables.orderPage({
    side: caller.side,
    userId: caller.user._id,
    kind: body.kind ?? 'product',
    ...(body.statuses === undefined || body.statuses.length === 0 ? {} : { statuses: body.statuses }),
    ...(search === '' ? {} : { search }),
    ...pageOf(body),
  })
  return { orders: rows.map(orderSummary), total }
}
