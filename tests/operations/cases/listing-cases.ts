import { cyclohexaneForm, givePlan } from '#tests/support/listing-fixtures.ts'
import type { CaseFixture } from './case-fixture.ts'
import type { Cases } from './case.ts'

/** A form for a new product, and a plan that has room for it. */
async function form({ market, seller }: CaseFixture) {
  const { _id } = await market.call('getUser', { token: seller })
  await givePlan(market.store, _id)
  const [category] = (await market.call('getAllCategories', { body: {} })).categories
  return cyclohexaneForm(category?.subCategories[0]?._id ?? '')
}

async function added(fixture: CaseFixture) {
  return fixture.market.call('addSellerProduct', { ...fixture.asSeller, body: await form(fixture) })
}

/** The form of a product that is there, as it was read. */
async function edited(fixture: CaseFixture) {
  const product = await added(fixture)
  const { stock: _, status: __, ...fields } = await form(fixture)
  return { ...fixture.asSeller, id: product._id, body: { ...fields, version: product.version ?? 0 } }
}

async function promoted(fixture: CaseFixture) {
  const { _id: id } = await added(fixture)
  await fixture.market.call('addForPromotion', { ...fixture.asSeller, id })
  return { ...fixture.asSeller, id }
}

/** A product off the market, of a seller whose plan is full. */
async function shelved(fixture: CaseFixture) {
  const { _id: id } = await added(fixture)
  await fixture.market.call('changeProductStatus', { ...fixture.asSeller, id })
  const { _id } = await fixture.market.call('getUser', { token: fixture.seller })
  await givePlan(fixture.market.store, _id, { listings: 1 })
  return { ...fixture.asSeller, id }
}

const stale = { body: { version: 77, price: { amount: 500, currency: 'AED' } } }

export const listingCases = {
  getSellerProducts: {
    happy: async ({ market, productId }) => {
      const { seller } = await market.call('viewProduct', { id: productId })
      return { body: { sellerId: seller._id } }
    },
  },
  addSellerProduct: { happy: async (fixture) => ({ ...fixture.asSeller, body: await form(fixture) }) },
  editSellerProduct: {
    happy: edited,
    impossible: async (fixture) => {
      const call = await edited(fixture)
      return { ...call, body: { ...call.body, version: 77 } }
    },
  },
  editInventory: {
    happy: async (fixture) => {
      const { _id, version } = await added(fixture)
      return { ...fixture.asSeller, id: _id, body: { version, price: { amount: 520, currency: 'AED' } } }
    },
    impossible: async (fixture) => ({ ...fixture.asSeller, id: (await added(fixture))._id, ...stale }),
  },
  changeProductStatus: {
    happy: async (fixture) => ({ ...fixture.asSeller, id: (await added(fixture))._id }),
    impossible: shelved,
  },
  addForPromotion: {
    happy: async (fixture) => ({ ...fixture.asSeller, id: (await added(fixture))._id }),
    impossible: promoted,
  },
  deleteProduct: {
    happy: async (fixture) => ({ ...fixture.asSeller, id: (await added(fixture))._id }),
    // Every product that its seller can still see can be deleted.
    impossible: null,
  },
} satisfies Partial<Cases>
