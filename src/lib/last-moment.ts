/** The last moment before something is over: `expiresAt` itself already belongs to the next day. */
export const lastMoment = (expiresAt: string): string => new Date(Date.parse(expiresAt) - 1).toISOString()
