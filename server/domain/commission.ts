/** The marketplace's share of the goods' value, per cent. An order keeps the rate that held when it was made. */
export const commissionRate = 5
