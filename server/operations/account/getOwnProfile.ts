import { describeOwnProfile } from '#server/domain/account/user-profile.ts'
import type { Operation } from '#server/operation.ts'

export const getOwnProfile: Operation<'getOwnProfile'> = async (call) => {
  const { tables, caller } = call
  const seller = await tables.find('sellers', { _id: caller.user._id })
  if (seller === undefined) throw new Error(`The account ${caller.user._id} has no selling side`)
  return describeOwnProfile(call, caller.user, seller)
}
