import type { Operation } from '#server/operation.ts'

export const operatorLogout: Operation<'operatorLogout'> = async ({ tables, caller }) => {
  await tables.remove('operatorSessions', { _id: caller.session._id })
  return {}
}
