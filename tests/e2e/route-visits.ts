import type { PageRoute } from '#src/app/routes.ts'
import { addressOf, type Chosen, paths } from '#src/lib/paths.ts'
import type { Marketplace } from '#tests/support/marketplace.ts'
import { acetoneOf, orderOfAcetone } from './flows/acetone.ts'
import type { Remembered } from './flows/stage.ts'

/** Somebody who may see the page. */
export function visitorOf({ access, path }: PageRoute): Remembered {
  if (access === 'seller') return { account: 'seller', session: { accountType: 'Seller' } }
  // A company that sells has all that a profile can hold: its papers, and the code of its page.
  if (path === paths.profile) return { account: 'seller', session: { accountType: 'Seller' } }
  if (access === 'login') return { account: 'buyer' }
  if (path === paths.verification) return { session: { userEmail: 'rafiq@kimiya.example' } }
  if (path === paths.registerCompanyIndividual) {
    return { session: { companyData: { businessName: 'Padma Chem', taxNumber: 'BIN-000123', country: 'BD' } } }
  }
  return {}
}

/** The address of the page with something in it to look at. */
export async function addressOfRoute({ path }: PageRoute, market: Marketplace, token = ''): Promise<string> {
  if (path === '*') return '/no-such-page'
  return addressOf(path, await thingsOf(path, market, token))
}

async function thingsOf(path: string, market: Marketplace, token: string): Promise<Chosen> {
  switch (path) {
    case paths.productDetails:
    case paths.placeOrder:
      return { product: (await acetoneOf(market))._id }
    case paths.sellerDetails:
    case paths.sellerViewProfile:
      return { seller: (await acetoneOf(market)).sellerId }
    case paths.tenderNewsDetails:
      return { tender: (await market.call('getChemicalTender', { body: { pageSize: 1 } })).tenders[0]?._id ?? '' }
    case paths.subCategoryView:
      return { subCategory: await subCategoryOf(market) }
    case paths.myOrderDetails:
    case paths.payNow:
      return { order: await orderOfAcetone(market, token, 'invoiced') }
    case paths.myOrder:
    case paths.sellerHome:
    case paths.sellerOrders:
      // So that there is an order in the list, whichever pages were looked at before.
      await orderOfAcetone(market, await market.signIn('buyer'), 'placed')
      return {}
    default:
      return {}
  }
}

/** The subcategory that acetone is offered in. */
async function subCategoryOf(market: Marketplace): Promise<string> {
  const { _id } = await acetoneOf(market)
  return (await market.call('viewProduct', { id: _id })).subCategory._id
}
