import { beforeAll, describe, expect, it } from 'vitest'
import { type OperationId, operationTable } from '#src/generated/operation-table.ts'
import { openMemoryStore } from '#server/store/memory/memory-store.ts'
import { openMarketplace } from '#tests/support/marketplace.ts'
import { cases } from './cases/all-cases.ts'
import { type CaseFixture, openCaseFixture } from './cases/case-fixture.ts'

// Object.keys of the generated table yields its keys.
const all = Object.keys(operationTable) as OperationId[]

// Decided before any store is used, so one store is enough; every-call.test.ts covers all three.
/** What a token of no shipment claims. */
const noShipment = { shipmentId: '00000000-0000-7000-8000-000000000001', revision: 1 }

describe('access', () => {
  let fixture: CaseFixture
  beforeAll(async () => {
    fixture = await openCaseFixture(await openMarketplace(openMemoryStore()))
  })

  it.each(all.filter((id) => operationTable[id].access === 'carrier'))(
    '%s is refused without a genuine delivery token',
    async (operationId) => {
      const { market } = fixture
      const { codes } = market.ports
      const expired = await codes.deliveryToken(noShipment, '2026-11-21T07:59:59.000Z')
      const forged = `${(await codes.deliveryToken(noShipment, '2027-01-01T00:00:00.000Z')).split('.')[0]}.AAAA`
      for (const deliveryToken of [undefined, 'nonsense', expired, forged]) {
        expect((await market.envelope(operationId, deliveryToken === undefined ? {} : { deliveryToken })).code).toBe(401)
      }
    },
  )

  it.each(all.filter((id) => !['public', 'carrier', 'operator'].includes(operationTable[id].access)))(
    '%s takes no delivery token for a session',
    async (operationId) => {
      const { market } = fixture
      const { token: _, ...options } = await cases[operationId].happy(fixture)
      const deliveryToken = await market.ports.codes.deliveryToken(noShipment, '2027-01-01T00:00:00.000Z')
      expect((await market.envelope(operationId, { ...options, token: deliveryToken, deliveryToken })).code).toBe(401)
    },
  )

  it('takes no session for a delivery token, and a delivery token for its own order alone', async () => {
    const { market, seller, dispatched } = fixture
    const [one, other] = [await dispatched(), await dispatched()]
    expect((await market.envelope('acceptJob', { token: seller, deliveryToken: seller })).code).toBe(401)
    await market.call('acceptJob', { deliveryToken: one.deliveryToken })
    const statuses = await market.store.list('orders', { _id: [one._id, other._id] }, { orderBy: ['createdAt', '_id'] })
    expect(statuses.map(({ _id, status }) => [_id, status])).toEqual([
      [one._id, 'inTransit'],
      [other._id, 'dispatched'],
    ])
  })

  it('tells nobody’s telephone in a list of orders, and the other party’s in an order once it is accepted', async () => {
    const { market, buyer, asSeller, accepted, placed } = fixture
    const { _id: id } = await accepted()
    for (const person of [{ token: buyer }, asSeller]) {
      const { orders } = await market.call('getMyOrders', { ...person, body: {} })
      expect(orders.map(({ _id }) => _id)).toContain(id)
      expect(orders.flatMap(({ buyer: one, seller }) => [Object.keys(one), Object.keys(seller)]).flat()).not.toContain('phone')
    }
    expect((await market.call('viewOrder', { token: buyer, id })).seller.phone).toMatch(/^\+\d/)
    expect((await market.call('viewOrder', { token: buyer, id: (await placed())._id })).seller).not.toHaveProperty('phone')
  })

  it('lets no stranger pay, preview to another’s address, or proceed with another’s payment', async () => {
    const { market, company: token, buyer, invoiced, orderRequest, addressId } = fixture
    const { expectedTotal: _, ...preview } = await orderRequest()
    expect(preview.addressId).toBe(addressId)
    expect(await market.envelope('previewOrder', { token, body: preview })).toMatchObject({
      code: 422,
      results: { fields: { addressId: 'Choose one of your addresses.' } },
    })
    expect((await market.envelope('previewOrder', { token: buyer, body: preview })).code).toBe(200)
    const orderId = (await invoiced())._id
    expect((await market.envelope('createPaymentIntent', { token, body: { orderId } })).code).toBe(404)
    const payment = await market.call('createPaymentIntent', { token: buyer, body: { orderId } })
    const body = { paymentId: payment._id, cardToken: 'sandbox_card_success' }
    expect((await market.envelope('proceedPayment', { token, body })).code).toBe(404)
    expect((await market.store.find('payments', { _id: payment._id }))?.status).toBe('created')
    expect((await market.call('proceedPayment', { token: buyer, body })).status).toBe('succeeded')
  })

  it('shuts a suspended account out of everything but what is public', async () => {
    const { market, company: token } = fixture
    await market.store.update('users', { email: 'company@kimiya.example' }, { status: 'suspended' })
    expect((await market.envelope('getUser', { token })).code).toBe(403)
    expect((await market.envelope('getProducts', { token })).code).toBe(200)
    await market.store.update('users', { email: 'company@kimiya.example' }, { status: 'active' })
  })
})
