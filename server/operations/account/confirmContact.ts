import { consumeCode } from '#server/domain/account/one-time-codes.ts'
import { queueMail } from '#server/domain/platform/outbox.ts'
import { conflict } from '#server/domain/platform/domain-error.ts'
import { recordSecurityEvent, type SecurityEvent } from '#server/domain/platform/security-log.ts'
import { endEarlierAccess } from '#server/domain/account/account-recovery.ts'
import { renewToken } from '#server/domain/account/sessions.ts'
import { describeUser } from '#server/domain/account/user-profile.ts'
import type { Call, Operation } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

export const confirmContact: Operation<'confirmContact'> = async (call) => {
  const { tables, body, caller } = call
  const { target } = await consumeCode(call, caller.user._id, body.purpose, body.code)
  if (target === null) throw new Error(`A code of ${body.purpose} was made without what it changes`)
  const set = body.purpose === 'emailChange' ? await newEmail(call, target) : newPhone(target, call.now)
  await tables.update('users', { _id: caller.user._id }, set)
  await endEarlierAccess(call, caller.user, caller.session._id)
  await recordSecurityEvent(call, contactEvent(caller.user, set))
  const token = await renewToken(call, caller.session._id)
  return { token, user: await describeUser(call, { ...caller.user, ...set }) }
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

/**
 * The address that an account is taken over from stands nowhere else afterwards, and its owner is to get it back. Of numbers, by which
 * nobody signs in, the last three digits tell which it was.
 */
function contactEvent(user: Row<'users'>, set: { email: string } | { phoneNumber: string }): SecurityEvent {
  const accountId = user._id
  if ('email' in set) return { kind: 'email.changed', accountId, before: { email: user.email }, after: { email: set.email } }
  const [before, after] = [user, set].map(({ phoneNumber }) => ({ phoneNumber: `…${phoneNumber.slice(-3)}` }))
  return { kind: 'phone.changed', accountId, before, after }
}
