import { createListMachine } from '#src/machines/platform/create-list-machine.ts'

/** Somebody looks through what is on offer in one subcategory, page by page. */
export const subCategoryMachine = createListMachine('getProducts', 'products')
