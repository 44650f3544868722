import { invalidFields } from '#server/domain/platform/domain-error.ts'
import type { Caller, OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'
import { assertRoomForFactor } from './second-factors.ts'

const minutes = 10
const allowedTries = 5

type Enrolment = Row<'factorEnrolments'>

/** Begins to add a factor; an enrolment that was begun before is dead. Returns when this one expires. */
export async function openEnrolment(
  context: OperationContext,
  { user, session }: Caller,
  { kind, name, secret }: Pick<Enrolment, 'kind' | 'name' | 'secret'>,
): Promise<string> {
  const { tables, ports, now, newId } = context
  await assertRoomForFactor(context, user._id)
  const expiresAt = new Date(Date.parse(now) + minutes * 60_000).toISOString()
  const encrypted = await ports.encryption.encrypt(secret, user._id)
  await tables.remove('factorEnrolments', { userId: user._id })
  await tables.insert('factorEnrolments', {
    _id: newId(),
    userId: user._id,
    sessionId: session._id,
    kind,
    name,
    secret: encrypted,
    tries: 0,
    createdAt: now,
    expiresAt,
  })
  return expiresAt
}

/** 422 on the field: nothing is being added, or it took too long or too many tries. */
const enrolmentOver = (field: string) => invalidFields({ [field]: { key: 'server:field.enrolment' } })

/** Returns the enrolment that this session began, with its secret decrypted. Throws 422 on `field` when there is none to finish. */
export async function findEnrolment(
  { tables, ports, now }: OperationContext,
  { user, session }: Caller,
  kind: Enrolment['kind'],
  field: string,
): Promise<Enrolment> {
  const found = await tables.find('factorEnrolments', { userId: user._id })
  if (found === undefined || found.kind !== kind || found.sessionId !== session._id) throw enrolmentOver(field)
  if (found.expiresAt <= now || found.tries >= allowedTries) throw enrolmentOver(field)
  const secret = await ports.encryption.decrypt(found.secret, user._id)
  if (secret === undefined) throw enrolmentOver(field)
  return { ...found, secret }
}
