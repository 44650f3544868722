import { releaseDevices } from '#server/domain/notification/devices.ts'
import { publishLiveEvent } from '#server/domain/platform/live-events.ts'
import { recordSecurityEvent } from '#server/domain/platform/security-log.ts'
import type { OperationContext, TableContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

const day = 24 * 60 * 60 * 1000
/** Product specification §8: 30 days, sliding. */
const idleLifetime = 30 * day
/** From the sign-in on, however much a session is used. */
const longestLifetime = 90 * day

/** The live session of a token and its user. A session is prolonged at most once an hour, so reading costs no write. */
export async function readSession(
  { tables, ports, now }: OperationContext,
  token: string,
): Promise<{ session: Row<'sessions'>; user: Row<'users'> } | undefined> {
  const found = await tables.liveSession(await ports.codes.digest(token), now)
  if (found === undefined) return undefined
  const time = Date.parse(now)
  if (time - Date.parse(found.session.lastSeenAt) > day / 24) {
    const expiresAt = slidingEnd(now, found.session.endsAt)
    await tables.update('sessions', { _id: found.session._id }, { lastSeenAt: now, expiresAt })
  }
  return found
}

/** The end of a session that was used just now. */
function slidingEnd(now: string, endsAt: string): string {
  const expiresAt = new Date(Date.parse(now) + idleLifetime).toISOString()
  return expiresAt < endsAt ? expiresAt : endsAt
}

interface OpenedSession {
  deviceId?: string | undefined
  /** Milliseconds after which it ends, however much it is used. */
  lifetime?: number
}

/** Opens a session; returns its id and its token, of which only the hash is stored. */
export async function openSession(
  { tables, ports, now, newId, origin }: OperationContext,
  userId: string,
  { deviceId, lifetime = longestLifetime }: OpenedSession,
): Promise<{ token: string; sessionId: string }> {
  const token = ports.codes.token()
  const sessionId = newId()
  const endsAt = new Date(Date.parse(now) + lifetime).toISOString()
  await tables.insert('sessions', {
    _id: sessionId,
    tokenHash: await ports.codes.digest(token),
    userId,
    deviceId: deviceId ?? null,
    userAgent: origin?.userAgent?.slice(0, 400) ?? null,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: slidingEnd(now, endsAt),
    endsAt,
    identityConfirmedAt: now,
    challenge: null,
    challengeExpiresAt: null,
  })
  return { token, sessionId }
}

/** Gives a session another token and returns it: whoever has copied the one before can do nothing with it any more. */
export async function renewToken({ tables, ports }: OperationContext, sessionId: string): Promise<string> {
  const token = ports.codes.token()
  await tables.update('sessions', { _id: sessionId }, { tokenHash: await ports.codes.digest(token) })
  return token
}

/** Ends every session of a user but the current one, and notifies their open pages. */
export async function endSessions(context: TableContext, userId: string, currentSession?: string): Promise<void> {
  const own = await context.tables.list('sessions', { userId })
  const ended = own.filter(({ _id }) => _id !== currentSession)
  await closeSessions(context, ended)
  if (ended.length === 0) return
  await recordSecurityEvent(context, {
    kind: 'session.ended',
    accountId: userId,
    before: { sessions: ended.map(({ _id }) => _id) },
  })
}

/** Ends the session of a user who asked for it. */
export async function endOwnSession(context: TableContext, session: Row<'sessions'>): Promise<void> {
  await closeSessions(context, [session])
  await recordSecurityEvent(context, { kind: 'session.ended', accountId: session.userId, before: { sessions: [session._id] } })
}

/** Ends sessions: their tokens become invalid, their devices get no pushes, and their open pages are notified. */
export async function closeSessions(context: TableContext, sessions: readonly Row<'sessions'>[]): Promise<void> {
  await context.tables.remove('sessions', { _id: sessions.map(({ _id }) => _id) })
  await releaseDevices(context, sessions)
  for (const { _id, userId } of sessions) await publishLiveEvent(context, [userId], { type: 'session.ended', subjectId: _id })
}
