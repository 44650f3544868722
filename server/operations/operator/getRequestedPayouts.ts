import { serializeOperatorPayouts } from '#server/domain/operator/payout-view.ts'
import { recordReading } from '#server/domain/operator/recorded-readings.ts'
import { waiting } from '#server/domain/operator/work-queues.ts'
import { dueCurrencies } from '#server/domain/payment/payout-batches.ts'
import { pageOf } from '#server/domain/platform/paging.ts'
import type { Operation } from '#server/operation.ts'

export const getRequestedPayouts: Operation<'getRequestedPayouts'> = async (call) => {
  const { tables, body } = call
  await recordReading(call, 'getRequestedPayouts')
  const where = { ...waiting.payouts, ...(body.id && { _id: body.id }) }
  const [payouts, total, currencies] = await Promise.all([
    tables.list('payouts', where, { orderBy: ['requestedAt', '_id'], ...pageOf(body) }),
    tables.count('payouts', where),
    dueCurrencies(call),
  ])
  return { total, currencies, payouts: await serializeOperatorPayouts(call, payouts) }
}
