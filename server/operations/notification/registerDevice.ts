import { keepDevice } from '#server/domain/notification/devices.ts'
import { invalidFields } from '#server/domain/platform/domain-error.ts'
import { languageNames } from '#server/domain/platform/language-names.ts'
import type { Operation } from '#server/operation.ts'

/** A page with another token than its header's is out of date: it retries after the next sign-in. */
export const registerDevice: Operation<'registerDevice'> = async (call) => {
  const { deviceId, language, userToken, ...described } = call.body
  if ((await call.ports.codes.digest(userToken)) !== call.caller.session.tokenHash) {
    throw invalidFields({ userToken: { key: 'server:field.format' } })
  }
  await keepDevice(call, call.caller, { _id: deviceId, language: languageNames[language], ...described })
  return {}
}
