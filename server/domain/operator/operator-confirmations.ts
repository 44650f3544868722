import { confirmationEnd, type StepUpContext } from '#server/domain/account/identity-confirmations.ts'
import { passkeySite } from '#server/domain/account/passkey-site.ts'
import { stepUpRequired } from '#server/domain/platform/domain-error.ts'
import { countWithin } from '#server/domain/platform/rate-window.ts'
import type { OperationContext, OperatorCaller } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

/**
 * Throws 403, with what the operator can confirm with, unless the identity was confirmed in this session, by the sign-in or a later proof,
 * within ten minutes.
 */
export async function assertOperatorConfirmed(context: StepUpContext, { operator, session }: OperatorCaller): Promise<void> {
  if (context.now < confirmationEnd(session.identityConfirmedAt)) return
  const hasPasskey =
    passkeySite(context.ports.pageUrl, context.pageOrigin) !== undefined &&
    (await context.tables.count('operatorPasskeys', { operatorId: operator._id })) > 0
  throw stepUpRequired({ kinds: hasPasskey ? ['passkey', 'authenticator'] : ['authenticator'] })
}

/** Proofs that one operator may try beside those of the sign-in, whatever the sessions and addresses. */
const proofTries = { tries: 10, seconds: 900 }

/** Throws 429 past the limit. */
export const countProofTry = ({ tables, now }: OperationContext, { _id }: Row<'operators'>): Promise<void> =>
  countWithin(tables, `operator-code:${_id}`, proofTries, now)

/** Returns whether the code is the one that the operator's app shows, and uses it up. */
export async function consumeAppCode(
  { tables, ports, now }: OperationContext,
  { _id, secret, lastStep }: Row<'operators'>,
  code: string,
): Promise<boolean> {
  const decrypted = secret === null ? undefined : await ports.encryption.decrypt(secret, _id)
  const step = decrypted === undefined ? undefined : ports.totp.findStep(decrypted, code, now)
  if (step === undefined || step <= (lastStep ?? -1)) return false
  return (await tables.update('operators', { _id, lastStep }, { lastStep: step })) === 1
}
