import { queueMail } from '#server/domain/platform/outbox.ts'
import { invalidFields } from '#server/domain/platform/domain-error.ts'
import { recordSecurityEvent } from '#server/domain/platform/security-log.ts'
import { endEarlierAccess } from './account-recovery.ts'
import type { Caller, OperationContext } from '#server/operation.ts'
import type { Ports } from '#server/ports/ports.ts'
import type { Row } from '#server/store/tables.ts'

/** The transactions of a call of somebody who is signed in. */
interface OwnSteps<Own extends OperationContext & { caller: Caller }, Results> {
  step: <Result>(work: (call: Own) => Promise<Result>) => Promise<Result>
  lastStep: (work: (call: Own) => Promise<Results>) => Promise<Results>
}

/** Runs `work` as the last step for whoever proves the present password; throws 422 on `password` otherwise. No transaction waits for the hash. */
export async function withPassword<Own extends OperationContext & { caller: Caller }, Results>(
  password: string,
  { passwords }: Ports,
  { step, lastStep }: OwnSteps<Own, Results>,
  work: (call: Own) => Promise<Results>,
): Promise<Results> {
  const { _id, passwordHash } = await step(async ({ caller }) => caller.user)
  const isRight = await passwords.verify(passwordHash, password)
  return lastStep(async (call) => {
    const user = await call.tables.find('users', { _id })
    // A password that was changed meanwhile is proven by nothing.
    if (!isRight || user?.passwordHash !== passwordHash) throw invalidFields({ password: { key: 'server:field.password' } })
    return work(call)
  })
}

/** Sets a password by its hash, ends every earlier way in but the current session, and notifies the owner, in case an attacker did it. */
export async function setPassword(
  context: OperationContext,
  user: Row<'users'>,
  passwordHash: string,
  currentSession?: string,
): Promise<void> {
  await context.tables.update('users', { _id: user._id }, { passwordHash })
  await endEarlierAccess(context, user, currentSession)
  const kind = currentSession === undefined ? 'password.reset' : 'password.changed'
  await recordSecurityEvent(context, { kind, accountId: user._id })
  await queueMail(context, {
    recipient: user.email,
    language: user.language,
    template: 'passwordChanged',
    values: { name: user.fullName },
  })
}
