import { sendCode, waitBetweenCodes } from '#server/domain/account/one-time-codes.ts'
import { provePassword } from '#server/domain/account/passwords.ts'
import type { Operation } from '#server/operation.ts'

export const changePhone: Operation<'changePhone'> = async (call) => {
  const { body, caller } = call
  const { user } = caller
  await provePassword(call, user, body.password, 'password')
  await waitBetweenCodes(call, user._id, 'phoneChange')
  const { countryCode, phoneNumber } = body
  const to = { phone: countryCode + phoneNumber, target: `${countryCode} ${phoneNumber}` }
  return sendCode(call, { subject: user._id, purpose: 'phoneChange', user, ...to })
}
