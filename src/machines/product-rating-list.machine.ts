import { createListMachine } from './create-list-machine.ts'

/** What buyers say of a product, newest first. */
export const productRatingListMachine = createListMachine('getProductRatings', 'ratings')
