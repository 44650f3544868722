import { serializePayout } from '#server/domain/payment/payouts.ts'
import { pageOf } from '#server/domain/platform/paging.ts'
import type { Operation } from '#server/operation.ts'

export const getPayouts: Operation<'getPayouts'> = async ({ tables, caller, body }) => {
  const own = { userId: caller.user._id }
  const [payouts, total] = await Promise.all([
    tables.list('payouts', own, { orderBy: ['-requestedAt', '-_id'], ...pageOf(body) }),
    tables.count('payouts', own),
  ])
  return { payouts: payouts.map(serializePayout), total }
}
