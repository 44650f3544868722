import type { BodyOf } from '#server/operation.ts'
import type { CaseFixture } from './case-fixture.ts'
import type { Cases } from './case.ts'

/** A list of the seller for the traded product and its buyer, who has ordered from the seller. */
async function form({ market, buyer, productId, placed }: CaseFixture): Promise<BodyOf<'createPriceList'>> {
  await placed()
  const { _id: buyerId } = await market.call('getUser', { token: buyer })
  const { priceTiers } = await market.call('viewProduct', { id: productId })
  const [first] = priceTiers
  if (first === undefined) throw new Error('The product has no price')
  const { amount, currency } = first.price
  const tiers = [{ minimumQuantity: first.minimumQuantity, price: { amount: amount - 1, currency } }]
  return { name: 'Key accounts', currency, validFrom: '2026-11-01', buyers: [buyerId], rows: [{ productId, tiers }] }
}

async function kept(fixture: CaseFixture) {
  const body = await form(fixture)
  const { _id: id } = await fixture.market.call('createPriceList', { ...fixture.asSeller, body })
  return { body, call: { ...fixture.asSeller, id } }
}

export const priceListCases = {
  getPriceLists: { happy: async ({ asSeller }) => asSeller },
  getKnownBuyers: { happy: async ({ asSeller }) => asSeller },
  viewPriceList: { happy: async (fixture) => (await kept(fixture)).call },
  createPriceList: { happy: async (fixture) => ({ ...fixture.asSeller, body: await form(fixture) }) },
  replacePriceList: {
    happy: async (fixture) => {
      const { call, body } = await kept(fixture)
      return { ...call, body: { ...body, version: 1, name: 'Key accounts 2027' } }
    },
    impossible: async (fixture) => {
      const { call, body } = await kept(fixture)
      await fixture.market.call('endPriceList', call)
      return { ...call, body: { ...body, version: 1 } }
    },
  },
  endPriceList: {
    happy: async (fixture) => (await kept(fixture)).call,
    impossible: async (fixture) => {
      const { call } = await kept(fixture)
      await fixture.market.call('endPriceList', call)
      return call
    },
  },
} satisfies Partial<Cases>
