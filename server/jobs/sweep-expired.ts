import { closeSessions } from '#server/domain/account/sessions.ts'
import { conflict } from '#server/domain/platform/domain-error.ts'
import { eachAlone, type JobDeps } from './job-deps.ts'

const batch = 100
const day = 24 * 3_600_000
/** A call is hardly repeated after an hour, and no page comes back to its stream once its session is over. */
const retention = 30 * day
/** A browser that nobody signed in with for over a year is new again. */
const deviceRetention = 400 * day
/** The report of an import is read for weeks; what it changed is in the security log. */
const importRetention = 90 * day

/**
 * Removes expired codes, reset tokens, registrations, alerts of sign-ins, sign-ins and enrolments that nobody finished, rate windows,
 * idempotency keys, live events, forgotten browsers, old imports, and sessions, whose open pages are notified. Several
 * processes may run it. Returns how many sessions it ended, which come in batches.
 */
export async function sweepExpired(deps: JobDeps): Promise<number> {
  const { store, clock } = deps
  const now = clock()
  const moment = now.toISOString()
  await store.removeBefore('oneTimeCodes', 'expiresAt', moment)
  await store.removeBefore('passwordResets', 'expiresAt', moment)
  await store.removeBefore('registrations', 'expiresAt', moment)
  await store.removeBefore('signInAlerts', 'expiresAt', moment)
  await store.removeBefore('factorEnrolments', 'expiresAt', moment)
  await store.removeBefore('pendingSignIns', 'expiresAt', moment)
  await store.removeBefore('operatorSessions', 'expiresAt', moment)
  await store.removeBefore('operatorLoginChallenges', 'expiresAt', moment)
  await store.removeBefore('rateWindows', 'expiresAt', moment)
  const past = new Date(now.getTime() - retention).toISOString()
  await store.removeBefore('idempotencyKeys', 'createdAt', past)
  await store.removeBefore('liveEvents', 'at', past)
  await store.removeBefore('knownDevices', 'lastSeenAt', new Date(now.getTime() - deviceRetention).toISOString())
  await store.removeBefore('catalogueImports', 'endedAt', new Date(now.getTime() - importRetention).toISOString())
  const oldest = await store.list('sessions', {}, { orderBy: ['expiresAt'], limit: batch })
  const over = oldest.filter(({ expiresAt }) => expiresAt <= moment)
  return eachAlone(
    deps,
    over.map(({ _id }) => _id),
    async (own, _id) => {
      const session = await own.tables.find('sessions', { _id })
      // A page that was just opened may have prolonged it.
      if (session === undefined || session.expiresAt > own.now) throw conflict('server:conflict.changed')
      await closeSessions(own, [session])
    },
  )
}
