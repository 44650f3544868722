import { sandboxCards } from '#src/lib/sandbox-cards.ts'
import type { CallOptions } from '#tests/support/marketplace.ts'
import { cyclohexaneForm, givePlan } from '#tests/support/listing-fixtures.ts'
import { pdfFile } from '#tests/support/sample-files.ts'
import { cases } from './all-cases.ts'
import type { CaseFixture } from './case-fixture.ts'
import { batchOf } from './payout-cases.ts'
import { offerOf, picture, type StrangersFixture } from './strangers-fixture.ts'

/** A call that succeeds with an own id in its field, and an id of the same kind of another owner. */
interface OwnAndStrangers {
  call: CallOptions
  strangerId: string
}
export type PrepareIds = (fixture: CaseFixture, strangers: StrangersFixture) => Promise<OwnAndStrangers>

const withBody = ({ body, ...call }: CallOptions, more: object): CallOptions => ({
  ...call,
  body: { ...(typeof body === 'object' ? body : {}), ...more },
})
const sent = async ({ market, buyer }: CaseFixture) =>
  (await market.call('addAttachment', { token: buyer, body: { file: pdfFile('ours.pdf') } }))._id

const address =
  (operationId: 'previewOrder' | 'placeOrder' | 'placeQuotationOrder' | 'createRequirement' | 'editRequirement'): PrepareIds =>
  async (fixture, { address: strangerId }) => ({ call: await cases[operationId].happy(fixture), strangerId })
const attachments =
  (operationId: 'placeQuotationOrder' | 'createRequirement' | 'editRequirement' | 'openDispute'): PrepareIds =>
  async (fixture, { attachment: strangerId }) => {
    const call = await cases[operationId].happy(fixture)
    return { call: withBody(call, { attachments: [await sent(fixture)] }), strangerId }
  }

const certificate =
  (operationId: 'addProductBatch' | 'attachBatchCertificate'): PrepareIds =>
  async (fixture, { attachment: strangerId }) => {
    const { market, seller: token } = fixture
    const { _id } = await market.call('addAttachment', { token, body: { file: pdfFile('coa.pdf') } })
    return { call: withBody(await cases[operationId].happy(fixture), { certificate: _id }), strangerId }
  }

type PriceListCall = 'createPriceList' | 'replacePriceList'
const listedProduct =
  (operationId: PriceListCall): PrepareIds =>
  async (fixture, { listing: strangerId }) => ({ call: await cases[operationId].happy(fixture), strangerId })
/** One who has never traded with the seller. */
const listedBuyer =
  (operationId: PriceListCall): PrepareIds =>
  async (fixture) => {
    const { _id: strangerId } = await fixture.market.call('getUser', { token: await fixture.market.signIn('seller2') })
    return { call: await cases[operationId].happy(fixture), strangerId }
  }

async function ownQuote({ market, buyer, asSeller, productId, addressId }: CaseFixture): Promise<string> {
  const body = { productId, quantity: { value: 2, unit: 't' as const }, incoterm: 'CIF' as const, addressId }
  const { _id: id } = await market.call('placeQuotationOrder', { token: buyer, body: { action: 'request', ...body } })
  await market.call('acceptOrder', { ...asSeller, id, body: { offer: offerOf() } })
  return id
}

/** The buyer's chat with the seller, about the seller's product. */
async function ownChat({ market, buyer, seller }: CaseFixture): Promise<string> {
  const { _id: userId } = await market.call('getUser', { token: seller })
  return (await market.call('openChat', { token: buyer, body: { userId } }))._id
}

/** The form of the seller's own product, with the file and the picture that it has. */
async function listed({ market, asSeller }: CaseFixture) {
  await givePlan(market.store, (await market.call('getUser', { token: asSeller.token }))._id)
  const [category] = (await market.call('getAllCategories', { body: {} })).categories
  const { stock, status: _, ...fields } = cyclohexaneForm(category?.subCategories[0]?._id ?? '')
  const files = { documentFiles: [pdfFile()], images: [new File([await picture()], 'drum.png')] }
  const documents = [{ kind: 'SDS' as const, access: 'public' as const, file: 0 }]
  const product = await market.call('addSellerProduct', { ...asSeller, body: { ...fields, stock, documents, ...files } })
  const call = { ...asSeller, id: product._id, body: { ...fields, version: product.version ?? 0 } }
  return { call, document: product.documents[0]?.fileId, image: product.images[0] }
}

