import type { OperationContext } from '#server/operation.ts'

/** The key of a browser in an account's list, by which it is known for this account alone. */
const deviceKey = ({ ports }: OperationContext, userId: string, deviceId: string) => ports.codes.digest(`${userId}:${deviceId}`)

/** The key of the browser of a session; null for one that did not name itself. */
export const sessionDeviceKey = async (
  context: OperationContext,
  { userId, deviceId }: { userId: string; deviceId: string | null | undefined },
): Promise<string | null> => (deviceId === null || deviceId === undefined ? null : deviceKey(context, userId, deviceId))

/** The key of a browser that was signed in to the account before; undefined for any other. Takes as long without an account. */
export async function knownDevice(
  context: OperationContext,
  userId: string | undefined,
  deviceId: string | undefined,
): Promise<string | undefined> {
  if (deviceId === undefined) return undefined
  const _id = await deviceKey(context, userId ?? '', deviceId)
  return (await context.tables.find('knownDevices', { _id }))?._id
}

/** Whether any browser was signed in to the account since its password or address was last changed. */
export async function hasKnownDevices({ tables }: OperationContext, userId: string): Promise<boolean> {
  return (await tables.count('knownDevices', { userId })) > 0
}

/** Remembers that the browser was signed in to the account. */
export async function storeDevice(context: OperationContext, userId: string, deviceId: string | null | undefined): Promise<void> {
  if (deviceId === undefined || deviceId === null) return
  const { tables, now } = context
  const _id = await deviceKey(context, userId, deviceId)
  const updated = await tables.update('knownDevices', { _id }, { lastSeenAt: now })
  if (updated === 0) await tables.insert('knownDevices', { _id, userId, lastSeenAt: now })
}
