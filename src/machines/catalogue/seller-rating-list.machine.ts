import { createListMachine } from '#src/machines/platform/create-list-machine.ts'

/** What buyers say of a seller, over all of its products. */
export const sellerRatingListMachine = createListMachine('getSellerRatings', 'ratings')
