import { present } from '#server/domain/present.ts'
import { notYours } from '#server/domain/refusal.ts'
import type { Operation } from '#server/operation.ts'

/** Reads the session without prolonging it; a dead token and that of a suspended account are not there. */
export const getUserProfile: Operation<'getUserProfile'> = async ({ tables, ports, id: token, now }) => {
  const found = await tables.liveSession(await ports.codes.digest(token), now)
  if (found === undefined || found.user.status !== 'active') throw notYours()
  const { _id, accountType, fullName, businessName, country } = found.user
  return present({ _id, accountType, fullName, businessName, country })
}
