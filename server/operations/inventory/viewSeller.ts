import { sellerAnswer } from '#server/domain/product-answers.ts'
import { notYours } from '#server/domain/refusal.ts'
import type { Operation } from '#server/operation.ts'

/** A person who never offered anything is no seller to the public. */
export const viewSeller: Operation<'viewSeller'> = async ({ tables, id, caller }) => {
  const [seller, user] = await Promise.all([tables.find('sellers', { _id: id }), tables.find('users', { _id: id })])
  if (seller === undefined || user === undefined || user.status === 'suspended') throw notYours()
  if (seller.productCount === 0 && caller?.user._id !== id) throw notYours()
  return sellerAnswer({ ...seller, fullName: user.fullName })
}
