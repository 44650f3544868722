import { orderOf } from '#src/machines/order/order-kind.ts'
import { demoPassword } from '#server/demo/load-demo.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'
import { openTermsTrade, plain, type TermsTrade } from '#tests/support/terms-steps.ts'

describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let on: TermsTrade
  beforeEach(async () => {
    market = await openMarketplace(await openStore())
    on = await openTermsTrade(market)
  })

  describe('granting', () => {
    it('gives a buyer terms that both sides see, and tells the buyer', async () => {
      const { _id, creditLimit, orderId } = await on.granted()
      const own = await market.call('getPaymentTerms', on.asBuyer())
      const given = await market.call('getPaymentTerms', on.trade.asSeller)
      const used = { amount: 0, currency: creditLimit.currency }
      const same = { _id, terms: 'net30', creditLimit, used, left: creditLimit, overdue: false }
      expect(own.terms).toEqual([expect.objectContaining(same)])
      expect(given.terms).toEqual([expect.objectContaining(same)])
      expect(own.terms[0]?.party.name).toMatch(/^Gulf Marjan/)
      const [notified] = await market.store.list('notifications', { type: 'termsGranted' })
      expect(plain(notified?.body_en ?? '')).toMatch(/lets you pay for new orders within 30 days of the invoice, up to/)
      const seen = orderOf(await market.call('viewOrder', { ...on.trade.asSeller, id: orderId }))
      expect(seen.grantedTerms).toEqual({ _id, terms: 'net30', creditLimit })
      expect(await on.viewed(orderId)).not.toHaveProperty('grantedTerms')
    })

    it('changes what holds, tells it once, and keeps one row of a pair', async () => {
      const { creditLimit, orderId } = await on.granted()
      const call = { ...on.trade.asSeller, id: orderId, body: { terms: 'net60', creditLimit } as const }
      await Promise.all([market.call('grantPaymentTerms', call), market.call('grantPaymentTerms', call)])
      expect((await market.store.list('paymentTerms', {})).map(({ terms }) => terms)).toEqual(['net60'])
      expect(await market.store.count('notifications', { type: 'termsGranted' })).toBe(2)
    })

    it('is for the seller of an order alone', async () => {
      const { _id: id } = await on.trade.placed()
      const body = { terms: 'net30', creditLimit: { amount: 100_000, currency: 'SAR' } } as const
      expect((await market.envelope('grantPaymentTerms', { ...on.asBuyer(), id, body })).code).toBe(403)
      expect((await market.envelope('grantPaymentTerms', { ...on.asBuyer(), side: 'Seller', id, body })).code).toBe(403)
      const stranger = { token: await market.signIn('seller2'), side: 'Seller' as const }
      expect((await market.envelope('grantPaymentTerms', { ...stranger, id, body })).code).toBe(404)
      const known = await market.call('grantPaymentTerms', { ...on.trade.asSeller, id, body })
      expect((await market.envelope('endPaymentTerms', { ...stranger, id: known._id })).code).toBe(404)
    })

    it('needs a limit in a currency with a rate, and keeps its currency while something is owed in it', async () => {
      const { orderId: id, creditLimit } = await on.granted()
      const wrong = [
        { amount: 0, currency: creditLimit.currency },
        { amount: 1000, currency: 'XTS' },
      ]
      for (const limit of wrong) {
        const body = { terms: 'net30', creditLimit: limit } as const
        expect((await market.envelope('grantPaymentTerms', { ...on.trade.asSeller, id, body })).code).toBe(422)
      }
      await on.placedOnTerms()
      const other = creditLimit.currency === 'USD' ? 'EUR' : 'USD'
      const body = { terms: 'net30', creditLimit: { amount: 1000, currency: other } } as const
      expect((await market.envelope('grantPaymentTerms', { ...on.trade.asSeller, id, body })).code).toBe(422)
    })

    it('is refused to a browser that is new to the account', async () => {
      const { _id: id } = await on.trade.placed()
      const body = { terms: 'net30', creditLimit: { amount: 100_000, currency: 'SAR' } } as const
      const signIn = async (deviceId: string, address: string) => {
        const login = { email: 'seller@kimiya.example', password: demoPassword, deviceId }
        return (await market.call('login', { body: login, address })).token
      }
      const home = await signIn('the-browser-at-home', '203.0.113.1')
      const thief = await signIn('the-browser-of-a-thief', '203.0.113.2')
      const grant = (token: string) => market.envelope('grantPaymentTerms', { token, side: 'Seller', id, body })
      expect(await grant(thief)).toMatchObject({ code: 403, results: { stepUp: { kinds: ['mailedCode'] } } })
      expect((await grant(home)).code).toBe(200)
    })

    it('ends for new orders alone', async () => {
      const { _id: id } = await on.granted()
      const placed = await on.placedOnTerms()
      expect((await market.envelope('endPaymentTerms', { ...on.trade.asSeller, id })).code).toBe(200)
      expect((await market.envelope('endPaymentTerms', { ...on.trade.asSeller, id })).code).toBe(409)
      expect(await on.preview()).not.toHaveProperty('offeredTerms')
      expect((await on.orderOnTerms()).code).toBe(409)
      expect(await on.viewed(placed._id)).toMatchObject({ paymentTerms: 'net30' })
      expect((await market.call('getPaymentTerms', on.trade.asSeller)).terms).toEqual([])
    })
  })

  describe('placing on terms', () => {
    it('shows the credit, and refuses what is over it, in another currency or of other terms', async () => {
      const { total, creditLimit } = await on.granted(1)
      const used = { amount: 0, currency: total.currency }
      expect((await on.preview()).offeredTerms).toEqual({ terms: 'net30', days: 30, creditLimit, used, left: creditLimit })
      expect((await on.orderOnTerms('net60')).code).toBe(409)
      expect((await on.orderOnTerms()).code).toBe(200)
      expect((await on.preview()).offeredTerms).toMatchObject({ left: used, refusal: 'overLimit' })
      expect((await on.orderOnTerms()).code).toBe(409)
      await market.store.update('paymentTerms', {}, { currency: 'KWD' })
      expect((await on.preview()).offeredTerms).toMatchObject({ refusal: 'otherCurrency' })
      expect((await on.orderOnTerms()).code).toBe(409)
    })

    it('never goes over the limit by orders that are placed at once', async () => {
      await on.granted(3)
      const answers = await Promise.all(Array.from({ length: 8 }, () => on.orderOnTerms()))
      expect(answers.filter(({ code }) => code === 200)).toHaveLength(3)
      expect(answers.filter(({ code }) => code === 409)).toHaveLength(5)
    })

    it('gives the credit back by a cancellation, a rejection and a payment', async () => {
      await on.granted(1)
      const first = await on.placedOnTerms()
      await market.call('rejectOrder', { ...on.trade.asSeller, id: first._id, body: { reason: 'Not this month' } })
      const second = await on.placedOnTerms()
      expect((await on.change(second._id, { event: 'order.cancel', reason: 'Not needed' })).code).toBe(200)
      const third = await on.processingOnTerms()
      expect((await on.orderOnTerms()).code).toBe(409)
      await on.trade.payByCard(third)
      expect((await on.orderOnTerms()).code).toBe(200)
    })

    it('is not for samples', async () => {
      await on.granted()
      const body = {
        ...on.request(),
        kind: 'sample',
        quantity: { value: 0.5, unit: 'kg' },
        purpose: 'Trial batch',
        yearlyVolume: { value: 5, unit: 't' },
      }
      const { incoterm: _incoterm, ...sample } = body
      const { total } = await market.call('previewOrder', {
        ...on.asBuyer(),
        body: { ...on.request(), kind: 'sample', quantity: { value: 0.5, unit: 'kg' } },
      })
      const asked = { ...sample, expectedTotal: total, paymentTerms: 'net30' }
      const { code, results } = await market.envelope('placeOrder', { ...on.asBuyer(), body: asked })
      expect({ code, results }).toMatchObject({
        code: 422,
        results: { fields: { paymentTerms: 'A sample is paid for in advance.' } },
      })
    })
  })
})
