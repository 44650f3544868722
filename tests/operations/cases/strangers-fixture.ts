import sharp from 'sharp'
import { sandboxCards } from '#src/lib/sandbox-cards.ts'
import { cyclohexaneForm, givePlan } from '#tests/support/listing-fixtures.ts'
import { pdfFile } from '#tests/support/sample-files.ts'
import type { CaseFixture } from './case-fixture.ts'

/** One object of each kind that a body can name, owned neither by the demo buyer nor by the demo seller. */
export async function openStrangersFixture(fixture: CaseFixture) {
  const { market, company: token, asSeller, productId } = fixture
  const { call } = market
  const seller2 = { token: await market.signIn('seller2'), side: 'Seller' as const }
  // In the country of the buyer's own address: with it, an order would cost the same.
  const place = { fullName: 'Sara Haddad', countryCode: '+880', phoneNumber: '1812345678', line1: 'Road 1', city: 'Dhaka' }
  const { _id: address } = await call('addAddress', { token, body: { ...place, country: 'BD' } })

  const request = { productId, quantity: { value: 160, unit: 'kg' as const }, incoterm: 'FOB' as const, addressId: address }
  const { total: expectedTotal } = await call('previewOrder', { token, body: request })
  const { _id: order } = await call('placeOrder', { token, body: { ...request, expectedTotal } })
  await call('acceptOrder', { ...asSeller, id: order })
  await call('generatePaymentInvoice', { ...asSeller, id: order })
  const { _id: payment } = await call('createPaymentIntent', { token, body: { orderId: order } })
  const [note] = (await call('getNotifications', { token, body: { pageSize: 1 } })).notifications

  const { _id: offered } = await call('placeQuotationOrder', { token, body: { action: 'request', ...request } })
  await call('acceptOrder', { ...asSeller, id: offered, body: { offer: offerOf() } })
  const { _id: ended } = await call('placeQuotationOrder', { token, body: { action: 'request', ...request } })
  await call('changeStatus', { token, id: ended, body: { event: 'quote.withdraw' } })

  const proposal = '00000000-0000-7000-9100-000000000002'
  const at = market.clock.now.toISOString()
  const unsettled = { outcome: null, refundAmount: null, note: null, resolvedAt: null, decidedBy: null, resolvedBy: null }
  const { buyerId = '' } = (await market.store.find('orders', { _id: order })) ?? {}
  await market.store.insert('disputes', { _id: order, buyerId, kind: 'goods', reason: 'Between us', openedAt: at, ...unsettled })
  const asked = {
    settlement: 'refund',
    refundAmount: null,
    note: 'Between us',
    state: 'open',
    reason: null,
    closedAt: null,
  } as const
  await market.store.insert('disputeProposals', { _id: proposal, orderId: order, position: 0, by: 'seller', at, ...asked })

  await call('saveCard', { token, body: { cardToken: sandboxCards.success.token } })
  const [card] = (await call('getSavedCards', { token })).cards
  const { _id: attachment } = await call('addAttachment', { token, body: { file: pdfFile('theirs.pdf') } })

  const { _id: sellerId } = await call('getUser', { token: asSeller.token })
  const { _id: chat } = await call('openChat', { token, body: { userId: sellerId } })
  const { _id: chatFile } = await call('uploadMedia', { token, body: { chatId: chat, file: pdfFile() } })
  const { _id: message } = await call('sendMessage', { token: asSeller.token, id: chat, body: { text: 'Between us' } })
  const ringing = '00000000-0000-7000-9100-000000000001'
  await call('callSignal', { token, id: chat, body: { callId: ringing, signal: 'offer', medium: 'audio', sdp: 'v=0' } })

  const { _id: seller2Id } = await call('getUser', { token: seller2.token })
  await givePlan(market.store, seller2Id)
  const [category] = (await call('getAllCategories', { body: {} })).categories
  const listing = await call('addSellerProduct', {
    ...seller2,
    body: {
      // Acetone, as the demo seller's product is: a bid for it could name either.
      ...cyclohexaneForm(category?.subCategories[0]?._id ?? '', acetone),
      documents: [{ kind: 'SDS', access: 'public', file: 0 }],
      documentFiles: [pdfFile()],
      images: [new File([await picture()], 'drum.png')],
    },
  })
  const named = (id: string | undefined): string => {
    if (id === undefined) throw new Error('The strangers have not made all that they are to have')
    return id
  }
  return {
    address,
    order,
    payment,
    offered,
    ended,
    attachment,
    chat,
    chatFile,
    message,
    ringing,
    proposal,
    listing: listing._id,
    notification: named(note?._id),
    card: named(card?._id),
    document: named(listing.documents[0]?.fileId),
    picture: named(listing.images[0]),
  }
}

export type StrangersFixture = Awaited<ReturnType<typeof openStrangersFixture>>

const acetone = {
  name_en: 'Acetone of seller two',
  name_ar: 'أسيتون',
  name_bn: 'অ্যাসিটোন',
  casNumber: '67-64-1',
  ecNumber: '200-662-2',
  unNumber: 'UN1090',
  hsCode: '291411',
  molecularFormula: 'C3H6O',
  molecularWeight: 58.08,
  smiles: 'CC(C)=O',
  synonyms: [],
}

/** An offer of the demo seller, whose prices are in riyals. */
export const offerOf = () => ({
  unitPrice: { amount: 310, currency: 'SAR' },
  shipping: { amount: 0, currency: 'SAR' },
  leadTimeDays: 10,
  validUntil: '2026-11-30',
})

/** A small picture. */
export async function picture(): Promise<Uint8Array<ArrayBuffer>> {
  const drawn = sharp({ create: { width: 8, height: 5, channels: 3, background: '#c81e1e' } })
  return new Uint8Array(await drawn.png().toBuffer())
}
