import { newDevice } from '#server/domain/notification/devices.ts'
import { languageNames } from '#server/domain/platform/language-names.ts'
import type { Operation } from '#server/operation.ts'

/** A device belongs to its last signed-in user; a visitor's call changes the device alone. */
export const changeLanguage: Operation<'changeLanguage'> = async ({ tables, caller, body }) => {
  const language = languageNames[body.language]
  const userId = caller?.user._id ?? null
  const known = await tables.update('devices', { _id: body.deviceId }, { language, ...(userId === null ? {} : { userId }) })
  if (known === 0) await tables.insert('devices', { ...newDevice, _id: body.deviceId, userId, language })
  if (caller !== undefined) await tables.update('users', { _id: caller.user._id }, { language })
  return {}
}
