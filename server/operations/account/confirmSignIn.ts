import { proveFactor } from '#server/domain/account/factor-proofs.ts'
import { finishSignIn } from '#server/domain/account/finish-sign-in.ts'
import { passkeySite } from '#server/domain/account/passkey-site.ts'
import { signInOver, tryPendingSignIn } from '#server/domain/account/pending-sign-ins.ts'
import { forbidden } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

/** Only the right second factor tells anything of the account, as only the right password did before. */
export const confirmSignIn: Operation<'confirmSignIn'> = async (call) => {
  const { tables, ports, body } = call
  const { _id, userId, deviceId, challenge } = await tryPendingSignIn(call, body.signInToken)
  const user = await tables.find('users', { _id: userId })
  if (user === undefined) throw signInOver()
  if (body.passkey !== undefined) await tables.update('pendingSignIns', { _id }, { challenge: null })
  const site = passkeySite(ports.pageUrl, call.pageOrigin)
  await proveFactor(call, { user, deviceId, site, challenge, refusal: 'secondFactor.refused' }, body)
  if (user.status !== 'active') throw forbidden('server:refused.suspended').keeping()
  await tables.remove('pendingSignIns', { _id })
  return finishSignIn(call, user, deviceId ?? undefined)
}
