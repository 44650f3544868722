import { serializeOperatorPayouts } from '#server/domain/operator/payout-view.ts'
import { queuePage, waiting } from '#server/domain/operator/work-queues.ts'
import type { Operation } from '#server/operation.ts'

export const getRequestedPayouts: Operation<'getRequestedPayouts'> = async (call) => {
  const { tables } = call
  const payouts = await tables.list('payouts', waiting.payouts, { orderBy: ['requestedAt', '_id'], limit: queuePage })
  return { total: await tables.count('payouts', waiting.payouts), payouts: await serializeOperatorPayouts(call, payouts) }
}
