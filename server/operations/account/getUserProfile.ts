import { profileExtras } from '#server/domain/account/user-profile.ts'
import { fileAddress } from '#server/domain/document/files.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import { notFound } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

/** Reads the session without prolonging it. Throws 404 for an invalid token and for a suspended account. */
export const getUserProfile: Operation<'getUserProfile'> = async (call) => {
  const { tables, ports, id: token, now } = call
  const found = await tables.liveSession(await ports.codes.digest(token), now)
  if (found === undefined || found.user.status !== 'active') throw notFound()
  const { _id, accountType, fullName, businessName, country, profileImage } = found.user
  return {
    ...omitNull({ businessName, profileImage: profileImage && fileAddress(profileImage) }),
    ...(await profileExtras(call, _id)),
    _id,
    accountType,
    fullName,
    country,
  }
}
