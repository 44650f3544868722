import { consumeAppCode } from '#server/domain/operator/operator-confirmations.ts'
import { provePasskey, takeLoginChallenge } from '#server/domain/operator/operator-passkeys.ts'
import { asOperator, openOperatorSession } from '#server/domain/operator/operator-sessions.ts'
import { invalidFields } from '#server/domain/platform/domain-error.ts'
import { recordRepeated, recordSecurityEvent } from '#server/domain/platform/security-log.ts'
import { networkOf } from '#server/domain/platform/network-of.ts'
import { countWithin } from '#server/domain/platform/rate-window.ts'
import type { Call, SteppedOperation } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

/** Tries for one operator from one network, the right ones too. */
const tries = { tries: 10, seconds: 900 }
/** Tries for one operator from all networks together that the operator has not signed in from: a stranger's use up none of the operator's. */
const strangersTries = [
  { tries: 30, seconds: 3600 },
  { tries: 100, seconds: 86_400 },
]

/**
 * As many hashes are computed with an operator as without one, and no transaction waits for them. A try is counted, and the challenge of its
 * passkey spent, before its password is looked at, so that many at once are no more than one after the other.
 */
export const operatorLogin: SteppedOperation<'operatorLogin'> = {
  async inSteps({ password, passkey }, { passwords }, { step, lastStep }) {
    const { before, challenge } = await step(async (call) => {
      const operator = await findOperator(call)
      await countOperatorTry(call, operator)
      return { before: operator, challenge: passkey && (await takeLoginChallenge(call, passkey.signInToken)) }
    })
    const matches = await passwords.verify(before?.passwordHash ?? undefined, password)
    return lastStep(async (call) => {
      const operator = await findOperator(call)
      // A password that was changed meanwhile counts for nothing.
      const isRight = matches && operator !== undefined && operator.passwordHash === before?.passwordHash
      if (!isRight || !(await proveSecond(call, operator, challenge))) {
        await recordRepeated(call, { kind: 'operator.refused', subject: operator?.email })
        throw refused(passkey !== undefined).keeping()
      }
      const by = passkey === undefined ? undefined : { by: 'passkey' }
      await recordSecurityEvent(asOperator(call, operator), { kind: 'operator.signedIn', subject: operator.email, after: by })
      return openOperatorSession(call, operator)
    })
  },
}

type OperatorLogin = Call<'operatorLogin'>

/** By what was sent alone, never by whom there is. */
const refused = (byPasskey: boolean) =>
  byPasskey
    ? invalidFields({ passkey: { key: 'server:field.operatorPasskey' } })
    : invalidFields({ code: { key: 'server:field.operatorCredentials' } })

const proveSecond = (call: OperatorLogin, operator: Row<'operators'>, challenge: string | undefined): Promise<boolean> => {
  const { code, passkey } = call.body
  if (passkey === undefined) return consumeAppCode(call, operator, code ?? '')
  return provePasskey(call, operator._id, challenge, passkey.assertion)
}

const emailOf = ({ body }: OperatorLogin) => body.email.trim().toLowerCase()
const findOperator = (call: OperatorLogin) => call.tables.find('operators', { email: emailOf(call), status: 'active' })

/** Throws 429 past a limit, alike whether or not there is such an operator. */
async function countOperatorTry(call: OperatorLogin, operator: Row<'operators'> | undefined): Promise<void> {
  const network = networkOf(call.origin?.address ?? '')
  const key = `operator-login:${emailOf(call)}`
  await countWithin(call.tables, `${key}:${network}`, tries, call.now)
  if (operator?.knownNetworks.includes(network)) return
  for (const limit of strangersTries) await countWithin(call.tables, key, limit, call.now)
}
