import { createPayoutBatch as create, serializePayoutBatch } from '#server/domain/payment/payout-batches.ts'
import type { Operation } from '#server/operation.ts'

export const createPayoutBatch: Operation<'createPayoutBatch'> = async (call) =>
  serializePayoutBatch(call, await create(call, call.body.currency, call.caller.operator.email))
