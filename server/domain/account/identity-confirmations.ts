import type { components } from '#src/generated/schema.ts'
import { stepUpRequired, unauthenticated } from '#server/domain/platform/domain-error.ts'
import { recordSecurityEvent } from '#server/domain/platform/security-log.ts'
import type { Caller, OperationContext } from '#server/operation.ts'
import { passkeySite } from './passkey-site.ts'
import { hasSecondFactor, usableFactors } from './second-factors.ts'

type IdentityProof = keyof components['schemas']['IdentityProof']

const lifetime = 10 * 60_000

/** The end of what was confirmed, or asked for, at `from`. */
export const confirmationEnd = (from: string): string => new Date(Date.parse(from) + lifetime).toISOString()

/** The context of a call that needs a confirmed identity, or confirms it: a passkey depends on the page. */
export type StepUpContext = OperationContext & { pageOrigin: string | undefined }

/**
 * Throws 403, with what the account can confirm with, unless the identity of the caller's session was confirmed within ten minutes.
 * `secondFactor`: only accounts that have one are asked; the others prove their password in the call itself.
 */
export async function assertIdentityConfirmed(
  context: StepUpContext,
  { user, session }: Caller,
  stepUp: 'always' | 'secondFactor' = 'always',
): Promise<void> {
  if (context.now < confirmationEnd(session.identityConfirmedAt)) return
  if (!(await hasSecondFactor(context, user._id))) {
    if (stepUp === 'always') throw stepUpRequired({ kinds: ['password'] })
    return
  }
  const { kinds } = await usableFactors(context, user._id, passkeySite(context.ports.pageUrl, context.pageOrigin))
  throw stepUpRequired({ kinds })
}

/** Confirms the identity of the caller's session; returns until when it counts. Throws 401 when the session has ended meanwhile. */
export async function storeConfirmation(
  context: OperationContext,
  { user, session }: Caller,
  by: IdentityProof,
): Promise<string> {
  const { tables, now } = context
  if ((await tables.update('sessions', { _id: session._id }, { identityConfirmedAt: now })) === 0) throw unauthenticated()
  await recordSecurityEvent(context, { kind: 'identity.confirmed', accountId: user._id, subject: session._id, after: { by } })
  return confirmationEnd(now)
}
