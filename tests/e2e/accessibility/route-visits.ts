import type { PageRoute } from '#src/app/page-route.ts'
import { routeOf, routes } from '#src/app/routes.ts'
import { replyToTicket } from '#server/domain/support/tickets.ts'
import { addressOf, denySignInAddress, type Chosen, paths, requestSampleAddress } from '#src/lib/paths.ts'
import type { Marketplace } from '#tests/support/marketplace.ts'
import { openTrade } from '#tests/support/trade-steps.ts'
import {
  acetoneOf,
  acetoneWithSheet,
  documentOfAcetone,
  orderOfAcetone,
  quoteOfAcetone,
  sampledAcetone,
  sampleOfAcetone,
} from '../flows/acetone.ts'
import type { StoredSession } from '../flows/stage.ts'

/** A session that may see the page. */
export function visitorOf({ access, path }: PageRoute): StoredSession {
  if (access === 'seller') return { account: 'seller', session: { accountType: 'Seller' } }
  // A company that sells has all that a profile can hold: its documents, and the code of its page.
  if (path === paths.profile) return { account: 'seller', session: { accountType: 'Seller' } }
  if (access === 'login') return { account: 'buyer' }
  if (path === paths.verification) return { session: { userEmail: 'rafiq@kimiya.example', codeToken: 'of-another-browser' } }
  if (path === paths.registerCompanyIndividual) {
    return { session: { companyData: { businessName: 'Padma Chem', taxNumber: 'BIN-000123', country: 'BD' } } }
  }
  return {}
}

export interface Visit {
  name: string
  route: PageRoute
  address: (market: Marketplace, token?: string) => Promise<string>
}

/** Every route, with its distinct views. */
export const visits: readonly Visit[] = [
  ...routes.map((route): Visit => ({
    name: route.path,
    route,
    address: (market, token) => addressOfRoute(route, market, token),
  })),
  {
    name: `${paths.placeOrder}?kind=sample`,
    route: routeOf(paths.placeOrder),
    address: async (market) => requestSampleAddress(await sampledAcetone(market)),
  },
  {
    name: `${paths.denySignIn} from a mail`,
    route: routeOf(paths.denySignIn),
    address: async () => denySignInAddress('a-token'.repeat(7)),
  },
]

/** The address of the page with content. */
async function addressOfRoute({ path }: PageRoute, market: Marketplace, token = ''): Promise<string> {
  if (path === '*') return '/no-such-page'
  return addressOf(path, await partsOf(path, market, token))
}

async function partsOf(path: string, market: Marketplace, token: string): Promise<Chosen> {
  switch (path) {
    case paths.productDetails:
    case paths.placeOrder:
    case paths.sellerProductEdit:
    case paths.sellerProductDetails:
    case paths.requestQuote:
      return { product: (await acetoneOf(market))._id }
    case paths.sellerDetails:
    case paths.sellerViewProfile:
      return { seller: (await acetoneOf(market)).sellerId }
    case paths.tenderNewsDetails:
      return { tender: (await market.call('getChemicalTender', { body: { pageSize: 1 } })).tenders[0]?._id ?? '' }
    case paths.rfqsDetails:
      return { requirement: await requirementOf(market, 'Caustic soda') }
    case paths.sellerActiveRequirementsDetails:
      // One that the seller has bid for, so that both the bid and its form are there.
      return { requirement: await requirementOf(market, 'Urea') }
    case paths.subCategoryView:
      return { subCategory: await subCategoryOf(market) }
    case paths.myQuoteDetails:
      return { quote: await quoteOfAcetone(market, token, 'countered') }
    case paths.myQuote:
      await quoteOfAcetone(market, await market.signIn('buyer'), 'offered')
      return {}
    case paths.myOrderDetails:
    case paths.payType:
    case paths.payNow:
    case paths.myTrackOrder:
      return { order: await orderOfAcetone(market, token, 'invoiced') }
    case paths.myTrackOrderMap:
      return { order: await orderInTransit(market, token) }
    case paths.myOrder:
    case paths.sellerHome:
    case paths.sellerOrders:
      // So that there is an order in the list, whatever the sequence of pages.
      await orderOfAcetone(market, await market.signIn('buyer'), 'placed')
      return {}
    case paths.mySampleRequest:
      await sampleOfAcetone(market)
      return {}
    case paths.mySampleDetails:
      return { sample: await sampleOfAcetone(market) }
    case paths.chats:
    case paths.videoConference:
      return { chat: await chatAboutAcetone(market, token) }
    case paths.requestDocument:
      return { product: await acetoneWithSheet(market) }
    case paths.myDocumentRequest:
      await documentOfAcetone(market)
      return {}
    case paths.helpAndSupport:
      await ticketOf(market, token)
      return {}
    case paths.myDocumentDetails:
      return { documentRequest: await documentOfAcetone(market) }
    default:
      return {}
  }
}

/** An order of the buyer with a reported position; one is enough for all visits. */
async function orderInTransit(market: Marketplace, token: string): Promise<string> {
  const [present] = (await market.call('getMyOrders', { token, body: { statuses: ['delivered'] } })).orders
  if (present !== undefined) return present._id
  return (await (await openTrade(market)).delivered())._id
}

/** An open requirement of the demo's, by how its title begins. */
async function requirementOf({ store }: Marketplace, title: string): Promise<string> {
  const open = await store.list('requirements', { status: 'open' })
  const found = open.find((each) => each.title.startsWith(title))
  if (found === undefined) throw new Error(`The demo has no open requirement ${title}`)
  return found._id
}

/** The subcategory that acetone is offered in. */
async function subCategoryOf(market: Marketplace): Promise<string> {
  const { _id } = await acetoneOf(market)
  return (await market.call('viewProduct', { id: _id })).subCategory._id
}

/** A question to the staff that has been answered. */
async function ticketOf(market: Marketplace, token: string): Promise<void> {
  // There are many visits, and a user has at most twenty open tickets.
  if ((await market.call('getUserTicket', { token })).total > 0) return
  const question = { topic: 'payment' as const, subject: 'Transfer not seen', message: 'I paid on Monday.' }
  const { number } = await market.call('raiseTicket', { token, body: question })
  const now = market.clock.now.toISOString()
  await market.store.transaction(async (tables) => {
    const ticket = await tables.find('tickets', { number })
    if (ticket !== undefined) await replyToTicket({ tables, now, newId: market.newId }, ticket, 'It came in today.')
  })
}

/** The buyer's chat with who sells acetone, in which both have written. */
async function chatAboutAcetone(market: Marketplace, token: string): Promise<string> {
  const { _id: productId, sellerId } = await acetoneOf(market)
  const chat = await market.call('openChat', { token, body: { userId: sellerId, productId } })
  const sendMessage = (by: string, text: string) => market.call('sendMessage', { token: by, id: chat._id, body: { text } })
  await sendMessage(token, 'Is the IBC price FOB Jubail? We need 20 t by March: https://example.com/requirement')
  await sendMessage(await market.signIn('seller'), 'نعم، السعر FOB الجبيل للطن الواحد.')
  return chat._id
}
