import type { BodyOf, ResultsOf } from '#server/operation.ts'
import type { Cases } from './case.ts'
import type { CaseWorld } from './case-world.ts'

const dayAhead = (market: CaseWorld['market'], days: number) =>
  new Date(market.clock.now.getTime() + days * 86_400_000).toISOString()

function fields({ market, addressId }: CaseWorld): BodyOf<'createRequirement'> {
  return {
    ...{ title: 'Acetone for a printing works', productName: 'Acetone', casNumber: '67-64-1', currency: 'USD', addressId },
    ...{ quantity: { value: 800, unit: 'kg' }, deadline: dayAhead(market, 7) },
  }
}

const posted = (world: CaseWorld): Promise<ResultsOf<'createRequirement'>> =>
  world.market.call('createRequirement', { token: world.buyer, body: fields(world) })

const bidBody = ({ market }: CaseWorld, requirementId: string): BodyOf<'bidRequirement'> => ({
  ...{ requirementId, quantity: { value: 800, unit: 'kg' }, priceUnit: 'kg', unitPrice: { amount: 105, currency: 'USD' } },
  ...{ shipping: { amount: 9000, currency: 'USD' }, leadTimeDays: 12, incoterm: 'DAP', validUntil: dayAhead(market, 20) },
})

/** A plan has so many bids a month; a test may make more. */
async function bid(world: CaseWorld): Promise<ResultsOf<'bidRequirement'>> {
  await world.market.store.update('allowanceUses', { kind: 'bids' }, { used: 1 })
  const { _id } = await posted(world)
  return world.market.call('bidRequirement', { ...world.asSeller, body: bidBody(world, _id) })
}

async function closed(world: CaseWorld): Promise<ResultsOf<'closeRequirement'>> {
  const { requirementId } = await bid(world)
  return world.market.call('closeRequirement', { token: world.buyer, id: requirementId, body: { reason: 'Project stopped' } })
}

async function rejected(world: CaseWorld): Promise<ResultsOf<'rejectBid'>> {
  const { _id } = await bid(world)
  return world.market.call('rejectBid', { token: world.buyer, id: _id })
}

export const requirementCases = {
  createRequirement: { happy: async (world) => ({ token: world.buyer, body: fields(world) }) },
  editRequirement: {
    happy: async (world) => ({
      ...{ token: world.buyer, id: (await posted(world))._id },
      body: { ...fields(world), quantity: { value: 900, unit: 'kg' } },
    }),
    impossible: async (world) => ({ token: world.buyer, id: (await bid(world)).requirementId, body: fields(world) }),
  },
  getRequirements: { happy: async ({ asSeller }) => ({ ...asSeller, body: {} }) },
  // One that is open any seller may see: a stranger's is one that is over.
  viewRequirement: { happy: async (world) => ({ token: world.buyer, id: (await closed(world))._id }) },
  closeRequirement: {
    happy: async (world) => ({ token: world.buyer, id: (await posted(world))._id, body: { reason: 'Project stopped' } }),
    impossible: async (world) => ({ token: world.buyer, id: (await closed(world))._id, body: { reason: 'Project stopped' } }),
  },
  bidRequirement: {
    happy: async (world) => {
      await world.market.store.update('allowanceUses', { kind: 'bids' }, { used: 1 })
      return { ...world.asSeller, body: bidBody(world, (await posted(world))._id) }
    },
  },
  acceptBid: {
    happy: async (world) => ({ token: world.buyer, id: (await bid(world))._id }),
    impossible: async (world) => ({ token: world.buyer, id: (await rejected(world))._id }),
  },
  rejectBid: {
    happy: async (world) => ({ token: world.buyer, id: (await bid(world))._id }),
    impossible: async (world) => ({ token: world.buyer, id: (await rejected(world))._id }),
  },
  withdrawBid: {
    happy: async (world) => ({ ...world.asSeller, id: (await bid(world))._id }),
    impossible: async (world) => ({ ...world.asSeller, id: (await rejected(world))._id }),
  },
} satisfies Partial<Cases>

export const tenderCases = {
  getChemicalTender: { happy: async () => ({ body: {} }) },
  viewChemicalTender: {
    happy: async ({ market }) => ({ id: (await market.call('getChemicalTender', { body: {} })).tenders[0]?._id ?? '' }),
  },
} satisfies Partial<Cases>
