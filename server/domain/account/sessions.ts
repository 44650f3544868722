import { releaseDevices } from '#server/domain/notification/devices.ts'
import { publishLiveEvent } from '#server/domain/platform/live-events.ts'
import type { OperationContext, TableContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

const day = 24 * 60 * 60 * 1000
/** Product specification §8: 30 days, sliding. */
const lifetime = 30 * day

/** The live session of a token and its user. A session is prolonged at most once an hour, so reading costs no write. */
export async function readSession(
  { tables, ports, now }: OperationContext,
  token: string,
): Promise<{ session: Row<'sessions'>; user: Row<'users'> } | undefined> {
  const found = await tables.liveSession(await ports.codes.digest(token), now)
  if (found === undefined) return undefined
  const time = Date.parse(now)
  if (time - Date.parse(found.session.lastSeenAt) > day / 24) {
    const expiresAt = new Date(time + lifetime).toISOString()
    await tables.update('sessions', { _id: found.session._id }, { lastSeenAt: now, expiresAt })
  }
  return found
}

/** Opens a session and returns its token, of which only the hash is stored. */
export async function openSession(
  { tables, ports, now, newId }: OperationContext,
  userId: string,
  { deviceId, userAgent }: { deviceId?: string | undefined; userAgent?: string | undefined },
): Promise<string> {
  const token = ports.codes.token()
  await tables.insert('sessions', {
    _id: newId(),
    tokenHash: await ports.codes.digest(token),
    userId,
    deviceId: deviceId ?? null,
    userAgent: userAgent?.slice(0, 400) ?? null,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(Date.parse(now) + lifetime).toISOString(),
  })
  return token
}

/** Ends every session of a user but the current one, and notifies their open pages. */
export async function endSessions(context: TableContext, userId: string, currentSession?: string): Promise<void> {
  const own = await context.tables.list('sessions', { userId })
  await closeSessions(
    context,
    own.filter(({ _id }) => _id !== currentSession),
  )
}

/** Ends sessions: their tokens become invalid, their devices get no pushes, and their open pages are notified. */
export async function closeSessions(context: TableContext, sessions: readonly Row<'sessions'>[]): Promise<void> {
  await context.tables.remove('sessions', { _id: sessions.map(({ _id }) => _id) })
  await releaseDevices(context, sessions)
  for (const { _id, userId } of sessions) await publishLiveEvent(context, [userId], { type: 'session.ended', subjectId: _id })
}
