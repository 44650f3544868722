import { findEnrolment } from '#server/domain/account/factor-enrolments.ts'
import { passkeySite } from '#server/domain/account/passkey-site.ts'
import { addFactor } from '#server/domain/account/second-factors.ts'
import { conflict, invalidFields } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

export const confirmPasskey: Operation<'confirmPasskey'> = async (call) => {
  const { tables, ports, body, caller } = call
  const { _id, name, secret: challenge } = await findEnrolment(call, caller, 'passkey', 'credentialId')
  // A challenge is spent with the first response to it.
  await tables.remove('factorEnrolments', { _id })
  const site = passkeySite(ports.pageUrl, call.pageOrigin)
  const passkey = site && (await ports.passkeys.verifyCreation(site, challenge, body))
  if (passkey === undefined) throw invalidFields({ credentialId: { key: 'server:field.passkeyMade' } }).keeping()
  if ((await tables.find('secondFactors', { credentialId: passkey.credentialId })) !== undefined)
    throw conflict('server:conflict.passkeyKnown').keeping()
  const { credentialId, publicKey, counter, transports } = passkey
  return addFactor(call, caller, { kind: 'passkey', name, credentialId, publicKey, counter, transports: [...transports] })
}
