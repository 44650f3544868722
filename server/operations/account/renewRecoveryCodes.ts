import { replaceRecoveryCodes } from '#server/domain/account/recovery-codes.ts'
import { hasSecondFactor } from '#server/domain/account/second-factors.ts'
import { conflict } from '#server/domain/platform/domain-error.ts'
import { queueMail } from '#server/domain/platform/outbox.ts'
import { recordSecurityEvent } from '#server/domain/platform/security-log.ts'
import type { Operation } from '#server/operation.ts'

export const renewRecoveryCodes: Operation<'renewRecoveryCodes'> = async (call) => {
  const { user } = call.caller
  if (!(await hasSecondFactor(call, user._id))) throw conflict('server:conflict.noSecondFactor')
  await recordSecurityEvent(call, { kind: 'recoveryCodes.renewed', accountId: user._id })
  const { email: recipient, language, fullName: name } = user
  await queueMail(call, { recipient, language, template: 'recoveryCodesRenewed', values: { name } })
  return { recoveryCodes: await replaceRecoveryCodes(call, user._id) }
}