/** Every field of a body with an id of an owned object: fills it with an own and with a stranger's id. */
export const ownedIds: readonly (readonly [field: string, when: string, prepare: PrepareIds])[] = [
  ['previewOrder addressId', '', address('previewOrder')],
  ['placeOrder addressId', '', address('placeOrder')],
  ['placeQuotationOrder addressId', '', address('placeQuotationOrder')],
  ['placeQuotationOrder attachments[]', '', attachments('placeQuotationOrder')],
  [
    'placeQuotationOrder quoteId',
    ' to order',
    async (fixture, { offered: strangerId }) => {
      const body = { action: 'order', quoteId: await ownQuote(fixture), version: 1 }
      return { call: { token: fixture.buyer, body }, strangerId }
    },
  ],
  [
    'placeQuotationOrder quoteId',
    ' to ask again',
    async (fixture, { ended: strangerId }) => {
      const quoteId = await ownQuote(fixture)
      await fixture.market.call('changeStatus', { token: fixture.buyer, id: quoteId, body: { event: 'quote.withdraw' } })
      return { call: { token: fixture.buyer, body: { action: 'again', quoteId } }, strangerId }
    },
  ],
  ['createRequirement addressId', '', address('createRequirement')],
  ['createRequirement attachments[]', '', attachments('createRequirement')],
  ['editRequirement addressId', '', address('editRequirement')],
  ['editRequirement attachments[]', '', attachments('editRequirement')],
  ['addProductBatch certificate', '', certificate('addProductBatch')],
  ['attachBatchCertificate certificate', '', certificate('attachBatchCertificate')],
  ['createPriceList buyers[]', '', listedBuyer('createPriceList')],
  ['createPriceList rows[].productId', '', listedProduct('createPriceList')],
  ['replacePriceList buyers[]', '', listedBuyer('replacePriceList')],
  ['replacePriceList rows[].productId', '', listedProduct('replacePriceList')],
  ['openDispute attachments[]', '', attachments('openDispute')],
  [
    'answerDispute attachments[]',
    '',
    async (fixture, { attachment: strangerId }) => {
      const call = await cases.answerDispute.happy(fixture)
      const { _id } = await fixture.market.call('addAttachment', { ...fixture.asSeller, body: { file: pdfFile('seals.pdf') } })
      return { call: withBody(call, { attachments: [_id] }), strangerId }
    },
  ],
  [
    'changeShipment attachments[]',
    '',
    async (fixture, { attachment: strangerId }) => {
      const call = await cases.changeShipment.happy(fixture)
      const { _id } = await fixture.market.call('addAttachment', { ...fixture.asSeller, body: { file: pdfFile('proof.pdf') } })
      return { call: withBody(call, { attachments: [_id] }), strangerId }
    },
  ],
  [
    'bidRequirement productId',
    '',
    async (fixture, { listing: strangerId }) => {
      const call = await cases.bidRequirement.happy(fixture)
      return { call: withBody(call, { productId: fixture.productId }), strangerId }
    },
  ],
  [
    'createPaymentIntent orderId',
    '',
    async (fixture, { order: strangerId }) => ({ call: await cases.createPaymentIntent.happy(fixture), strangerId }),
  ],
  [
    'proceedPayment paymentId',
    '',
    async (fixture, { payment: strangerId }) => ({ call: await cases.proceedPayment.happy(fixture), strangerId }),
  ],
  [
    'proceedPayment savedCardId',
    '',
    async ({ market, buyer: token, invoiced, paymentOf }, { card: strangerId }) => {
      const { _id: paymentId } = await paymentOf((await invoiced())._id)
      await market.call('saveCard', { token, body: { cardToken: sandboxCards.success.token } })
      const [card] = (await market.call('getSavedCards', { token })).cards
      return { call: { token, body: { paymentId, savedCardId: card?._id } }, strangerId }
    },
  ],
  [
    'purchaseSubscription renewal.savedCardId',
    '',
    async ({ market, buyer: token }, { card: strangerId }) => {
      await market.call('saveCard', { token, body: { cardToken: sandboxCards.success.token } })
      const [card] = (await market.call('getSavedCards', { token })).cards
      const { plans } = await market.call('getSubscriptionsPlans', { token, body: {} })
      const renewal = { method: 'card', savedCardId: card?._id }
      return { call: { token, body: { action: 'subscribe', planId: plans[1]?._id, renewal } }, strangerId }
    },
  ],
  [
    'answerProposal proposalId',
    '',
    async (fixture, { proposal: strangerId }) => ({ call: await cases.answerProposal.happy(fixture), strangerId }),
  ],
  [
    'raiseTicket orderId',
    '',
    async (fixture, { order: strangerId }) => {
      const question = { topic: 'payment', subject: 'Transfer not seen', message: 'I paid on Monday.' }
      return { call: { token: fixture.buyer, body: { ...question, orderId: (await fixture.placed())._id } }, strangerId }
    },
  ],
  [
    'reportAbuse subjectId',
    'of a message',
    async (fixture, { message: strangerId }) => ({ call: await cases.reportAbuse.happy(fixture), strangerId }),
  ],
  [
    'deleteNotification notificationIds[]',
    '',
    async (fixture, { notification: strangerId }) => ({ call: await cases.deleteNotification.happy(fixture), strangerId }),
  ],
  [
    'openChat productId',
    '',
    async (fixture, { listing: strangerId }) => {
      const { _id: userId } = await fixture.market.call('getUser', { token: fixture.seller })
      const call = await cases.openChat.happy(fixture)
      return { call: withBody(call, { userId, productId: fixture.productId }), strangerId }
    },
  ],
  [
    'sendMessage productId',
    '',
    async (fixture, { listing: strangerId }) => {
      const call = await cases.sendMessage.happy(fixture)
      return { call: withBody(call, { productId: fixture.productId }), strangerId }
    },
  ],
  [
    'sendMessage fileId',
    '',
    async (fixture, { chatFile: strangerId }) => {
      const { market, buyer: token } = fixture
      const id = await ownChat(fixture)
      const { _id: fileId } = await market.call('uploadMedia', { token, body: { chatId: id, file: pdfFile() } })
      return { call: { token, id, body: { fileId } }, strangerId }
    },
  ],
  [
    'uploadMedia chatId',
    '',
    async (fixture, { chat: strangerId }) => ({ call: await cases.uploadMedia.happy(fixture), strangerId }),
  ],
  [
    'callSignal callId',
    '',
    async (fixture, { ringing: strangerId }) => {
      const call = { token: fixture.buyer, id: await ownChat(fixture) }
      const callId = '00000000-0000-7000-9100-000000000002'
      await fixture.market.call('callSignal', { ...call, body: { callId, signal: 'offer', medium: 'audio', sdp: 'v=0' } })
      return { call: { ...call, body: { callId, signal: 'end' } }, strangerId }
    },
  ],
  [
    'settlePayouts payoutIds[]',
    '',
    async (fixture) => {
      const { payoutId: strangerId } = await batchOf(fixture)
      const { batchId: id, payoutId } = await batchOf(fixture)
      const body = { payoutIds: [payoutId], outcome: 'arrived', reason: 'As the bank says' }
      return { call: { ...(await fixture.asOperator()), id, body }, strangerId }
    },
  ],
  [
    'editSellerProduct documents[].fileId',
    '',
    async (fixture, { document: strangerId }) => {
      const { call, document: fileId } = await listed(fixture)
      return { call: withBody(call, { documents: [{ kind: 'SDS', access: 'public', fileId }] }), strangerId }
    },
  ],
  [
    'editSellerProduct keptImages[]',
    '',
    async (fixture, { picture: strangerId }) => {
      const { call, image } = await listed(fixture)
      return { call: withBody(call, { keptImages: [image] }), strangerId }
    },
  ],
  [
    'editProfile keptPhotos[]',
    '',
    async (fixture, { picture: strangerId }) => {
      const photos = [new File([await picture()], 'plant.png')]
      const profile = await fixture.market.call('editProfile', { token: fixture.buyer, body: { photos } })
      return { call: withBody({ token: fixture.buyer, body: { keptPhotos: profile.photos } }, {}), strangerId }
    },
  ],
  [
    'editRating keptPhotos[]',
    '',
    async (fixture, { picture: strangerId }) => {
      const { market, buyer, productId } = fixture
      const { _id: orderId } = await fixture.delivered()
      await market.call('changeStatus', { token: buyer, id: orderId, body: { event: 'order.confirm' } })
      const photos = [new File([await picture()], 'leak.png')]
      const rated = await market.call('rateProduct', { token: buyer, body: { productId, stars: 2, sellerStars: 3, photos } })
      const body = { stars: 2, sellerStars: 3, keptPhotos: rated.photos }
      return { call: withBody({ token: buyer, id: rated._id, body }, {}), strangerId }
    },
  ],
]

