import type { Operation } from '#server/operation.ts'

export const logout: Operation<'logout'> = async ({ tables, caller }) => {
  await tables.remove('sessions', { _id: caller.session._id })
  return {}
}
