import { omitNull } from '#server/domain/platform/omit-null.ts'
import { parseUserAgent } from '#server/domain/account/user-agent.ts'
import type { Operation } from '#server/operation.ts'

export const getSessions: Operation<'getSessions'> = async ({ tables, caller, now }) => {
  const own = await tables.list('sessions', { userId: caller.user._id }, { orderBy: ['-lastSeenAt', '-_id'] })
  const live = own.filter(({ expiresAt }) => expiresAt > now)
  return {
    sessions: live.map(({ _id, userAgent, createdAt, lastSeenAt }) =>
      omitNull({ _id, current: _id === caller.session._id, ...parseUserAgent(userAgent ?? ''), createdAt, lastSeenAt }),
    ),
    total: live.length,
  }
}
