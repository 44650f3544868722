import { confirmationEnd } from '#server/domain/account/identity-confirmations.ts'
import { consumeAppCode, countProofTry } from '#server/domain/operator/operator-confirmations.ts'
import { provePasskey, takeChallenge } from '#server/domain/operator/operator-passkeys.ts'
import { invalidFields, unauthenticated } from '#server/domain/platform/domain-error.ts'
import { recordRepeated } from '#server/domain/platform/security-log.ts'
import type { Call, SteppedOperation } from '#server/operation.ts'

/** A try is counted, and its challenge spent, before its proof is looked at, so that many at once are no more than one after the other. */
export const confirmOperator: SteppedOperation<'confirmOperator'> = {
  async inSteps({ passkey }, _, { step, lastStep }) {
    const challenge = await step(async (call) => {
      await countProofTry(call, call.caller.operator)
      return passkey && takeChallenge(call, call.caller, 'challenge')
    })
    return lastStep((call) => confirm(call, challenge))
  },
}

async function confirm(call: Call<'confirmOperator'>, challenge: string | undefined) {
  const { tables, caller, body, now } = call
  const { session } = caller
  const operator = await tables.find('operators', { _id: caller.operator._id, status: 'active' })
  if (operator === undefined) throw unauthenticated()
  const { code, passkey } = body
  if (passkey !== undefined && !(await provePasskey(call, operator._id, challenge, passkey))) {
    await recordRepeated(call, { kind: 'operator.refused', subject: operator.email, reason: 'Wrong passkey' })
    throw invalidFields({ passkey: { key: 'server:field.passkey' } }).keeping()
  }
  if (passkey === undefined && !(await consumeAppCode(call, operator, code ?? ''))) {
    await recordRepeated(call, { kind: 'operator.refused', subject: operator.email, reason: 'Wrong code' })
    throw invalidFields({ code: { key: 'server:field.authenticatorCode' } }).keeping()
  }
  if ((await tables.update('operatorSessions', { _id: session._id }, { identityConfirmedAt: now })) === 0) throw unauthenticated()
  return { confirmedUntil: confirmationEnd(now) }
}
