import { sendCode, waitBetweenCodes } from '#server/domain/account/one-time-codes.ts'
import { queueMail } from '#server/domain/platform/outbox.ts'
import { withPassword } from '#server/domain/account/passwords.ts'
import { invalidFields } from '#server/domain/platform/domain-error.ts'
import type { Call, ResultsOf, SteppedOperation } from '#server/operation.ts'

/** A taken address gets the same response as a free one; its owner gets a mail, and the code is never sent. */
export const changeEmail: SteppedOperation<'changeEmail'> = {
  inSteps: ({ password }, ports, steps) => withPassword(password, ports, steps, sendToEmail),
}

async function sendToEmail(call: Call<'changeEmail'>): Promise<ResultsOf<'changeEmail'>> {
  const { tables, body, caller } = call
  const { user } = caller
  const email = body.email.trim().toLowerCase()
  if (email === user.email) throw invalidFields({ email: { key: 'server:field.sameEmail' } })
  await waitBetweenCodes(call, user._id, 'emailChange')
  const owner = await tables.find('users', { email })
  if (owner !== undefined) {
    const values = { name: owner.fullName }
    await queueMail(call, { recipient: email, language: owner.language, template: 'alreadyRegistered', values })
  }
  const order = { subject: user._id, purpose: 'emailChange', recipient: email, channel: 'mail', target: email } as const
  return sendCode(call, { ...order, language: user.language, userId: user._id, isSent: owner === undefined })
}
