import { confirmationEnd } from '#server/domain/account/identity-confirmations.ts'
import { stepUpRequired } from '#server/domain/platform/domain-error.ts'
import { countWithin } from '#server/domain/platform/rate-window.ts'
import type { OperationContext, OperatorCaller } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

/** Throws 403 unless the operator's identity was confirmed in this session, by the sign-in or a later code, within ten minutes. */
export function assertOperatorConfirmed({ now }: Pick<OperationContext, 'now'>, { session }: OperatorCaller): void {
  if (now >= confirmationEnd(session.identityConfirmedAt)) throw stepUpRequired({ kinds: ['authenticator'] })
}

/** Codes that one operator may try beside those of the sign-in, whatever the sessions and addresses. */
const codeTries = { tries: 10, seconds: 900 }

/** Throws 429 past the limit. */
export const countCodeTry = ({ tables, now }: OperationContext, { _id }: Row<'operators'>): Promise<void> =>
  countWithin(tables, `operator-code:${_id}`, codeTries, now)

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
