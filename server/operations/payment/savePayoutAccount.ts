import { assertSecondFactor } from '#server/domain/account/second-factors.ts'
import { savePayoutAccount as save, serializePayoutAccount } from '#server/domain/payment/payout-accounts.ts'
import type { Operation } from '#server/operation.ts'

export const savePayoutAccount: Operation<'savePayoutAccount'> = async (call) => {
  const { user } = call.caller
  await assertSecondFactor(call, user._id)
  return serializePayoutAccount(await save(call, user, call.body))
}
