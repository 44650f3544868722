import { removeCategory as remove } from '#server/domain/catalogue/category-tree.ts'
import type { Operation } from '#server/operation.ts'

export const removeCategory: Operation<'removeCategory'> = async (call) => {
  await remove(call, call.body.category, call.body.subCategory)
  return {}
}
