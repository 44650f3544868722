import { beforeAll, describe, expect, it } from 'vitest'
import { type OperationId, operationTable } from '#src/generated/operation-table.ts'
import { openMemoryStore } from '#server/store/memory/memory-store.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'

// Object.keys of the generated table yields its keys.
const all = Object.keys(operationTable) as OperationId[]
const needsToken = all.filter((id) => ['user', 'seller'].includes(operationTable[id].access))
const withId = all.filter((id) => operationTable[id].path.includes('{id}'))

/** A body for each call with an id that needs one, good enough to come to the object. */
const bodies: Partial<Record<OperationId, unknown>> = {
  rejectOrder: { reason: 'Out of season' },
  changeStatus: { event: 'order.process' },
  editAddress: { fullName: 'A B', countryCode: '+966', phoneNumber: '501234567', line1: 'Road 1', city: 'Jubail', country: 'SA' },
}

// Decided before any store is asked, so one store is enough; tests/operations/trade.test.ts runs the same rules on all three.
describe('access, generated from the contract', () => {
  let market: Marketplace
  let tokens: { buyer: string; seller: string; company: string }
  let owned: { order: string; address: string; invoice: string }
  beforeAll(async () => {
    market = await openMarketplace(openMemoryStore())
    const [buyer, seller] = [await market.signIn('buyer'), await market.signIn('seller')]
    tokens = { buyer, seller, company: await market.signIn('company') }
    const address = (await market.call('getAddresses', { token: buyer, body: {} })).addresses[0]?._id ?? ''
    const { products } = await market.call('getSearchResult', { body: { search: 'acetone' } })
    const productId = products.find((card) => card.seller.businessName.startsWith('Gulf Marjan'))?._id ?? ''
    const request = { productId, quantity: { value: 160, unit: 'kg' as const }, incoterm: 'FOB' as const, addressId: address }
    const { total } = await market.call('previewOrder', { token: buyer, body: request })
    const { _id } = await market.call('placeOrder', { token: buyer, body: { ...request, expectedTotal: total } })
    await market.call('acceptOrder', { token: seller, side: 'Seller', id: _id })
    const invoice = await market.call('generatePaymentInvoice', { token: seller, side: 'Seller', id: _id })
    owned = { order: _id, address, invoice: invoice._id }
  })

  it.each(needsToken)('%s is refused without a token, and with a dead one', async (operationId) => {
    expect((await market.envelope(operationId)).code).toBe(401)
    expect((await market.envelope(operationId, { token: 'a-token-that-nobody-ever-had-0000000000000000' })).code).toBe(401)
  })

  it.each(all.filter((id) => operationTable[id].access === 'seller'))(
    '%s is refused on the buyer’s side',
    async (operationId) => {
      const token = tokens.seller
      expect((await market.envelope(operationId, { token, side: 'Buyer', id: owned.order })).code).toBe(403)
    },
  )

  it.each(all.filter((id) => operationTable[id].access === 'carrier'))(
    '%s is refused without a genuine delivery token',
    async (operationId) => {
      const { codes } = market.ports
      const expired = await codes.deliveryToken('KO-26-0000001', '2026-11-21T07:59:59.000Z')
      const forged = `${(await codes.deliveryToken('KO-26-0000001', '2027-01-01T00:00:00.000Z')).split('.')[0]}.AAAA`
      for (const deliveryToken of [undefined, 'nonsense', expired, forged]) {
        expect((await market.envelope(operationId, deliveryToken === undefined ? {} : { deliveryToken })).code).toBe(401)
      }
    },
  )

  it.each(withId)('%s answers an unknown id and a malformed one as not found', async (operationId) => {
    const token = tokens.buyer
    const ask = (id: string) =>
      market.envelope(operationId, { token, side: 'Seller', id, ...(operationId in bodies ? { body: bodies[operationId] } : {}) })
    const unknown = await ask('00000000-0000-7000-8000-ffffffffffff')
    expect(unknown.code).toBe(404)
    expect(await ask("1' or '1'='1")).toEqual(unknown)
  })

  it.each(withId.filter((id) => operationTable[id].access !== 'public'))(
    '%s answers a stranger’s object as one that is not there',
    async (operationId) => {
      const token = tokens.company
      const id = operationId.includes('Address') ? owned.address : operationId === 'viewInvoice' ? owned.invoice : owned.order
      for (const side of ['Buyer', 'Seller'] as const) {
        if (operationTable[operationId].access === 'seller' && side === 'Buyer') continue
        const options = { token, side, ...(operationId in bodies ? { body: bodies[operationId] } : {}) }
        const strangers = await market.envelope(operationId, { ...options, id })
        const unknown = await market.envelope(operationId, { ...options, id: '00000000-0000-7000-8000-ffffffffffff' })
        expect(strangers.code).toBe(404)
        expect(strangers).toEqual(unknown)
      }
    },
  )

  it('lets no stranger pay, preview to another’s address, or proceed with another’s payment', async () => {
    const { company: token, buyer } = tokens
    expect((await market.envelope('createPaymentIntent', { token, body: { orderId: owned.order } })).code).toBe(404)
    const payment = await market.call('createPaymentIntent', { token: buyer, body: { orderId: owned.order } })
    const body = { paymentId: payment._id, cardToken: 'sandbox_card_success' }
    expect((await market.envelope('proceedPayment', { token, body })).code).toBe(404)
  })

  it('shuts a suspended account out of everything but what is public', async () => {
    const token = tokens.company
    await market.store.update('users', { email: 'company@kimiya.example' }, { status: 'suspended' })
    expect((await market.envelope('getUser', { token })).code).toBe(403)
    expect((await market.envelope('getProducts', { token })).code).toBe(200)
    await market.store.update('users', { email: 'company@kimiya.example' }, { status: 'active' })
  })
})
