import { approveTransfer as approve } from '#server/domain/payment/bank-transfers.ts'
import type { Operation } from '#server/operation.ts'

export const approveTransfer: Operation<'approveTransfer'> = async (call) => {
  const { sameReference } = call.body
  await approve(call, call.id, { sameReference })
  return {}
}
