import { invalidFields } from '#server/domain/platform/domain-error.ts'
import type { OperationContext } from '#server/operation.ts'

/** Time to choose a password; short, since the token is sensitive. */
const minutes = 10

/** Returns a token for one password change of the user; an older one becomes invalid. */
export async function openPasswordReset(
  { tables, ports, now, newId }: OperationContext,
  userId: string,
): Promise<{ resetToken: string; expiresAt: string }> {
  const resetToken = ports.codes.token()
  const expiresAt = new Date(Date.parse(now) + minutes * 60_000).toISOString()
  const tokenHash = await ports.codes.digest(resetToken)
  await tables.remove('passwordResets', { userId })
  await tables.insert('passwordResets', { _id: newId(), userId, tokenHash, createdAt: now, expiresAt })
  return { resetToken, expiresAt }
}

/** Consumes the token and returns its user. Throws 422 on `resetToken` when it is used, expired or unknown. */
export async function spendPasswordReset({ tables, ports, now }: OperationContext, resetToken: string): Promise<string> {
  const reset = await tables.find('passwordResets', { tokenHash: await ports.codes.digest(resetToken) })
  const spent = reset !== undefined && (await tables.remove('passwordResets', { _id: reset._id })) === 1
  if (!spent || reset.expiresAt <= now) throw invalidFields({ resetToken: { key: 'server:field.resetToken' } })
  return reset.userId
}
