import { waitBetweenCodes } from '#server/domain/account/one-time-codes.ts'
import { findRegistration, sendRegistrationCode } from '#server/domain/account/registrations.ts'
import { conflict } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

export const resendOTP: Operation<'resendOTP'> = async (call) => {
  const { codeToken } = call.body
  const registration = await findRegistration(call, codeToken)
  if (registration === undefined) throw conflict('server:conflict.registrationOver')
  await waitBetweenCodes(call, registration._id, 'signup')
  return { codeToken, ...(await sendRegistrationCode(call, registration)) }
}
