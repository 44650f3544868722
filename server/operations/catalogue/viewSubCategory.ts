import { namedReference } from '#server/domain/catalogue/product-serializer.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import { notFound } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

export const viewSubCategory: Operation<'viewSubCategory'> = async ({ tables, id }) => {
  const subCategory = await tables.find('subCategories', { _id: id })
  const category = subCategory && (await tables.find('categories', { _id: subCategory.categoryId }))
  if (subCategory === undefined || category === undefined) throw notFound()
  const counts = await tables.productCounts()
  const { position: _, ...shown } = subCategory
  const productCount = counts.find(({ subCategoryId }) => subCategoryId === id)?.count ?? 0
  return { ...omitNull(shown), productCount, category: namedReference(category) }
}
