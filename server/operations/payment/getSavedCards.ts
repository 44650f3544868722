import { serializeSavedCard } from '#server/domain/plan/saved-card-serializer.ts'
import type { Operation } from '#server/operation.ts'

export const getSavedCards: Operation<'getSavedCards'> = async ({ tables, ports, caller, now }) => {
  const cards = await tables.list('savedCards', { userId: caller.user._id }, { orderBy: ['-createdAt', '_id'] })
  return { cards: cards.map((card) => serializeSavedCard(card, now)), provider: ports.cardPayments.provider }
}
