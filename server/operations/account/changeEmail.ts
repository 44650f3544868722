import { sendCode, waitBetweenCodes } from '#server/domain/account/one-time-codes.ts'
import { queueMail } from '#server/domain/platform/outbox.ts'
import { provePassword } from '#server/domain/account/passwords.ts'
import { invalidFields } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

/** A taken address gets the same response as a free one; its owner gets a mail, and the code is never sent. */
export const changeEmail: Operation<'changeEmail'> = async (call) => {
  const { tables, body, caller } = call
  const { user } = caller
  await provePassword(call, user, body.password, 'password')
  const email = body.email.trim().toLowerCase()
  if (email === user.email) throw invalidFields({ email: { key: 'server:field.sameEmail' } })
  await waitBetweenCodes(call, user._id, 'emailChange')
  const order = { subject: user._id, purpose: 'emailChange', recipient: email, target: email } as const
  const owner = await tables.find('users', { email })
  if (owner === undefined) return sendCode(call, { ...order, user })
  await queueMail(call, {
    recipient: email,
    language: owner.language,
    template: 'alreadyRegistered',
    values: { name: owner.fullName },
  })
  return sendCode(call, { ...order, user: undefined })
}
