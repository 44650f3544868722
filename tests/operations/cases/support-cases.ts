import type { Cases } from './case.ts'
import type { CaseWorld } from './case-world.ts'

const question = { topic: 'payment' as const, subject: 'Transfer not seen', message: 'I paid on Monday.' }
const message = 'Any news of it?'

async function raised({ market, buyer }: CaseWorld): Promise<string> {
  return (await market.call('raiseTicket', { token: buyer, body: question }))._id
}

async function closed(world: CaseWorld): Promise<string> {
  const id = await raised(world)
  await world.market.call('closeTicket', { token: world.buyer, id })
  return id
}

export const supportCases = {
  getUserContents: { happy: async () => ({ body: {} }) },
  raiseTicket: { happy: async ({ seller }) => ({ token: seller, body: question }) },
  getUserTicket: { happy: async ({ buyer }) => ({ token: buyer }) },
  viewTicket: { happy: async (world) => ({ token: world.buyer, id: await raised(world) }) },
  replyTicket: {
    happy: async (world) => ({ token: world.buyer, id: await raised(world), body: { message } }),
    impossible: async (world) => ({ token: world.buyer, id: await closed(world), body: { message } }),
  },
  closeTicket: {
    happy: async (world) => ({ token: world.buyer, id: await raised(world) }),
    impossible: async (world) => ({ token: world.buyer, id: await closed(world) }),
  },
  addressSuggestion: { happy: async ({ buyer }) => ({ token: buyer, id: 'jubail' }) },
  getCompleteAddress: { happy: async ({ buyer }) => ({ token: buyer, id: 'jubail' }) },
  getAdminBankDetails: { happy: async ({ buyer }) => ({ token: buyer }) },
} satisfies Partial<Cases>
