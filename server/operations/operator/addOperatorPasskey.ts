import { passkeySite } from '#server/domain/account/passkey-site.ts'
import { mailColleagues } from '#server/domain/operator/colleague-mails.ts'
import {
  assertRoomForPasskey,
  endOtherSessions,
  serializePasskey,
  takeChallenge,
} from '#server/domain/operator/operator-passkeys.ts'
import { conflict, invalidFields } from '#server/domain/platform/domain-error.ts'
import { queueMail } from '#server/domain/platform/outbox.ts'
import type { Operation } from '#server/operation.ts'

export const addOperatorPasskey: Operation<'addOperatorPasskey'> = async (call) => {
  const { tables, ports, body, caller, now, newId, language } = call
  const { operator } = caller
  // A challenge is spent with the first response to it.
  const challenge = await takeChallenge(call, caller, 'enrolmentChallenge')
  const site = passkeySite(ports.pageUrl, call.pageOrigin)
  const made = site && challenge && (await ports.passkeys.verifyCreation(site, challenge, body.passkey))
  if (!made) throw invalidFields({ passkey: { key: 'server:field.passkeyMade' } }).keeping()
  const { credentialId, publicKey, counter, transports } = made
  if ((await tables.count('operatorPasskeys', { credentialId })) > 0) throw conflict('server:conflict.passkeyKnown').keeping()
  await assertRoomForPasskey(call, operator._id)
  const passkey = {
    _id: newId(),
    operatorId: operator._id,
    name: body.name.trim(),
    credentialId,
    publicKey,
    counter,
    transports: [...transports],
    createdAt: now,
    lastUsedAt: null,
  }
  await tables.insert('operatorPasskeys', passkey)
  await endOtherSessions(call, caller)
  const values = { name: operator.name, passkey: passkey.name }
  await queueMail(call, { recipient: operator.email, language, template: 'operatorPasskeyAdded', values })
  await mailColleagues(call, ['admin'], { by: operator, language, template: 'colleaguePasskeyAdded', about: passkey.name })
  return serializePasskey(passkey)
}
