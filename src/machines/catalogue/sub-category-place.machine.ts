import { callApi } from '#src/api/call-api.ts'
import type { components } from '#src/generated/schema.ts'
import { createReadingMachine } from '#src/machines/platform/create-reading-machine.ts'

type Schemas = components['schemas']

/** A subcategory, and the others of its category. */
export interface SubCategoryPlace {
  own: Schemas['SubCategoryDetail']
  neighbours: readonly Schemas['SubCategory'][]
}

/** Where a subcategory stands: its category, which the list of its products does not tell, and what else is in that. */
export const subCategoryPlaceMachine = createReadingMachine<{ id: string }, SubCategoryPlace>({
  id: 'view.subCategoryPlace',
  read: async ({ id }, signal) => {
    const { results: own } = await callApi('viewSubCategory', { path: { id }, signal })
    const { results } = await callApi('getAllSubCategories', { body: { category: own.categoryId }, signal })
    return { own, neighbours: results.subCategories.filter(({ _id }) => _id !== id) }
  },
})
