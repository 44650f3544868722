import { pdfFile } from '#tests/support/sample-files.ts'
import type { CaseFixture } from './case-fixture.ts'
import type { Cases } from './case.ts'

/** The buyer's chat with the seller, in which the third account, the stranger, is not. */
export async function chatOf({ market, buyer }: CaseFixture, name = 'seller') {
  const other = await market.store.find('users', { email: `${name}@kimiya.example` })
  return market.call('openChat', { token: buyer, body: { userId: other?._id ?? '' } })
}

/** A seller without chats. */
async function strangeSeller({ market: { store } }: CaseFixture): Promise<string> {
  const [sellers, members] = [await store.list('sellers', {}), await store.list('chatMembers', {})]
  const strange = sellers.find(({ _id }) => members.every(({ userId }) => userId !== _id))
  if (strange === undefined) throw new Error('The buyer has talked with every seller')
  return strange._id
}

/** With the other seller, whom the buyer has blocked. */
async function blockedChat(fixture: CaseFixture) {
  const chat = await chatOf(fixture, 'seller2')
  await fixture.market.call('blockUser', { token: fixture.buyer, id: chat.other._id })
  return chat
}

const text = 'Is the offer still good for 12 t?'

export const chatCases = {
  openChat: { happy: async (fixture) => ({ token: fixture.buyer, body: { userId: await strangeSeller(fixture) } }) },
  getChats: { happy: async ({ buyer }) => ({ token: buyer, body: {} }) },
  getMessages: { happy: async (fixture) => ({ token: fixture.buyer, id: (await chatOf(fixture))._id, body: {} }) },
  sendMessage: {
    happy: async (fixture) => ({ token: fixture.buyer, id: (await chatOf(fixture))._id, body: { text } }),
    impossible: async (fixture) => ({ token: fixture.buyer, id: (await blockedChat(fixture))._id, body: { text } }),
  },
  // Reading, deleting and blocking are as possible the second time as the first.
  readChat: {
    happy: async (fixture) => {
      const { _id: id } = await chatOf(fixture)
      const { sequence } = await fixture.market.call('sendMessage', { ...fixture.asSeller, id, body: { text } })
      return { token: fixture.buyer, id, body: { sequence } }
    },
    impossible: null,
  },
  deleteChat: { happy: async (fixture) => ({ token: fixture.buyer, id: (await chatOf(fixture))._id }), impossible: null },
  blockUser: {
    happy: async (fixture) => ({ token: fixture.buyer, id: (await chatOf(fixture, 'seller2')).other._id }),
    impossible: null,
  },
  unblockUser: {
    happy: async (fixture) => ({ token: fixture.buyer, id: (await chatOf(fixture, 'seller2')).other._id }),
    impossible: null,
  },
  uploadMedia: {
    happy: async (fixture) => ({ token: fixture.buyer, body: { chatId: (await chatOf(fixture))._id, file: pdfFile() } }),
  },
} satisfies Partial<Cases>
