import { readCategoryTree } from '#server/domain/catalogue/category-tree.ts'
import type { Operation } from '#server/operation.ts'

export const getCategoryTree: Operation<'getCategoryTree'> = async (call) => ({ categories: await readCategoryTree(call) })
