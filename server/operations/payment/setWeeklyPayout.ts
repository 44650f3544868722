import { assertSecondFactor } from '#server/domain/account/second-factors.ts'
import { findPayoutAccount, serializePayoutAccount } from '#server/domain/payment/payout-accounts.ts'
import { nextWeeklyRun } from '#server/domain/payment/weekly-payouts.ts'
import type { Operation } from '#server/operation.ts'

export const setWeeklyPayout: Operation<'setWeeklyPayout'> = async (call) => {
  const { tables, caller, id, body, now } = call
  const account = await findPayoutAccount(call, caller.user._id, id)
  if (body.weekly) await assertSecondFactor(call, caller.user._id)
  const set = { weekly: body.weekly, nextRunAt: body.weekly ? nextWeeklyRun(now) : null }
  await tables.update('payoutAccounts', { _id: id }, set)
  return serializePayoutAccount({ ...account, ...set })
}
