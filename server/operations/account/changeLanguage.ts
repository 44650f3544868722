import { newDevice } from '#server/domain/notification/devices.ts'
import { languageNames } from '#server/domain/platform/language-names.ts'
import type { Operation } from '#server/operation.ts'

/**
 * Of a visitor, changes the device alone, if it is known. A signed-in user gets a device that is nobody's; another's stays as it is: whoever knows
 * its id alone must not take its pushes.
 */
export const changeLanguage: Operation<'changeLanguage'> = async ({ tables, caller, body }) => {
  const language = languageNames[body.language]
  const _id = body.deviceId
  if (caller === undefined) {
    await tables.update('devices', { _id }, { language })
    return {}
  }
  const userId = caller.user._id
  const held = await tables.find('devices', { _id })
  if (held === undefined) await tables.insert('devices', { ...newDevice, _id, userId, language })
  else if (held.userId === null || held.userId === userId) await tables.update('devices', { _id }, { language, userId })
  await tables.update('users', { _id: userId }, { language })
  return {}
}
