import { createPayoutBatch as create, serializePayoutBatch } from '#server/domain/payment/payout-batches.ts'
import type { Operation } from '#server/operation.ts'

export const createPayoutBatch: Operation<'createPayoutBatch'> = async (call) => {
  const { batch, leftOut } = await create(call, call.body.currency, call.caller.operator.email)
  return { ...(await serializePayoutBatch(call, batch)), ...(leftOut > 0 && { leftOut }) }
}
