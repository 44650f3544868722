import { declineTransfer as decline } from '#server/domain/payment/bank-transfers.ts'
import type { Operation } from '#server/operation.ts'

export const declineTransfer: Operation<'declineTransfer'> = async (call) => {
  await decline(call, call.id, call.body.reason)
  return {}
}
