import { conflict, invalidFields } from '#server/domain/platform/domain-error.ts'
import type { OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

type Operator = Row<'operators'>

/** Milliseconds for which an invitation's link is good. */
const lifetime = 24 * 3_600_000

/**
 * Invites somebody to be an operator, or an operator to begin anew with another password and authenticator app; a link from before and the
 * operator's sessions end. Returns the token of the link, of which only the hash is stored, and until when it is good.
 */
export async function inviteOperator(
  { tables, ports, now, newId }: OperationContext,
  { email, name, roles }: Pick<Operator, 'email' | 'name' | 'roles'>,
): Promise<{ invitationToken: string; invitationEndsAt: string }> {
  const invitationToken = ports.codes.token()
  const invitationEndsAt = new Date(Date.parse(now) + lifetime).toISOString()
  const invited = {
    email,
    name,
    roles,
    status: 'invited' as const,
    passwordHash: null,
    secret: null,
    lastStep: null,
    invitationHash: await ports.codes.digest(invitationToken),
    invitationEndsAt,
  }
  const earlier = await tables.find('operators', { email })
  if (earlier === undefined) await tables.insert('operators', { ...invited, _id: newId(), knownNetworks: [], createdAt: now })
  else {
    await tables.update('operators', { _id: earlier._id }, invited)
    await tables.remove('operatorSessions', { operatorId: earlier._id })
  }
  return { invitationToken, invitationEndsAt }
}

/** Ends an operator's sessions and lets nobody in under the name. Throws 409 for a disabled one, and for the last admin. */
export async function disableOperator({ tables }: Pick<OperationContext, 'tables'>, operator: Operator): Promise<void> {
  if (operator.status === 'disabled') throw conflict('server:conflict.operatorDisabled', { state: operator.status })
  await assertAdminRemains(tables, operator)
  const ended = { status: 'disabled', passwordHash: null, secret: null, lastStep: null, invitationHash: null } as const
  await tables.update('operators', { _id: operator._id }, { ...ended, invitationEndsAt: null })
  await tables.remove('operatorSessions', { operatorId: operator._id })
}

/** Changes what an operator may do from the next call on. Throws 409 for a disabled one, and when no active admin would remain. */
export async function changeRoles(
  { tables }: Pick<OperationContext, 'tables'>,
  operator: Operator,
  roles: Operator['roles'],
): Promise<void> {
  if (operator.status === 'disabled') throw conflict('server:conflict.operatorDisabled', { state: operator.status })
  if (!roles.includes('admin')) await assertAdminRemains(tables, operator)
  await tables.update('operators', { _id: operator._id }, { roles })
}

/** Read in the transaction of the change: of two admins who shut each other out at once, one is too late. */
async function assertAdminRemains(tables: OperationContext['tables'], changed: Operator): Promise<void> {
  if (changed.status !== 'active' || !changed.roles.includes('admin')) return
  const active = await tables.list('operators', { status: 'active' })
  if (!active.some(({ _id, roles }) => _id !== changed._id && roles.includes('admin')))
    throw conflict('server:conflict.lastAdmin')
}

/** Returns whom a link invites. Throws 422 on `invitationToken` when it was used, is too old, or never was. */
export async function findInvited({ tables, ports, now }: OperationContext, invitationToken: string): Promise<Operator> {
  const operator = await tables.find('operators', { invitationHash: await ports.codes.digest(invitationToken) })
  if (operator === undefined || operator.invitationEndsAt === null || operator.invitationEndsAt <= now) {
    throw invalidFields({ invitationToken: { key: 'server:field.invitation' } })
  }
  return operator
}
