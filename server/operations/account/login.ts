import { conflict, forbidden, invalidFields } from '#server/domain/platform/domain-error.ts'
import { finishSignIn } from '#server/domain/account/finish-sign-in.ts'
import { passkeySite } from '#server/domain/account/passkey-site.ts'
import { openPendingSignIn } from '#server/domain/account/pending-sign-ins.ts'
import { newestRegistrations, resumeRegistration } from '#server/domain/account/registrations.ts'
import { hasSecondFactor } from '#server/domain/account/second-factors.ts'
import { recordRepeated } from '#server/domain/platform/security-log.ts'
import { countSignIn, countWrongPassword } from '#server/domain/account/sign-in-tries.ts'
import type { Call, SteppedOperation } from '#server/operation.ts'
import type { Passwords } from '#server/ports/passwords.ts'

/**
 * Only the right password reveals that an account is suspended, has a second factor, or its address is not verified yet. A
 * registration's password is answered alike
 * whether or not its address has an account by now. No transaction waits for a hash.
 */
export const login: SteppedOperation<'login'> = {
  async inSteps({ password }, ports, { outside, lastStep }) {
    // Whoever is refused for too many tries costs no transaction, and those that are counted at once are counted together.
    const before = await outside(async (call) => {
      const found = await findSigningIn(call)
      const { deviceId } = call.body
      return { ...found, tries: await countSignIn(call, { ...found, deviceId }) }
    })
    const right = await matchPassword(ports.passwords, before, password)
    return lastStep(async (call) => {
      const { body } = call
      const { user, registrations } = await findSigningIn(call)
      const registration = registrations.find(({ _id }) => _id === right?._id)
      if (registration !== undefined) {
        throw conflict('server:conflict.unverified', { registration: await resumeRegistration(call, registration) }).keeping()
      }
      // A password that was changed meanwhile counts for nothing.
      if (user === undefined || right === undefined || user.passwordHash !== right.passwordHash) {
        await recordRepeated(call, { kind: 'signIn.refused', accountId: user?._id, reason: 'Wrong password' })
        await countWrongPassword(call, before.tries, user)
        throw invalidFields({ password: { key: 'server:field.credentials' } }).keeping()
      }
      if (user.status !== 'active') {
        await recordRepeated(call, { kind: 'signIn.refused', accountId: user._id, reason: `The account is ${user.status}` })
        throw forbidden('server:refused.suspended').keeping()
      }
      if (await hasSecondFactor(call, user._id)) {
        const site = passkeySite(ports.pageUrl, call.pageOrigin)
        const secondFactor = await openPendingSignIn(call, user._id, { deviceId: body.deviceId, site })
        throw conflict('server:conflict.secondFactor', { secondFactor }).keeping()
      }
      return finishSignIn(call, user, body.deviceId)
    })
  },
}

/** The account of the address typed, and its registrations. */
async function findSigningIn(call: Call<'login'>) {
  const email = call.body.email.trim().toLowerCase()
  return { email, user: await call.tables.find('users', { email }), registrations: await newestRegistrations(call, email) }
}

/** The account or registration that has this password. As many hashes are computed with an account as without one. */
async function matchPassword(
  passwords: Passwords,
  { user, registrations }: Awaited<ReturnType<typeof findSigningIn>>,
  password: string,
) {
  if (await passwords.verify(user?.passwordHash, password)) return user
  for (const registration of registrations) {
    if (await passwords.verify(registration.passwordHash, password)) return registration
  }
  return undefined
}