const listing = 'a listing is everybody’s to see'
const tree = 'the catalogue’s own tree of kinds'
const plan = 'the marketplace’s plans are offered to everybody'
const device = 'drawn by the browser for itself and told to nobody; whoever is signed in there last has its pushes'

/** Every other id field, with the reason why any caller may use it. */
export const publicIds: Readonly<Record<string, string>> = {
  'getAbuseReports id': 'any case is an operator’s of support to decide (operator/decided.test.ts)',
  'getCompanyReviews id': 'any case is an operator’s of support to decide (operator/decided.test.ts)',
  'getDisputes id': 'any case is an operator’s of support to decide (operator/decided.test.ts)',
  'getTickets id': 'any case is an operator’s of support to decide (operator/decided.test.ts)',
  'getDeclaredTransfers id': 'any transfer and refund is an operator’s of finance to see',
  'approveTransfer coversAlso[]':
    'any transfer is an operator’s of finance to see; one that is named beside the others changes nothing',
  'getOverdueDeliveries id': 'any order is an operator’s of support to see',
  'getPayoutBatches id': 'any payout is an operator’s of finance to see',
  'getRequestedPayouts id': 'any payout is an operator’s of finance to see',
  'getRefunds id': 'any transfer and refund is an operator’s of finance to see',
  'getCatalogueImportRows importId': 'any import and call for tenders is an operator’s of the catalogue to see',
  'getCatalogueImports id': 'any import and call for tenders is an operator’s of the catalogue to see',
  'getTenderNews id': 'any import and call for tenders is an operator’s of the catalogue to see',
  'getLedgerEntries ownerId': 'an operator of finance reads every account of the ledger',
  'publishContentPage sections[]._id': 'the name of a section, which the operator gives',
  'readCaseFile fileId': 'a file of the case; any other is not there (operator/cases-and-orders.test.ts)',
  'readCaseFile subjectId': 'any case is an operator’s of support to decide (operator/cases-and-orders.test.ts)',
  'addSellerProduct subCategoryId': tree,
  'addSellerProduct documents[].fileId': 'a new product holds no file yet: refused whatever it names (own-catalogue.test.ts)',
  'editSellerProduct subCategoryId': tree,
  'bidRequirement requirementId':
    'an open one is every seller’s to bid for; one that is over is not there (requirements.test.ts)',
  'confirmPasskey credentialId':
    'drawn by the authenticator; one that another account has is refused (attacks/second-factors.test.ts)',
  'confirmSignIn passkey.credentialId':
    'of no use but to the account whose passkey it is, with its key (attacks/second-factors.test.ts)',
  'confirmIdentity passkey.credentialId': 'as that of a sign-in (attacks/stolen-sessions.test.ts)',
  'addOperatorPasskey passkey.credentialId': 'as that of an account (attacks/operator-passkeys.test.ts)',
  'operatorLogin passkey.assertion.credentialId':
    'of no use but to the operator whose passkey it is (attacks/operator-passkeys.test.ts)',
  'confirmOperator passkey.credentialId': 'as that of a sign-in (attacks/operator-passkeys.test.ts)',
  'changeLanguage deviceId': device,
  'login deviceId': device,
  'forgetPassword deviceId': device,
  'updatePassword deviceId': device,
  'registerDevice deviceId': device,
  'updateFCM deviceId': device,
  'createPaymentIntent planId': plan,
  'purchaseSubscription planId': plan,
  'createRequirement categoryId': tree,
  'editRequirement categoryId': tree,
  'getRequirements categoryId': tree,
  'getAllSubCategories category': tree,
  'getProducts categoryId': tree,
  'getProducts subCategoryId': tree,
  'getAIRecommendation productId': listing,
  'getProductRatings productId': listing,
  'getMyOrders productId': `${listing}; the orders are the caller’s own`,
  'getUserDocuments productId': `${listing}; the documents are the caller’s own`,
  'placeOrder productId': listing,
  'placeQuotationOrder productId': listing,
  'previewOrder productId': listing,
  'rateProduct productId': `${listing}; who has not bought it is refused (discovery.test.ts)`,
  'requestDocument productId': listing,
  'dismissTicket repliesTo': 'it is compared with the newest message, and finds nothing',
  'answerTicket repliesTo': 'it is compared with the newest message, and finds nothing',
  'getProducts sellerId': 'a seller has a page that everybody may see',
  'getSellerRatings sellerId': 'a seller has a page that everybody may see',
  'getSellerProducts sellerId': 'a seller has a page that everybody may see',
  'openChat userId': 'anybody may be written to, and may block who writes',
}
