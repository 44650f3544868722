import { assertNotAlerted } from '#server/domain/account/sign-in-alerts.ts'
import { replaceRates } from '#server/domain/order/freight-rates.ts'
import type { Operation } from '#server/operation.ts'

export const replaceFreightRates: Operation<'replaceFreightRates'> = async (call) => {
  // It is a price: an accomplice could have goods carried for nothing.
  await assertNotAlerted(call, call.caller)
  return replaceRates(call, call.caller.user._id, call.body)
}
