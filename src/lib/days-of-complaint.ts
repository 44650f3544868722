/** Days in which the buyer may complain of what is delivered; then the order completes by itself. */
export const disputeDays = 7

/** Days that a shipment takes at least, as far as the seller alone says that it has arrived (decision 140). */
export const leastTransitDays = { domestic: 3, abroad: 14, sea: 30 } as const
