import { dispatchDueBefore } from '#server/domain/order/delivery-deadlines.ts'
import { isWithoutFreightRates } from '#server/domain/order/freight-rates.ts'
import type { Operation } from '#server/operation.ts'

export const getSellerTasks: Operation<'getSellerTasks'> = async ({ tables, caller, now }) => {
  const userId = caller.user._id
  const [counts, { unread: unreadMessages }, freightRates] = await Promise.all([
    tables.sellerTasks(userId, { now, dueBefore: dispatchDueBefore(now) }),
    tables.chatPage({ userId, limit: 0, offset: 0 }),
    isWithoutFreightRates({ tables }, userId),
  ])
  return { ...counts, unreadMessages, freightRates }
}
