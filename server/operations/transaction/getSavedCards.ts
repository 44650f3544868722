import type { Operation } from '#server/operation.ts'

export const getSavedCards: Operation<'getSavedCards'> = async ({ tables, caller, now }) => {
  const cards = await tables.list('savedCards', { userId: caller.user._id }, { orderBy: ['-createdAt', '_id'] })
  const [year = 0, month = 0] = now.split('-').map(Number)
  return {
    cards: cards.map(({ _id, brand, lastFour, expiryMonth, expiryYear }) => ({
      ...{ _id, brand, lastFour, expiryMonth, expiryYear },
      // A card can be used to the end of its last month.
      expired: expiryYear < year || (expiryYear === year && expiryMonth < month),
    })),
  }
}
