import type { Row } from '#server/store/tables.ts'
import type { Marketplace } from '#tests/support/marketplace.ts'

/** A user's membership of a chat, which can be removed and restored; without it the chat is not found. */
export function placeInChat(market: Marketplace, token: string) {
  let removed: Row<'chatMembers'>[] = []
  return {
    async removeMember(otherId: string): Promise<void> {
      const { _id: userId } = await market.call('getUser', { token })
      removed = await market.store.list('chatMembers', { userId, otherId })
      for (const { _id } of removed) await market.store.remove('chatMembers', { _id })
    },
    async putBack(): Promise<void> {
      await market.store.insert('chatMembers', ...removed.splice(0))
    },
  }
}
