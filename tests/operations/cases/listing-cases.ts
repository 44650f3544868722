import { cyclohexaneForm, givePlan } from '#tests/support/listing-samples.ts'
import type { Cases } from './case.ts'
import type { CaseWorld } from './case-world.ts'

/** A form for a new product, and a plan that has room for it. */
async function form({ market, seller }: CaseWorld) {
  const { _id } = await market.call('getUser', { token: seller })
  await givePlan(market.store, _id)
  const [category] = (await market.call('getAllCategories', { body: {} })).categories
  return cyclohexaneForm(category?.subCategories[0]?._id ?? '')
}

async function added(world: CaseWorld) {
  return world.market.call('addSellerProduct', { ...world.asSeller, body: await form(world) })
}

/** The form of a product that is there, as it was read. */
async function edited(world: CaseWorld) {
  const product = await added(world)
  const { stock: _, status: __, ...fields } = await form(world)
  return { ...world.asSeller, id: product._id, body: { ...fields, version: product.version ?? 0 } }
}

async function promoted(world: CaseWorld) {
  const { _id: id } = await added(world)
  await world.market.call('addForPromotion', { ...world.asSeller, id })
  return { ...world.asSeller, id }
}

/** A product off the market, of a seller whose plan is full. */
async function shelved(world: CaseWorld) {
  const { _id: id } = await added(world)
  await world.market.call('changeProductStatus', { ...world.asSeller, id })
  const { _id } = await world.market.call('getUser', { token: world.seller })
  await givePlan(world.market.store, _id, { listings: 1 })
  return { ...world.asSeller, id }
}

const stale = { body: { version: 77, price: { amount: 500, currency: 'AED' } } }

export const listingCases = {
  addSellerProduct: { happy: async (world) => ({ ...world.asSeller, body: await form(world) }) },
  editSellerProduct: {
    happy: edited,
    impossible: async (world) => {
      const call = await edited(world)
      return { ...call, body: { ...call.body, version: 77 } }
    },
  },
  editInventory: {
    happy: async (world) => {
      const { _id, version } = await added(world)
      return { ...world.asSeller, id: _id, body: { version, price: { amount: 520, currency: 'AED' } } }
    },
    impossible: async (world) => ({ ...world.asSeller, id: (await added(world))._id, ...stale }),
  },
  changeProductStatus: {
    happy: async (world) => ({ ...world.asSeller, id: (await added(world))._id }),
    impossible: shelved,
  },
  addForPromotion: {
    happy: async (world) => ({ ...world.asSeller, id: (await added(world))._id }),
    impossible: promoted,
  },
  deleteProduct: {
    happy: async (world) => ({ ...world.asSeller, id: (await added(world))._id }),
    // Every product that its seller can still see can be deleted.
    impossible: null,
  },
} satisfies Partial<Cases>
