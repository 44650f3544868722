import { serializeOwnProfile } from '#server/domain/account/user-serializer.ts'
import type { Operation } from '#server/operation.ts'

export const getOwnProfile: Operation<'getOwnProfile'> = async ({ tables, caller }) => {
  const seller = await tables.find('sellers', { _id: caller.user._id })
  if (seller === undefined) throw new Error(`The account ${caller.user._id} has no selling side`)
  return serializeOwnProfile(caller.user, seller)
}
