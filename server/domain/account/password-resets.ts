import { invalidFields } from '#server/domain/platform/domain-error.ts'
import type { OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'
import type { Language } from '#server/store/tables/columns.ts'
import { type CodeSent, sendCode } from './one-time-codes.ts'

/** Time to choose a password; short, since the token is sensitive. */
const minutes = 10

/**
 * Mails a code for a new password to an address; returns what the asking browser enters it with. Without an account the same is done and
 * nobody gets the code.
 */
export async function sendResetCode(
  context: OperationContext,
  {
    email,
    user,
    language,
    limitKey,
  }: { email: string; user: Row<'users'> | undefined; language: Language; limitKey?: string | undefined },
): Promise<CodeSent & { codeToken: string }> {
  const { ports } = context
  const codeToken = ports.codes.token()
  const sent = await sendCode(context, {
    subject: await ports.codes.digest(codeToken),
    purpose: 'passwordReset',
    recipient: email,
    channel: 'mail',
    language: user?.language ?? language,
    name: user?.fullName,
    userId: user?._id ?? null,
    target: email,
    isSent: user !== undefined,
    limitKey,
    // Strangers guess no more than a few of a million codes a day, and use up none of the guesses of a browser that the account knows.
    guessKey: `guess:${limitKey ?? `code:passwordReset:${email}`}`,
  })
  return { codeToken, ...sent }
}

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

/** Returns the user of a token, which stays as it is. Throws 422 on `resetToken` when it is used, expired or unknown. */
export async function findPasswordReset({ tables, ports, now }: OperationContext, resetToken: string): Promise<string> {
  const reset = await tables.find('passwordResets', { tokenHash: await ports.codes.digest(resetToken) })
  if (reset === undefined || reset.expiresAt <= now) throw invalidFields({ resetToken: { key: 'server:field.resetToken' } })
  return reset.userId
}

/** Consumes the token and returns its user. Throws 422 on `resetToken` when it is used, expired or unknown. */
export async function consumePasswordReset({ tables, ports, now }: OperationContext, resetToken: string): Promise<string> {
  const reset = await tables.find('passwordResets', { tokenHash: await ports.codes.digest(resetToken) })
  const spent = reset !== undefined && (await tables.remove('passwordResets', { _id: reset._id })) === 1
  if (!spent || reset.expiresAt <= now) throw invalidFields({ resetToken: { key: 'server:field.resetToken' } })
  return reset.userId
}
