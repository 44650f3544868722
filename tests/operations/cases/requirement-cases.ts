import type { BodyOf, ResultsOf } from '#server/operation.ts'
import type { CaseFixture } from './case-fixture.ts'
import type { Cases } from './case.ts'

const dayAhead = (market: CaseFixture['market'], days: number) =>
  new Date(market.clock.now.getTime() + days * 86_400_000).toISOString()

function fields({ market, addressId }: CaseFixture): BodyOf<'createRequirement'> {
  return {
    title: 'Acetone for a printing works',
    productName: 'Acetone',
    casNumber: '67-64-1',
    currency: 'USD',
    addressId,
    quantity: { value: 800, unit: 'kg' },
    deadline: dayAhead(market, 7),
  }
}

const posted = (fixture: CaseFixture): Promise<ResultsOf<'createRequirement'>> =>
  fixture.market.call('createRequirement', { token: fixture.buyer, body: fields(fixture) })

const bidBody = ({ market }: CaseFixture, requirementId: string): BodyOf<'bidRequirement'> => ({
  requirementId,
  quantity: { value: 800, unit: 'kg' },
  priceUnit: 'kg',
  unitPrice: { amount: 105, currency: 'USD' },
  shipping: { amount: 9000, currency: 'USD' },
  leadTimeDays: 12,
  incoterm: 'DAP',
  validUntil: dayAhead(market, 20),
})

/** A plan has so many bids a month; a test may make more. */
async function bid(fixture: CaseFixture): Promise<ResultsOf<'bidRequirement'>> {
  await fixture.market.store.update('allowanceUses', { kind: 'bids' }, { used: 1 })
  const { _id } = await posted(fixture)
  return fixture.market.call('bidRequirement', { ...fixture.asSeller, body: bidBody(fixture, _id) })
}

async function closed(fixture: CaseFixture): Promise<ResultsOf<'closeRequirement'>> {
  const { requirementId } = await bid(fixture)
  return fixture.market.call('closeRequirement', { token: fixture.buyer, id: requirementId, body: { reason: 'Project stopped' } })
}

async function rejected(fixture: CaseFixture): Promise<ResultsOf<'rejectBid'>> {
  const { _id } = await bid(fixture)
  return fixture.market.call('rejectBid', { token: fixture.buyer, id: _id })
}

export const requirementCases = {
  createRequirement: { happy: async (fixture) => ({ token: fixture.buyer, body: fields(fixture) }) },
  editRequirement: {
    happy: async (fixture) => ({
      token: fixture.buyer,
      id: (await posted(fixture))._id,
      body: { ...fields(fixture), quantity: { value: 900, unit: 'kg' } },
    }),
    impossible: async (fixture) => ({ token: fixture.buyer, id: (await bid(fixture)).requirementId, body: fields(fixture) }),
  },
  getRequirements: { happy: async ({ asSeller }) => ({ ...asSeller, body: {} }) },
  // One that is open any seller may see: a stranger's is one that is over.
  viewRequirement: { happy: async (fixture) => ({ token: fixture.buyer, id: (await closed(fixture))._id }) },
  closeRequirement: {
    happy: async (fixture) => ({ token: fixture.buyer, id: (await posted(fixture))._id, body: { reason: 'Project stopped' } }),
    impossible: async (fixture) => ({
      token: fixture.buyer,
      id: (await closed(fixture))._id,
      body: { reason: 'Project stopped' },
    }),
  },
  bidRequirement: {
    happy: async (fixture) => {
      await fixture.market.store.update('allowanceUses', { kind: 'bids' }, { used: 1 })
      return { ...fixture.asSeller, body: bidBody(fixture, (await posted(fixture))._id) }
    },
  },
  acceptBid: {
    happy: async (fixture) => ({ token: fixture.buyer, id: (await bid(fixture))._id }),
    impossible: async (fixture) => ({ token: fixture.buyer, id: (await rejected(fixture))._id }),
  },
  rejectBid: {
    happy: async (fixture) => ({ token: fixture.buyer, id: (await bid(fixture))._id }),
    impossible: async (fixture) => ({ token: fixture.buyer, id: (await rejected(fixture))._id }),
  },
  withdrawBid: {
    happy: async (fixture) => ({ ...fixture.asSeller, id: (await bid(fixture))._id }),
    impossible: async (fixture) => ({ ...fixture.asSeller, id: (await rejected(fixture))._id }),
  },
  getChemicalTender: { happy: async () => ({ body: {} }) },
  viewChemicalTender: {
    happy: async ({ market }) => ({ id: (await market.call('getChemicalTender', { body: {} })).tenders[0]?._id ?? '' }),
  },
} satisfies Partial<Cases>
