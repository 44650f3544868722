import { proveFactor } from '#server/domain/account/factor-proofs.ts'
import { storeConfirmation } from '#server/domain/account/identity-confirmations.ts'
import { passkeySite } from '#server/domain/account/passkey-site.ts'
import { hasSecondFactor } from '#server/domain/account/second-factors.ts'
import { countConfirmation, countWrongPassword } from '#server/domain/account/sign-in-tries.ts'
import { invalidFields, unauthenticated } from '#server/domain/platform/domain-error.ts'
import { recordRepeated } from '#server/domain/platform/security-log.ts'
import type { Call, ResultsOf, SteppedOperation } from '#server/operation.ts'

type ConfirmIdentity = Call<'confirmIdentity'>

/** No transaction waits for a hash. */
export const confirmIdentity: SteppedOperation<'confirmIdentity'> = {
  async inSteps({ password }, ports, { step, lastStep }) {
    if (password === undefined) return lastStep(confirmByFactor)
    const before = await step(async (call) => {
      const { user, session } = call.caller
      await refusePasswordAlone(call)
      return { user, tries: await countConfirmation(call, user, session.deviceId) }
    })
    const isRight = await ports.passwords.verify(before.user.passwordHash, password)
    return lastStep(async (call) => {
      const { tables, caller } = call
      await refusePasswordAlone(call)
      const user = await tables.find('users', { _id: caller.user._id })
      // A password that was changed meanwhile counts for nothing.
      if (isRight && user?.passwordHash === before.user.passwordHash) return confirmed(call, 'password')
      await recordRepeated(call, { kind: 'identity.refused', accountId: caller.user._id, reason: 'Wrong password' })
      await countWrongPassword(call, before.tries, user)
      throw invalidFields({ password: { key: 'server:field.password' } }).keeping()
    })
  },
}

/** Who has learned the password is not the owner of an account that asks for more; whether it is right is not told. */
async function refusePasswordAlone(call: ConfirmIdentity): Promise<void> {
  if (!(await hasSecondFactor(call, call.caller.user._id))) return
  throw invalidFields({ password: { key: 'server:field.passwordAlone' } })
}

async function confirmByFactor(call: ConfirmIdentity): Promise<ResultsOf<'confirmIdentity'>> {
  const { tables, ports, body, caller, now } = call
  const { user } = caller
  const session = await tables.find('sessions', { _id: caller.session._id })
  if (session === undefined) throw unauthenticated()
  const { deviceId, challengeExpiresAt } = session
  const challenge = challengeExpiresAt !== null && challengeExpiresAt > now ? session.challenge : null
  if (body.passkey !== undefined) await tables.update('sessions', { _id: session._id }, { challenge: null })
  const site = passkeySite(ports.pageUrl, call.pageOrigin)
  await proveFactor(call, { user, deviceId, site, challenge, refusal: 'identity.refused' }, body)
  return confirmed(call, body.code !== undefined ? 'code' : body.recoveryCode !== undefined ? 'recoveryCode' : 'passkey')
}

const confirmed = async (call: ConfirmIdentity, by: Parameters<typeof storeConfirmation>[2]) => ({
  confirmedUntil: await storeConfirmation(call, call.caller, by),
})
