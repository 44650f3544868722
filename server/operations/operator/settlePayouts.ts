import { findPayoutBatch } from '#server/domain/payment/payout-batches.ts'
import { returnPayout, settlePayout } from '#server/domain/payment/payouts.ts'
import { conflict, invalidFields } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

export const settlePayouts: Operation<'settlePayouts'> = async (call) => {
  const { tables, body } = call
  const batch = await findPayoutBatch(call, call.id)
  const payouts = await tables.list('payouts', { batchId: batch._id }, { orderBy: ['requestedAt', '_id'] })
  const named = body.payoutIds
  const strange = named?.findIndex((id) => !payouts.some(({ _id }) => _id === id)) ?? -1
  if (strange >= 0) throw invalidFields({ [`payoutIds.${strange}`]: { key: 'server:field.notInBatch' } })
  const chosen = payouts.filter(({ _id, status }) => (named === undefined ? status === 'sent' : named.includes(_id)))
  if (chosen.length === 0) throw conflict('server:conflict.changed', { state: payouts[0]?.status ?? 'arrived' })
  for (const payout of chosen) {
    if (body.outcome === 'arrived') await settlePayout(call, payout)
    else await returnPayout(call, payout, body.reason, 'payoutReturned')
  }
  return { settled: chosen.length }
}
