import { spendCode } from '#server/domain/account/one-time-codes.ts'
import { queueMail } from '#server/domain/platform/outbox.ts'
import { conflict } from '#server/domain/platform/domain-error.ts'
import { endEarlierAccess } from '#server/domain/account/account-recovery.ts'
import { serializeUser } from '#server/domain/account/user-serializer.ts'
import type { Call, Operation } from '#server/operation.ts'

export const confirmContact: Operation<'confirmContact'> = async (call) => {
  const { tables, body, caller } = call
  const { target } = await spendCode(call, caller.user._id, body.purpose, body.code)
  if (target === null) throw new Error(`A code of ${body.purpose} was made without what it changes`)
  const set = body.purpose === 'emailChange' ? await newEmail(call, target) : newPhone(target, call.now)
  await tables.update('users', { _id: caller.user._id }, set)
  await endEarlierAccess(call, caller.user, caller.session._id)
  return serializeUser({ ...caller.user, ...set })
}

/** Notifies the old address, in case an attacker did it. */
async function newEmail(call: Call<'confirmContact'>, email: string) {
  const { tables, caller, now } = call
  const { user } = caller
  // The code proves access to that mailbox, so this reveals nothing.
  if ((await tables.find('users', { email })) !== undefined) throw conflict('server:conflict.emailTaken')
  const mail = { recipient: user.email, language: user.language, values: { name: user.fullName, email } }
  await queueMail(call, { ...mail, template: 'emailChanged' })
  return { email, emailVerifiedAt: now }
}

function newPhone(target: string, now: string) {
  const [countryCode = '', phoneNumber = ''] = target.split(' ')
  return { countryCode, phoneNumber, phoneVerifiedAt: now }
}
