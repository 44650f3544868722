import { invalidFields } from '#server/domain/platform/domain-error.ts'
import type { Caller, TableContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

type Device = Row<'devices'>

/** The columns of a device that has not registered for pushes. */
export const newDevice = { fcmToken: null, deviceOS: null, deviceName: null, OSVersion: null, buildNumber: null }

/**
 * Stores the caller's device, and links the session to it. A push token identifies one browser: another device with it was this one before
 * its storage was cleared, and would get everything twice. Throws 422 on `deviceId` for a browser that gets the pushes of another account,
 * unless the push token shows that it is the same browser.
 */
export async function keepDevice(
  context: TableContext,
  { user, session }: Caller,
  device: Partial<Device> & Pick<Device, '_id'> & { fcmToken: string },
): Promise<void> {
  const { tables } = context
  const { _id, fcmToken } = device
  const held = await tables.find('devices', { _id })
  const isOthers = held !== undefined && held.userId !== null && held.userId !== user._id
  if (isOthers && held.fcmToken !== null && held.fcmToken !== fcmToken) {
    throw invalidFields({ deviceId: { key: 'server:field.format' } })
  }
  const holders = await tables.list('devices', { fcmToken })
  const others = holders.map((holder) => holder._id).filter((holder) => holder !== _id)
  if (others.length > 0) await tables.update('devices', { _id: others }, { fcmToken: null })
  const known = await tables.update('devices', { _id }, { ...device, userId: user._id })
  if (known === 0) await tables.insert('devices', { ...newDevice, language: user.language, ...device, userId: user._id })
  if (session.deviceId === _id) return
  // A session is of one browser: else each that it registers would get all that is pushed to the account.
  await releaseDevices(context, [session])
  await tables.update('sessions', { _id: session._id }, { deviceId: _id })
}

/** Devices of ended sessions lose their user: pushes are for the signed-in user only. */
export async function releaseDevices(
  { tables }: TableContext,
  sessions: readonly Pick<Row<'sessions'>, 'deviceId' | 'userId'>[],
): Promise<void> {
  for (const { deviceId, userId } of sessions) {
    if (deviceId !== null) await tables.update('devices', { _id: deviceId, userId }, { userId: null })
  }
}
