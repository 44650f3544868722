import type { PaymentMethodChoice } from './payment-method.ts'

/** Every address of the page. The names are the words of the address; an architecture test compares them with tests/spec/routes.tsv. */
export const paths = {
  home: '/',
  login: '/login',
  selectProfile: '/select-profile',
  registerIndividual: '/register-individual',
  registerCompany: '/register-company',
  registerCompanyIndividual: '/register-company-individual',
  forgotPassword: '/forgot-password',
  verification: '/verification',
  resetPassword: '/reset-password',
  denySignIn: '/deny-sign-in',
  tenderNews: '/tender-news',
  tenderNewsDetails: '/tender-news-details',
  productFilter: '/product-filter',
  productDetails: '/product-details',
  sellerAll: '/seller-all',
  sellerDetails: '/seller-details',
  faqs: '/faqs',
  aboutUs: '/about-us',
  termsAndConditions: '/terms-and-conditions',
  privacyPolicy: '/privacy-policy',
  profile: '/profile',
  profileEdit: '/profile-edit',
  card: '/card',
  productRequirementPost: '/product-requirement-post',
  myDocumentRequest: '/my-document-request',
  myDocumentDetails: '/my-document-details',
  mySampleRequest: '/my-sample-request',
  mySampleDetails: '/my-sample-details',
  myQuote: '/my-quote',
  myQuoteDetails: '/my-quote-details',
  rfqsDetails: '/rfqs-details',
  placeOrder: '/place-order',
  requestQuote: '/request-quote',
  requestDocument: '/request-document',
  myOrder: '/my-order',
  myOrderRequest: '/my-order-request',
  myOrderDetails: '/my-order-details',
  payType: '/pay-type',
  payNow: '/pay-now',
  sellerViewProfile: '/seller-view-profile',
  myTrackOrder: '/my-track-order',
  myTrackOrderMap: '/my-track-order-map',
  myCreditCard: '/my-credit-card',
  mySubscriptionPlan: '/my-subscription-plan',
  upgradePlan: '/upgrade-plan',
  setting: '/setting',
  helpAndSupport: '/help-and-support',
  chats: '/chats',
  videoConference: '/VideoConference',
  subCategoryView: '/sub-category-view',
  sellerHome: '/seller-home',
  myEarning: '/my-earning',
  sellerActiveRequirements: '/seller-active-requirements',
  sellerActiveRequirementsDetails: '/seller-active-requirements-details',
  sellerProduct: '/seller-product',
  sellerProductDetails: '/seller-product-details',
  sellerProductNew: '/seller-product-new',
  sellerProductEdit: '/seller-product-edit',
  sellerOrders: '/seller-orders',
} as const

export type Path = (typeof paths)[keyof typeof paths]

/** Kinds of things whose id the page keeps out of the address. */
export const chosenKinds = [
  'product',
  'seller',
  'category',
  'subCategory',
  'order',
  'quote',
  'sample',
  'documentRequest',
  'requirement',
  'tender',
  'chat',
  'person',
  'ticket',
] as const

export type ChosenKind = (typeof chosenKinds)[number]

/** Ids of the things a page is about. */
export type Chosen = Partial<Record<ChosenKind, string>>

const idForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * A link to a page about something: what *Share* copies, and what a link in the page carries, so that it also works in a new
 * tab. Who follows it sees the address without the ids (`splitAddress`).
 */
export function addressOf(path: Path, chosen: Chosen): string {
  const query = new URLSearchParams(Object.entries(chosen)).toString()
  return query === '' ? path : `${path}?${query}`
}

export const productDetailsAddress = (product: string) => addressOf(paths.productDetails, { product })
export const sellerDetailsAddress = (seller: string) => addressOf(paths.sellerDetails, { seller })
export const sellerViewProfileAddress = (seller: string) => addressOf(paths.sellerViewProfile, { seller })
export const placeOrderAddress = (product: string) => addressOf(paths.placeOrder, { product })
/** The same page for a sample, in its own look. */
export const requestSampleAddress = (product: string) => joinAddress(`${paths.placeOrder}?kind=sample`, { product })
/** What the address of `placeOrderAddress` or `requestSampleAddress` is to place. */
export const placedKindOf = (query: string) => (new URLSearchParams(query).get('kind') === 'sample' ? 'sample' : 'product')
export const requestQuoteAddress = (product: string) => addressOf(paths.requestQuote, { product })
/** The request begun with all that a quote that has ended was asked for with. */
export const requestQuoteAgainAddress = (product: string, quote: string) =>
  `${requestQuoteAddress(product)}&${new URLSearchParams({ again: quote }).toString()}`
export const requestDocumentAddress = (product: string) => addressOf(paths.requestDocument, { product })
/** The chats, with the one open that is about this product; it is begun there when there is none. */
export const productChatAddress = (seller: string, product: string) => addressOf(paths.chats, { seller, product })
export const chatAddress = (chat: string) => addressOf(paths.chats, { chat })
/** The voice or video call of a chat. */
export const callAddress = (chat: string) => addressOf(paths.videoConference, { chat })
/** The chat with a buyer or seller, by the id of the user; it is begun there when there is none. */
export const personChatAddress = (person: string) => addressOf(paths.chats, { person })
/** The form of an own product. */
export const sellerProductEditAddress = (product: string) => addressOf(paths.sellerProductEdit, { product })
/** An own product as its seller sees it. */
export const sellerProductDetailsAddress = (product: string) => addressOf(paths.sellerProductDetails, { product })
/** Where the goods of an order are. */
export const trackOrderAddress = (order: string) => addressOf(paths.myTrackOrder, { order })
/** The same on a map. */
export const trackOrderMapAddress = (order: string) => addressOf(paths.myTrackOrderMap, { order })
export const orderDetailsAddress = (order: string) => addressOf(paths.myOrderDetails, { order })
export const sampleDetailsAddress = (sample: string) => addressOf(paths.mySampleDetails, { sample })
export const documentDetailsAddress = (documentRequest: string) => addressOf(paths.myDocumentDetails, { documentRequest })
export const quoteDetailsAddress = (quote: string) => addressOf(paths.myQuoteDetails, { quote })
export const ticketAddress = (ticket: string) => addressOf(paths.helpAndSupport, { ticket })
export const tenderDetailsAddress = (tender: string) => addressOf(paths.tenderNewsDetails, { tender })
/** Where a card can be added, or not; either way leads on to `next`. */
export const cardAddress = (next: string) =>
  next === paths.home ? paths.card : `${paths.card}?${new URLSearchParams({ next }).toString()}`
