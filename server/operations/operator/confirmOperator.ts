import { confirmationEnd } from '#server/domain/account/identity-confirmations.ts'
import { consumeAppCode, countCodeTry } from '#server/domain/operator/operator-confirmations.ts'
import { invalidFields, unauthenticated } from '#server/domain/platform/domain-error.ts'
import { recordRepeated } from '#server/domain/platform/security-log.ts'
import type { Call, SteppedOperation } from '#server/operation.ts'

/** A try is counted before its code is looked at, so that many at once are no more than one after the other. */
export const confirmOperator: SteppedOperation<'confirmOperator'> = {
  async inSteps({ code }, _, { step, lastStep }) {
    await step((call) => countCodeTry(call, call.caller.operator))
    return lastStep((call) => confirm(call, code))
  },
}

async function confirm(call: Call<'confirmOperator'>, code: string) {
  const { tables, caller, now } = call
  const { session } = caller
  const operator = await tables.find('operators', { _id: caller.operator._id, status: 'active' })
  if (operator === undefined) throw unauthenticated()
  if (!(await consumeAppCode(call, operator, code))) {
    await recordRepeated(call, { kind: 'operator.refused', subject: operator.email, reason: 'Wrong code' })
    throw invalidFields({ code: { key: 'server:field.authenticatorCode' } }).keeping()
  }
  if ((await tables.update('operatorSessions', { _id: session._id }, { identityConfirmedAt: now })) === 0) throw unauthenticated()
  return { confirmedUntil: confirmationEnd(now) }
}
