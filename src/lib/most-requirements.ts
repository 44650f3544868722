/** More requirements than these are not counted for a seller, and the contract lets no more be answered: what is open of others does not grow with one's own trade. */
export const mostRequirements = 100
