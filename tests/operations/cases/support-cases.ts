import type { CaseFixture } from './case-fixture.ts'
import type { Cases } from './case.ts'

const question = { topic: 'payment' as const, subject: 'Transfer not seen', message: 'I paid on Monday.' }

const message = 'Any news of it?'

/** A new message of the seller, as the buyer got it. */
async function received({ market, buyer, seller }: CaseFixture): Promise<string> {
  const { _id: userId } = await market.call('getUser', { token: seller })
  const { _id: id } = await market.call('openChat', { token: buyer, body: { userId } })
  return (await market.call('sendMessage', { token: seller, id, body: { text: 'Buy now!' } }))._id
}

async function raised({ market, buyer }: CaseFixture): Promise<string> {
  return (await market.call('raiseTicket', { token: buyer, body: question }))._id
}

async function closed(fixture: CaseFixture): Promise<string> {
  const id = await raised(fixture)
  await fixture.market.call('closeTicket', { token: fixture.buyer, id })
  return id
}

async function disputed({ market, buyer, delivered }: CaseFixture): Promise<string> {
  const id = (await delivered())._id
  await market.call('openDispute', { token: buyer, id, body: { reason: 'Two drums leak' } })
  return id
}

/** A proposal of the seller to give nothing back. */
async function proposed(fixture: CaseFixture) {
  const id = await disputed(fixture)
  const body = { settlement: 'complete' as const, note: 'The seals were whole' }
  const { proposals } = await fixture.market.call('proposeSettlement', { ...fixture.asSeller, id, body })
  return { id, proposalId: proposals[0]?._id ?? '' }
}

/** An order whose dispute both sides have ended. */
async function settled(fixture: CaseFixture): Promise<{ id: string; proposalId: string }> {
  const { id, proposalId } = await proposed(fixture)
  await fixture.market.call('answerProposal', { token: fixture.buyer, id, body: { proposalId, event: 'proposal.accept' } })
  return { id, proposalId }
}

export const supportCases = {
  answerDispute: {
    happy: async (fixture) => ({ ...fixture.asSeller, id: await disputed(fixture), body: { text: 'They left us whole' } }),
    impossible: async (fixture) => ({ ...fixture.asSeller, id: (await settled(fixture)).id, body: { text: 'Too late' } }),
  },
  proposeSettlement: {
    happy: async (fixture) => {
      const body = { settlement: 'complete', note: 'The seals were whole' } as const
      return { ...fixture.asSeller, id: await disputed(fixture), body }
    },
    impossible: async (fixture) => {
      const body = { settlement: 'refund', note: 'All of it, please' } as const
      return { token: fixture.buyer, id: (await proposed(fixture)).id, body }
    },
  },
  answerProposal: {
    happy: async (fixture) => {
      const { id, proposalId } = await proposed(fixture)
      return { token: fixture.buyer, id, body: { proposalId, event: 'proposal.accept' as const } }
    },
    impossible: async (fixture) => {
      const { id, proposalId } = await settled(fixture)
      return { token: fixture.buyer, id, body: { proposalId, event: 'proposal.accept' as const } }
    },
  },
  openDispute: {
    happy: async ({ buyer, delivered }) => ({ token: buyer, id: (await delivered())._id, body: { reason: 'Two drums leak' } }),
    impossible: async ({ buyer, placed }) => ({ token: buyer, id: (await placed())._id, body: { reason: 'Two drums leak' } }),
  },
  viewDispute: {
    happy: async ({ market, buyer, delivered }) => {
      const id = (await delivered())._id
      await market.call('openDispute', { token: buyer, id, body: { reason: 'Two drums leak' } })
      return { token: buyer, id }
    },
  },
  reportAbuse: {
    happy: async (fixture) => ({
      token: fixture.buyer,
      body: { subject: 'message', subjectId: await received(fixture), reason: 'spam', note: 'The third today' },
    }),
  },
  abuseReports: { happy: async ({ buyer }) => ({ token: buyer, body: {} }) },
  raiseTicket: { happy: async ({ seller }) => ({ token: seller, body: question }) },
  getUserTicket: { happy: async ({ buyer }) => ({ token: buyer }) },
  viewTicket: { happy: async (fixture) => ({ token: fixture.buyer, id: await raised(fixture) }) },
  replyTicket: {
    happy: async (fixture) => ({ token: fixture.buyer, id: await raised(fixture), body: { message } }),
    impossible: async (fixture) => ({ token: fixture.buyer, id: await closed(fixture), body: { message } }),
  },
  closeTicket: {
    happy: async (fixture) => ({ token: fixture.buyer, id: await raised(fixture) }),
    impossible: async (fixture) => ({ token: fixture.buyer, id: await closed(fixture) }),
  },
} satisfies Partial<Cases>
