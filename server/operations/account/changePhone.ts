import { sendCode, waitBetweenCodes } from '#server/domain/account/one-time-codes.ts'
import { countTextMessage, withoutTrunkZero } from '#server/domain/platform/text-message-numbers.ts'
import { withPassword } from '#server/domain/account/passwords.ts'
import type { Call, ResultsOf, SteppedOperation } from '#server/operation.ts'

export const changePhone: SteppedOperation<'changePhone'> = {
  inSteps: ({ password }, ports, steps) => withPassword(password, ports, steps, sendToPhone),
}

async function sendToPhone(call: Call<'changePhone'>): Promise<ResultsOf<'changePhone'>> {
  const { body, caller } = call
  const { user } = caller
  await waitBetweenCodes(call, user._id, 'phoneChange')
  const number = withoutTrunkZero(body)
  const { countryCode, phoneNumber } = number
  await countTextMessage(call, number)
  return sendCode(call, {
    subject: user._id,
    purpose: 'phoneChange',
    recipient: countryCode + phoneNumber,
    channel: 'sms',
    language: user.language,
    name: user.fullName,
    userId: user._id,
    target: `${countryCode} ${phoneNumber}`,
    isSent: true,
  })
}
