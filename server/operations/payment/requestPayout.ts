import { assertSecondFactor } from '#server/domain/account/second-factors.ts'
import { askForPayout, serializePayout } from '#server/domain/payment/payouts.ts'
import { conflict } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

export const requestPayout: Operation<'requestPayout'> = async (call) => {
  const { tables, caller, body } = call
  const userId = caller.user._id
  await assertSecondFactor(call, userId)
  const account = await tables.find('payoutAccounts', { userId, currency: body.amount.currency })
  if (account === undefined) throw conflict('server:conflict.noPayoutAccount')
  return serializePayout(await askForPayout(call, account, body.amount, { weekly: false }))
}
