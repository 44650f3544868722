import { pdfFile } from '#tests/support/sample-files.ts'
import type { Cases } from './case.ts'
import type { CaseWorld } from './case-world.ts'

/** The buyer's chat with the seller, in which the third account, the stranger, is not. */
async function chatOf({ market, buyer }: CaseWorld, name = 'seller') {
  const other = await market.store.find('users', { email: `${name}@kimiya.example` })
  return market.call('openChat', { token: buyer, body: { userId: other?._id ?? '' } })
}

/** A seller with whom nobody has talked yet. */
async function strangeSeller({ market: { store } }: CaseWorld): Promise<string> {
  const [sellers, members] = [await store.list('sellers', {}), await store.list('chatMembers', {})]
  const strange = sellers.find(({ _id }) => members.every(({ userId }) => userId !== _id))
  if (strange === undefined) throw new Error('The buyer has talked with every seller')
  return strange._id
}

/** With the other seller, whom the buyer has blocked. */
async function blockedChat(world: CaseWorld) {
  const chat = await chatOf(world, 'seller2')
  await world.market.call('blockUser', { token: world.buyer, id: chat.other._id })
  return chat
}

let calls = 0
const offer = () => ({
  ...{ callId: `00000000-0000-7000-9000-${String((calls += 1)).padStart(12, '0')}`, signal: 'offer' as const },
  ...{ medium: 'audio' as const, sdp: 'v=0' },
})

async function endedCall(world: CaseWorld, id: string): Promise<string> {
  const body = offer()
  await world.market.call('callSignal', { token: world.buyer, id, body })
  await world.market.call('callSignal', { token: world.buyer, id, body: { callId: body.callId, signal: 'end' } })
  return body.callId
}

const text = 'Is the offer still good for 12 t?'

export const chatCases = {
  openChat: { happy: async (world) => ({ token: world.buyer, body: { userId: await strangeSeller(world) } }) },
  getChats: { happy: async ({ buyer }) => ({ token: buyer, body: {} }) },
  getMessages: { happy: async (world) => ({ token: world.buyer, id: (await chatOf(world))._id, body: {} }) },
  sendMessage: {
    happy: async (world) => ({ token: world.buyer, id: (await chatOf(world))._id, body: { text } }),
    impossible: async (world) => ({ token: world.buyer, id: (await blockedChat(world))._id, body: { text } }),
  },
  // Reading, deleting and blocking are as possible the second time as the first.
  readChat: {
    happy: async (world) => {
      const { _id: id } = await chatOf(world)
      const { sequence } = await world.market.call('sendMessage', { ...world.asSeller, id, body: { text } })
      return { token: world.buyer, id, body: { sequence } }
    },
    impossible: null,
  },
  deleteChat: { happy: async (world) => ({ token: world.buyer, id: (await chatOf(world))._id }), impossible: null },
  blockUser: {
    happy: async (world) => ({ token: world.buyer, id: (await chatOf(world, 'seller2')).other._id }),
    impossible: null,
  },
  unblockUser: {
    happy: async (world) => ({ token: world.buyer, id: (await chatOf(world, 'seller2')).other._id }),
    impossible: null,
  },
  callSignal: {
    happy: async (world) => ({ token: world.buyer, id: (await chatOf(world))._id, body: offer() }),
    impossible: async (world) => {
      const { _id: id } = await chatOf(world)
      const callId = await endedCall(world, id)
      return { token: world.buyer, id, body: { callId, signal: 'candidate', candidate: { candidate: 'candidate:1' } } }
    },
  },
  uploadMedia: {
    happy: async (world) => ({ token: world.buyer, body: { chatId: (await chatOf(world))._id, file: pdfFile() } }),
  },
} satisfies Partial<Cases>
