import { changeCategories as change } from '#server/domain/catalogue/category-tree.ts'
import type { Operation } from '#server/operation.ts'

export const changeCategories: Operation<'changeCategories'> = (call) => change(call, call.body.categories)
