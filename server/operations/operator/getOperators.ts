import { omitNull } from '#server/domain/platform/omit-null.ts'
import type { Operation } from '#server/operation.ts'

export const getOperators: Operation<'getOperators'> = async ({ tables }) => {
  const rows = await tables.list('operators', {}, { orderBy: ['email'] })
  return {
    operators: rows.map(({ _id, email, name, roles, status, invitationEndsAt, createdAt }) => ({
      ...omitNull({ invitationEndsAt }),
      _id,
      email,
      name,
      roles,
      status,
      createdAt,
    })),
  }
}
