import { invitationAddress } from '#src/lib/invitation-address.ts'
import { conflict, forbidden, invalidFields } from '#server/domain/platform/domain-error.ts'
import { queueMail } from '#server/domain/platform/outbox.ts'
import { countWithin } from '#server/domain/platform/rate-window.ts'
import type { OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'
import type { Language } from '#server/store/tables/columns.ts'
import { mailColleagues } from './colleague-mails.ts'

type Operator = Row<'operators'>

/** Milliseconds for which an invitation's link is good. */
const lifetime = 24 * 3_600_000
/** Mails to one address: an admin's session must not flood a mailbox. */
const dailyMails = { tries: 5, seconds: 86_400 }

export type Invitation = Pick<Operator, 'email' | 'name' | 'roles'>

export interface Invited {
  invitationToken: string
  invitationEndsAt: string
}

/**
 * Invites somebody to be an operator, or an operator to begin anew with another password and authenticator app; a link from before and the
 * operator's sessions and passkeys end. `invitedBy`: the address of who invites. Returns the token of the link, of which only the hash is stored, and until
 * when it is good.
 */
export async function inviteOperator(
  { tables, ports, now, newId }: OperationContext,
  { email, name, roles }: Invitation,
  invitedBy: string,
): Promise<Invited> {
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
    invitedBy,
    rolesSince: now,
  }
  const earlier = await tables.find('operators', { email })
  if (earlier === undefined) await tables.insert('operators', { ...invited, _id: newId(), knownNetworks: [], createdAt: now })
  else {
    await tables.update('operators', { _id: earlier._id }, invited)
    await endAccess(tables, earlier)
  }
  return { invitationToken, invitationEndsAt }
}

/**
 * Invites by a mail with the link to the person's own address: who invites never learns the token, with which they could sign in under
 * another's name. Throws 403 on an installation that does not know its public address, and 429 past five mails a day to one address.
 */
export async function inviteByMail(
  context: OperationContext,
  invitation: Invitation,
  { inviter, language }: { inviter: Operator; language: Language },
): Promise<Pick<Invited, 'invitationEndsAt'>> {
  const { tables, ports, now } = context
  // Not the address of the caller's page: whoever sends the call writes it.
  if (ports.pageUrl === undefined) throw forbidden('server:refused.noPublicAddress')
  await countWithin(tables, `invitation:${invitation.email}`, dailyMails, now)
  const { invitationToken, invitationEndsAt } = await inviteOperator(context, invitation, inviter.email)
  const values = { name: invitation.name, inviter: inviter.name, address: invitationAddress(invitationToken) }
  await queueMail(context, { recipient: invitation.email, language, template: 'operatorInvited', values })
  await mailColleagues(context, ['admin'], { by: inviter, language, template: 'operatorAppointed', about: invitation.email })
  return { invitationEndsAt }
}

/** Ends an operator's sessions and lets nobody in under the name. Throws 409 for a disabled one, and for the last admin. */
export async function disableOperator({ tables }: Pick<OperationContext, 'tables'>, operator: Operator): Promise<void> {
  if (operator.status === 'disabled') throw conflict('server:conflict.operatorDisabled', { state: operator.status })
  await assertAdminRemains(tables, operator)
  const ended = { status: 'disabled', passwordHash: null, secret: null, lastStep: null, invitationHash: null } as const
  await tables.update('operators', { _id: operator._id }, { ...ended, invitationEndsAt: null })
  await endAccess(tables, operator)
}

async function endAccess(tables: OperationContext['tables'], { _id: operatorId }: Operator): Promise<void> {
  await tables.remove('operatorSessions', { operatorId })
  await tables.remove('operatorPasskeys', { operatorId })
}

/** Changes what an operator may do from the next call on. Throws 409 for a disabled one, and when no active admin would remain. */
export async function changeRoles(
  { tables, now }: Pick<OperationContext, 'tables' | 'now'>,
  operator: Operator,
  roles: Operator['roles'],
): Promise<void> {
  if (operator.status === 'disabled') throw conflict('server:conflict.operatorDisabled', { state: operator.status })
  if (!roles.includes('admin')) await assertAdminRemains(tables, operator)
  await tables.update('operators', { _id: operator._id }, { roles, rolesSince: now })
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
