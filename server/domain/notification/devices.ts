import type { Caller, TableContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

type Device = Row<'devices'>

/** The columns of a device of which only the language is known: it has not registered for pushes. */
export const newDevice = { fcmToken: null, deviceOS: null, deviceName: null, OSVersion: null, buildNumber: null }

/**
 * Keeps what is known of the caller's device, and ties the session to it. A push token stands for one browser: another device that
 * had it was this one before its storage was cleared, and would get everything twice.
 */
export async function keepDevice(
  { tables }: TableContext,
  { user, session }: Caller,
  device: Partial<Device> & Pick<Device, '_id'> & { fcmToken: string },
): Promise<void> {
  const { _id, fcmToken } = device
  const holders = await tables.list('devices', { fcmToken })
  const others = holders.map((holder) => holder._id).filter((holder) => holder !== _id)
  if (others.length > 0) await tables.update('devices', { _id: others }, { fcmToken: null })
  const known = await tables.update('devices', { _id }, { ...device, userId: user._id })
  if (known === 0) await tables.insert('devices', { ...newDevice, language: user.language, ...device, userId: user._id })
  if (session.deviceId !== _id) await tables.update('sessions', { _id: session._id }, { deviceId: _id })
}

/** The devices of sessions that end belong to nobody: what is pushed to a browser is for who is signed in there. */
export async function releaseDevices({ tables }: TableContext, sessions: readonly Row<'sessions'>[]): Promise<void> {
  for (const { deviceId, userId } of sessions) {
    if (deviceId !== null) await tables.update('devices', { _id: deviceId, userId }, { userId: null })
  }
}
