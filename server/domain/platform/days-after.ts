const day = 86_400_000

/** A moment so many days later; a negative number leads back. */
export const daysAfter = (moment: string, days: number): string => new Date(Date.parse(moment) + days * day).toISOString()
