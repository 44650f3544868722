import { createViewMachine } from '#src/machines/platform/create-reading-machine.ts'

/** The categories with their subcategories, for the navigation of a wide window and of a phone. */
export const categoriesMachine = createViewMachine('getAllCategories')
