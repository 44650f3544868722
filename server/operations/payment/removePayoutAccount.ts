import { removePayoutAccount as remove } from '#server/domain/payment/payout-accounts.ts'
import type { Operation } from '#server/operation.ts'

export const removePayoutAccount: Operation<'removePayoutAccount'> = async (call) => {
  await remove(call, call.caller.user, call.id)
  return {}
}
