import { readCategoryTree } from '#server/domain/catalogue/category-tree.ts'
import { versionOf } from '#server/domain/platform/read-version.ts'
import type { Operation } from '#server/operation.ts'

export const getCategoryTree: Operation<'getCategoryTree'> = async (call) => {
  const categories = await readCategoryTree(call)
  return { categories, version: await versionOf(call, categories) }
}
