import { namedReference } from '#server/domain/product-answers.ts'
import { present } from '#server/domain/present.ts'
import { notYours } from '#server/domain/refusal.ts'
import type { Operation } from '#server/operation.ts'

export const viewSubCategory: Operation<'viewSubCategory'> = async ({ tables, id }) => {
  const subCategory = await tables.find('subCategories', { _id: id })
  const category = subCategory && (await tables.find('categories', { _id: subCategory.categoryId }))
  if (subCategory === undefined || category === undefined) throw notYours()
  const counts = await tables.productCounts()
  const { position: _, ...shown } = subCategory
  const productCount = counts.find(({ subCategoryId }) => subCategoryId === id)?.count ?? 0
  return { ...present(shown), productCount, category: namedReference(category) }
}
