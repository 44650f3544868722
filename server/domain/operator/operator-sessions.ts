import type { components } from '#src/generated/schema.ts'
import { forbidden, unauthenticated } from '#server/domain/platform/domain-error.ts'
import { networkOf } from '#server/domain/platform/network-of.ts'
import type { RecordContext } from '#server/domain/platform/security-log.ts'
import type { OperationContext, OperatorCaller } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

type Role = Row<'operators'>['roles'][number]

/** Milliseconds from the sign-in on, however much the session is used. */
const lifetime = 12 * 3_600_000

/** Returns the operator of a live session's token. */
export async function readOperatorSession(
  { tables, ports, now }: OperationContext,
  token: string | undefined,
): Promise<OperatorCaller | undefined> {
  if (token === undefined) return undefined
  const session = await tables.find('operatorSessions', { tokenHash: await ports.codes.digest(token) })
  if (session === undefined || session.expiresAt <= now) return undefined
  const operator = await tables.find('operators', { _id: session.operatorId, status: 'active' })
  return operator && { operator, session }
}

/** Whether the operator may do what is for this role. */
export const hasRole = ({ roles }: Pick<Row<'operators'>, 'roles'>, role: Role): boolean =>
  roles.includes(role) || roles.includes('admin')

/** Throws 403 for who has not this role. */
export function assertRole(operator: Pick<Row<'operators'>, 'roles'>, role: Role): void {
  if (!hasRole(operator, role)) throw forbidden('server:refused.operatorRole')
}

/** Whoever runs the command line on the installation's own store: nobody in the table, who may do everything. */
export const commandLineOperatorId = '00000000-0000-0000-0000-000000000000'

/**
 * Throws 401 when the caller is no active admin any more. Read in the transaction of an act on another operator: of two admins who shut each
 * other out at once one was too late, and what they asked for is not done.
 */
export async function assertStillAdmin({ tables, caller }: OperationContext & { caller: OperatorCaller }): Promise<void> {
  const { _id } = caller.operator
  if (_id === commandLineOperatorId) return
  const operator = await tables.find('operators', { _id, status: 'active' })
  if (operator === undefined || !operator.roles.includes('admin')) throw unauthenticated()
}

const keptNetworks = 10

/** Opens a session and returns its token, of which only the hash is stored; the network of the sign-in is known from then on. */
export async function openOperatorSession(
  { tables, ports, now, newId, origin }: OperationContext,
  operator: Row<'operators'>,
): Promise<components['schemas']['OperatorSignedIn']> {
  const token = ports.codes.token()
  const session = {
    _id: newId(),
    operatorId: operator._id,
    tokenHash: await ports.codes.digest(token),
    createdAt: now,
    expiresAt: new Date(Date.parse(now) + lifetime).toISOString(),
    identityConfirmedAt: now,
    challenge: null,
    challengeExpiresAt: null,
    enrolmentChallenge: null,
    enrolmentExpiresAt: null,
  }
  await tables.insert('operatorSessions', session)
  const network = networkOf(origin?.address ?? '')
  const knownNetworks = [...operator.knownNetworks.filter((known) => known !== network), network].slice(-keptNetworks)
  await tables.update('operators', { _id: operator._id }, { knownNetworks })
  return { token, operator: serializeOperator({ operator, session }) }
}

/** The context of a sign-in, for the security log: from here on the caller is the operator. */
export const asOperator = ({ tables, now, newId, origin }: OperationContext, { email }: Row<'operators'>): RecordContext => ({
  tables,
  now,
  newId,
  origin: origin && { ...origin, operator: email },
})

/** As the operator sees it. */
export const serializeOperator = ({ operator, session }: OperatorCaller): components['schemas']['Operator'] => ({
  _id: operator._id,
  email: operator.email,
  name: operator.name,
  roles: operator.roles,
  sessionEndsAt: session.expiresAt,
})
