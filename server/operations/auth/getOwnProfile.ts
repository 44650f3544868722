import { ownProfileAnswer } from '#server/domain/user-answers.ts'
import type { Operation } from '#server/operation.ts'

export const getOwnProfile: Operation<'getOwnProfile'> = async ({ tables, caller }) => {
  const seller = await tables.find('sellers', { _id: caller.user._id })
  if (seller === undefined) throw new Error(`The account ${caller.user._id} has no selling side`)
  return ownProfileAnswer(caller.user, seller)
}
