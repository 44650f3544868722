import { beforeEach, describe, expect, it } from 'vitest'
import type { BodyOf } from '#server/operation.ts'
import { orderOf, quoteOf } from '#src/machines/order/order-kind.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { employ } from '#tests/support/operators.ts'
import { sandboxCards } from '#src/lib/sandbox-cards.ts'
import { openRequirementFixture } from '#tests/support/requirement-steps.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'
import { type CaseFixture, openCaseFixture } from '../cases/case-fixture.ts'

const reason = 'As the adviser wrote'
const sar = (amount: number) => ({ amount, currency: 'SAR' })

describeMarketplaces((_store, openStore) => {
  let market: Marketplace
  let trade: CaseFixture
  let operatorToken: string
  let buyerId: string
  beforeEach(async () => {
    market = await openMarketplace(await openStore())
    trade = await openCaseFixture(market)
    operatorToken = (await employ(market, 'finance@staff.example', ['finance'])).operatorToken
    buyerId = (await market.store.find('users', { email: 'buyer@kimiya.example' }))?._id ?? ''
  })

  const add = (rule: Partial<BodyOf<'addTaxRule'>>) =>
    market.call('addTaxRule', {
      operatorToken,
      body: {
        sellerCountry: 'SA',
        buyerCountry: 'BD',
        kind: 'domestic',
        percent: 7.5,
        validFrom: '2026-11-21',
        source: 'The law',
        reason,
        ...rule,
      },
    })
  /** The number of the buyer's company was looked at. */
  const verify = (columns: { country?: string; verified?: boolean } = {}) =>
    market.store.update('sellers', { _id: buyerId }, { verified: true, taxNumber: 'BIN-000777', ...columns })
  const request = () => ({ productId: trade.productId, quantity: { value: 160, unit: 'kg' as const }, incoterm: 'CIF' as const })
  const preview = (addressId = trade.addressId) =>
    market.envelope('previewOrder', { token: trade.buyer, body: { ...request(), addressId } })
  const previewed = async () => {
    const { taxKind, taxRate, tax } = await market.call('previewOrder', {
      token: trade.buyer,
      body: { ...request(), addressId: trade.addressId },
    })
    return [taxKind, taxRate, tax.amount]
  }
  const frozen = async (id: string) => {
    const { taxKind, taxRate, taxFrom, taxTo, buyerTaxNumber } = (await market.store.find('orders', { _id: id })) ?? {}
    return [taxKind, taxRate, taxFrom, taxTo, buyerTaxNumber]
  }
  const asked = async (incoterm: 'CIF' | 'EXW' = 'CIF') =>
    quoteOf(
      await market.call('placeQuotationOrder', {
        token: trade.buyer,
        body: { action: 'request', ...request(), incoterm, quantity: { value: 2, unit: 't' }, addressId: trade.addressId },
      }),
    )
  const offer = { unitPrice: sar(310), shipping: sar(95_000), leadTimeDays: 10, validUntil: '2026-11-30' }
  const reverseCharge = { kind: 'reverseCharge', customer: 'registered', percent: 0 } as const

  describe('the tax of an order', () => {
    it('is none on an export, and that of the country within it', async () => {
      expect(await frozen((await trade.placed())._id)).toEqual(['export', 0, 'SA', 'BD', null])
      await market.store.update('addresses', { _id: trade.addressId }, { country: 'SA' })
      const { _id } = await trade.placed()
      expect(await frozen(_id)).toEqual(['domestic', 15, 'SA', 'SA', null])
      const { totals } = orderOf(await market.call('viewOrder', { token: trade.buyer, id: _id }))
      expect([totals.taxKind, totals.taxFrom, totals.taxTo]).toEqual(['domestic', 'SA', 'SA'])
    })

    it('follows the rule of its countries from the first day to the last; orders that exist keep theirs', async () => {
      await add({ validFrom: '2026-11-22', validUntil: '2026-11-23' })
      const { _id } = await trade.placed()
      const seen = [await previewed()]
      for (const day of ['22', '23', '24']) {
        market.clock.now = new Date(`2026-11-${day}T08:00:00.000Z`)
        seen.push(await previewed())
      }
      expect(seen.map(([kind, rate]) => [kind, rate])).toEqual([
        ['export', 0],
        ['domestic', 7.5],
        ['domestic', 7.5],
        ['export', 0],
      ])
      expect(await frozen(_id)).toEqual(['export', 0, 'SA', 'BD', null])
    })

    it('is left to a buyer with a verified tax number of the country that the goods go to, and to no other', async () => {
      await add(reverseCharge)
      await add({ customer: 'unregistered' })
      const charged = ['domestic', 7.5, expect.any(Number)]
      expect(await previewed()).toEqual(charged)
      await verify({ verified: false })
      expect(await previewed()).toEqual(charged)
      await verify({ country: 'AE' })
      expect(await previewed()).toEqual(charged)
      await verify({ country: 'BD' })
      expect(await previewed()).toEqual(['reverseCharge', 0, 0])
      expect(await frozen((await trade.placed())._id)).toEqual(['reverseCharge', 0, 'SA', 'BD', 'BIN-000777'])
    })

    it("is that of the seller's country with EXW, whatever the delivery address; a number of that country alone registers the buyer", async () => {
      await market.store.update('products', { _id: trade.productId }, { incoterms: ['EXW', 'CIF'] })
      const body = { ...request(), incoterm: 'EXW' as const, addressId: trade.addressId }
      const { total: expectedTotal } = await market.call('previewOrder', { token: trade.buyer, body })
      const { _id } = await market.call('placeOrder', { token: trade.buyer, body: { ...body, expectedTotal } })
      expect(await frozen(_id)).toEqual(['domestic', 15, 'SA', 'SA', null])
      await add({ buyerCountry: 'SA', customer: 'registered', kind: 'reverseCharge', percent: 0 })
      const kind = async () => (await market.call('previewOrder', { token: trade.buyer, body })).taxKind
      await verify({ country: 'BD' })
      expect(await kind()).toBe('domestic')
      await verify({ country: 'SA' })
      expect(await kind()).toBe('reverseCharge')
    })

    it("is that of the seller's country in an offer and a bid by EXW too", async () => {
      await market.store.update('products', { _id: trade.productId }, { incoterms: ['EXW', 'CIF'] })
      const quote = await asked('EXW')
      const offered = quoteOf(await market.call('acceptOrder', { ...trade.asSeller, id: quote._id, body: { offer } }))
      const tender = await openRequirementFixture(market)
      const { _id } = await tender.post({})
      const made = await tender.bid(tender.gulf, _id, { incoterm: 'EXW' })
      const places = [offered.offers.at(-1)?.totals, made.totals].map((totals) => [
        totals?.taxKind,
        totals?.taxRate,
        totals?.taxTo,
      ])
      expect(places).toEqual([
        ['domestic', 15, 'SA'],
        ['domestic', 15, 'SA'],
      ])
    })

    it('is that of an export where no rule settles a sale to another country', async () => {
      await market.store.remove('taxRules', { kind: 'export' })
      expect(await frozen((await trade.placed())._id)).toEqual(['export', 0, 'SA', 'BD', null])
    })

    it.each([
      ['one country', 'SA', 'SA'],
      ['the European Union', 'FR', 'DE'],
    ])('that no rule settles within %s is no price at all: nothing can be ordered, offered or bid', async (_, from, to) => {
      await market.store.update('addresses', { _id: trade.addressId }, { country: to })
      const quote = await asked()
      await market.store.remove('taxRules', { customer: null })
      const sellerId = (await market.store.find('products', { _id: trade.productId }))?.sellerId ?? ''
      await market.store.update('sellers', { _id: sellerId }, { country: from })
      const refusals = [
        await preview(),
        await market.envelope('acceptOrder', { ...trade.asSeller, id: quote._id, body: { offer } }),
      ]
      expect(refusals.map(({ code, results }) => [code, JSON.stringify(results)])).toEqual([
        [422, expect.stringContaining('"addressId":"How this sale is taxed')],
        [422, expect.stringContaining('"offer.unitPrice":"How this sale is taxed')],
      ])
      const tender = await openRequirementFixture(market)
      const { _id } = await tender.post({})
      await market.store.update('requirements', { _id }, { country: to })
      await expect(tender.bid(tender.gulf, _id, {})).rejects.toThrow(/422|taxed/)
    })

    it('cannot be placed at the total of another tax', async () => {
      const body = { ...request(), addressId: trade.addressId }
      const { total } = await market.call('previewOrder', { token: trade.buyer, body })
      await add({})
      const refused = await market.envelope('placeOrder', { token: trade.buyer, body: { ...body, expectedTotal: total } })
      expect([refused.code, refused.results]).toMatchObject([409, { totals: { taxKind: 'domestic', taxRate: 7.5 } }])
    })

    it('is that of the offer which it is made from, whatever rules and numbers came between', async () => {
      const quote = await asked()
      await add(reverseCharge)
      await verify({ country: 'BD' })
      const offered = quoteOf(await market.call('acceptOrder', { ...trade.asSeller, id: quote._id, body: { offer } }))
      expect(offered.offers.at(-1)?.totals.taxKind).toBe('reverseCharge')
      await verify({ verified: false })
      const rule = await market.store.find('taxRules', { kind: 'reverseCharge', sellerCountry: 'SA' })
      await market.call('endTaxRule', { operatorToken, id: rule?._id ?? '', body: { reason } })
      await add({})
      const accepted = quoteOf(await market.call('acceptOrder', { token: trade.buyer, id: quote._id, body: { version: 1 } }))
      expect(await frozen(accepted.orderId ?? '')).toEqual(['reverseCharge', 0, 'SA', 'BD', 'BIN-000777'])
    })

    it('is that of the bid which it is made from', async () => {
      const tender = await openRequirementFixture(market)
      const { _id } = await tender.post({})
      const made = await tender.bid(tender.gulf, _id, {})
      await add({})
      const order = orderOf(await market.call('acceptBid', { ...tender.buyer, id: made._id }))
      expect(await frozen(order._id)).toEqual(['export', 0, 'SA', 'BD', null])
    })
  })

  describe('the invoice', () => {
    const documentOf = async (orderId: string, kind: 'payment' | 'creditNote') =>
      (await market.store.find('invoices', { orderId, kind }))?.document
    const invoiced = async (orderId: string) => {
      await market.call('acceptOrder', { ...trade.asSeller, id: orderId })
      await market.call('generatePaymentInvoice', { ...trade.asSeller, id: orderId })
    }

    it('of a reverse charge names it with both tax numbers, as they were when the order was priced', async () => {
      await add(reverseCharge)
      await verify({ country: 'BD' })
      const { _id } = await trade.placed()
      await market.store.update('users', { _id: buyerId }, { taxNumber: 'BIN-999999' })
      await invoiced(_id)
      expect(await documentOf(_id, 'payment')).toMatchObject({
        taxTreatment: { kind: 'reverseCharge', from: 'SA', to: 'BD' },
        seller: { taxNumber: '300055501400003' },
        buyer: { taxNumber: 'BIN-000777' },
        taxByRate: [{ rate: 0, tax: 0 }],
      })
    })

    it('is of the tax of the order even after its rule has ended, and so is what takes it back', async () => {
      await add({})
      const { _id } = await trade.placed()
      const rule = await market.store.find('taxRules', { kind: 'domestic', sellerCountry: 'SA', buyerCountry: 'BD' })
      await market.call('endTaxRule', { operatorToken, id: rule?._id ?? '', body: { reason } })
      await invoiced(_id)
      const { _id: paymentId } = await market.call('createPaymentIntent', { token: trade.buyer, body: { orderId: _id } })
      await market.call('proceedPayment', { token: trade.buyer, body: { paymentId, cardToken: sandboxCards.success.token } })
      await market.call('changeStatus', { ...trade.asSeller, id: _id, body: { event: 'order.refund', reason } })
      const expected = { taxTreatment: { kind: 'domestic', from: 'SA', to: 'BD' }, taxByRate: [{ rate: 7.5 }] }
      expect([await documentOf(_id, 'payment'), await documentOf(_id, 'creditNote')]).toMatchObject([expected, expected])
    })
  })
})
