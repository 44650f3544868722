import { approveTransfer as approve } from '#server/domain/payment/bank-transfers.ts'
import type { Operation } from '#server/operation.ts'

export const approveTransfer: Operation<'approveTransfer'> = async (call) => {
  await approve(call, call.id, call.body)
  return {}
}