/** Where the address of `cardAddress` leads on to: an address of the page. */
export function nextOf(query: string): string {
  const next = new URLSearchParams(query).get('next')
  return isOwnAddress(next) ? next : paths.home
}
/**
 * Where the owner of an account undoes a sign-in. No browser sends what stands behind the # to a server: the token is in no log and in no
 * Referer.
 */
export const denySignInAddress = (token: string) => `${paths.denySignIn}#${token}`
/** Where a plan is bought. */
export const buyPlanAddress = (plan: string) => `${paths.upgradePlan}?${new URLSearchParams({ plan }).toString()}`
/** Where a buyer chooses how to pay an order. */
export const payTypeAddress = (order: string) => addressOf(paths.payType, { order })
/** Where an order is paid in a way that is chosen. */
export const payNowAddress = (order: string, method: PaymentMethodChoice) =>
  joinAddress(`${paths.payNow}?${new URLSearchParams({ ...method }).toString()}`, { order })
/** A requirement as its buyer sees it, with all bids. */
export const rfqDetailsAddress = (requirement: string) => addressOf(paths.rfqsDetails, { requirement })
/** The form of a requirement, with an own one to put in other words. */
export const editRequirementAddress = (requirement: string) => addressOf(paths.productRequirementPost, { requirement })
/** A requirement as sellers see it, with the form of a bid. */
export const activeRequirementAddress = (requirement: string) => addressOf(paths.sellerActiveRequirementsDetails, { requirement })
export const categoryAddress = (category: string) => addressOf(paths.productFilter, { category })
export const subCategoryAddress = (subCategory: string) => addressOf(paths.productFilter, { subCategory })
export const subCategoryViewAddress = (subCategory: string) => addressOf(paths.subCategoryView, { subCategory })

/** The product list for a text; the text stays in the address, so that a search can be kept and passed on. */
export function searchAddress(text: string): string {
  return `${paths.productFilter}?${new URLSearchParams({ search: text }).toString()}`
}

/** The list of sellers for a text. */
export function sellerSearchAddress(text: string): string {
  return text === '' ? paths.sellerAll : `${paths.sellerAll}?${new URLSearchParams({ search: text }).toString()}`
}

/** A seller's own products, searched, narrowed and sorted; what is not asked for is not said. */
export function listingsAddress({ search, status, soldOut, sort }: ListingsFilters): string {
  const asked = {
    ...(search && { search }),
    ...(status && { status }),
    ...(soldOut && { soldOut: 'true' }),
    ...(sort && { sort }),
  }
  const query = new URLSearchParams(asked).toString()
  return query === '' ? paths.sellerProduct : `${paths.sellerProduct}?${query}`
}

export interface ListingsFilters {
  search?: string
  status?: string
  soldOut?: boolean
  sort?: string
}

/** The text of `searchAddress` or `sellerSearchAddress`, or nothing. */
export function searchOf(query: string): string {
  return new URLSearchParams(query).get('search')?.trim() ?? ''
}

/** An address inside the page, taken apart: the address as it is shown, and the ids that were in it. Ids of a wrong form are dropped. */
export function splitAddress(address: string): { address: string; chosen: Chosen } {
  const [beforeHash = '', hash] = address.split('#')
  const [path = '', queryText = ''] = beforeHash.split('?')
  const query = new URLSearchParams(queryText)
  const chosen: Chosen = {}
  for (const kind of chosenKinds) {
    const id = query.get(kind)
    if (id === null) continue
    query.delete(kind)
    if (idForm.test(id)) chosen[kind] = id
  }
  const rest = query.toString()
  return { address: path + (rest === '' ? '' : `?${rest}`) + (hash === undefined ? '' : `#${hash}`), chosen }
}

/** The address with what it is about in it again: the opposite of `splitAddress`. */
export function joinAddress(address: string, chosen: Chosen): string {
  const [path = '', queryText = ''] = address.split('?')
  const query = new URLSearchParams(queryText)
  for (const [kind, id] of Object.entries(chosen)) query.set(kind, id)
  const text = query.toString()
  return text === '' ? path : `${path}?${text}`
}

/** Whether an address leads to a page of ours; anything else is no place to send a person to after signing in. */
export function isOwnAddress(address: unknown): address is string {
  // A browser takes a backslash for a slash and drops tabs and line ends, so `/\host` and `/<tab>/host` leave the page as `//host` does.
  if (typeof address !== 'string' || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(address) || !URL.canParse(address, anyOrigin)) return false
  const { origin, pathname } = new URL(address, anyOrigin)
  // `/.//host` is a path of ours which, written out, is an address of another.
  return origin === anyOrigin && !pathname.startsWith('//')
}

/** Stands for the page's own: which it is makes no difference to whether an address leaves it. */
const anyOrigin = 'https://kimiya.invalid'
