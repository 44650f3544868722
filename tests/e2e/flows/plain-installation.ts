import { acetoneOf } from './acetone.ts'
import { type Site, openSite } from './stage.ts'

/**
 * A site whose products have no drawing. The marketplace draws them in the tests' own process: a page of uncached structures would block it
 * for seconds.
 */
export async function openPlainSite(): Promise<Site> {
  const site = await openSite()
  await site.market.store.update('products', {}, { smiles: null })
  return site
}

/** One more than a page of products on offer, acetone among them: few enough to be taken off the market and put back at once. */
const few = 25

/** The same with few products on offer, for paths that take all of them off the market. */
export async function openSmallSite(): Promise<Site> {
  const site = await openPlainSite()
  const { store } = site.market
  const { _id: acetone } = await acetoneOf(site.market)
  const hidden = (await store.list('products', { status: 'active' })).filter(({ _id }) => _id !== acetone)
  await store.update('products', { _id: hidden.slice(few - 1).map(({ _id }) => _id) }, { status: 'inactive' })
  return site
}
