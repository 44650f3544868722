import { serializeSeller } from '#server/domain/catalogue/product-serializer.ts'
import { fileAddress } from '#server/domain/document/files.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import { notFound } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

/** A user without listings has no public seller's page. */
export const viewSeller: Operation<'viewSeller'> = async ({ tables, id, caller }) => {
  const [seller, user] = await Promise.all([tables.find('sellers', { _id: id }), tables.find('users', { _id: id })])
  if (seller === undefined || user === undefined || user.status === 'suspended') throw notFound()
  if (seller.productCount === 0 && caller?.user._id !== id) throw notFound()
  return {
    ...serializeSeller({ ...seller, fullName: user.fullName }),
    ...omitNull({ profileImage: user.profileImage && fileAddress(user.profileImage) }),
    photos: seller.photos,
  }
}
