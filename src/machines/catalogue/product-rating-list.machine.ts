import { createListMachine } from '#src/machines/platform/create-list-machine.ts'

/** What buyers say of a product, newest first. */
export const productRatingListMachine = createListMachine('getProductRatings', 'ratings')
