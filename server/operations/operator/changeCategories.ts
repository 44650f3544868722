import { changeCategories as change, readCategoryTree } from '#server/domain/catalogue/category-tree.ts'
import { assertVersion } from '#server/domain/platform/read-version.ts'
import type { Operation } from '#server/operation.ts'

export const changeCategories: Operation<'changeCategories'> = async (call) => {
  const { categories, version } = call.body
  await assertVersion(call, version, await readCategoryTree(call))
  return change(call, categories)
}
