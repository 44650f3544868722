import { cyclohexaneForm, givePlan } from './listing-fixtures.ts'
import { type Marketplace, openMarketplace } from './marketplace.ts'
import type { Store } from '#server/store/store.ts'

/** A marketplace in which the demo's company begins to sell, on a plan without limits. */
export async function openOwnCatalogue(store: Store) {
  const market: Marketplace = await openMarketplace(store)
  // One after the other: ids and keys are counted.
  const buyer = await market.signIn('buyer')
  const asOwner = { token: await market.signIn('company'), side: 'Seller' as const }
  const sellerId = (await market.call('getUser', { token: asOwner.token }))._id
  await givePlan(store, sellerId)
  const [category] = (await market.call('getAllCategories', { body: {} })).categories
  const place = category?.subCategories[0]
  if (category === undefined || place === undefined) throw new Error('The demo has categories')

  const form = (changes: Parameters<typeof cyclohexaneForm>[1] = {}) => cyclohexaneForm(place._id, changes)
  const add = (changes: Parameters<typeof form>[0] = {}) => market.call('addSellerProduct', { ...asOwner, body: form(changes) })
  const view = (id: string, token?: string) => market.envelope('viewProduct', { id, token })
  const found = async (search: string) =>
    (await market.call('getSearchResult', { body: { search } })).products.map(({ _id }) => _id)
  const productCount = async () => (await store.find('sellers', { _id: sellerId }))?.productCount
  return { market, buyer, asOwner, sellerId, category, place, form, add, view, found, productCount }
}

export type OwnCatalogue = Awaited<ReturnType<typeof openOwnCatalogue>>
