import { beforeEach, describe, expect, it } from 'vitest'
import type { BodyOf } from '#server/operation.ts'
import { orderOf, quoteOf } from '#src/machines/order/order-kind.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { planRow } from '#tests/support/money-rows.ts'
import { employ } from '#tests/support/operators.ts'
import { openRequirementFixture } from '#tests/support/requirement-steps.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'
import { type CaseFixture, openCaseFixture } from '../cases/case-fixture.ts'

const reason = 'As the board decided'
const today = '2026-11-21'

describeMarketplaces((_store, openStore) => {
  let market: Marketplace
  let trade: CaseFixture
  let operatorToken: string
  beforeEach(async () => {
    market = await openMarketplace(await openStore())
    trade = await openCaseFixture(market)
    operatorToken = (await employ(market, 'finance@staff.example', ['finance'])).operatorToken
  })

  type Addition = Partial<BodyOf<'addCommissionRate'>>
  const addition = (columns: Addition) => ({ operatorToken, body: { percent: 4, validFrom: today, reason, ...columns } })
  const add = async (columns: Addition) => {
    const { rates } = await market.call('addCommissionRate', addition(columns))
    return rates[0]?._id ?? ''
  }
  const end = (id: string) => market.envelope('endCommissionRate', { operatorToken, id, body: { reason } })
  const frozen = async (id: string) => (await market.store.find('orders', { _id: id }))?.commissionRate
  const placedAt = async () => frozen((await trade.placed())._id)
  /** The main category of the goods that are ordered, and the plan of their seller. */
  const subject = async () => {
    const product = await market.store.find('products', { _id: trade.productId })
    const category = await market.store.find('categories', { _id: product?.categoryId ?? '' })
    const subscription = await market.store.find('subscriptions', { userId: product?.sellerId ?? '', status: 'active' })
    const plan = await market.store.find('plans', { _id: subscription?.planId ?? '' })
    return { category: category?.slug ?? '', plan: plan?.slug ?? '', sellerId: product?.sellerId ?? '' }
  }

  describe('the commission of a new order', () => {
    it('is five per cent until an operator adds a rate; orders that exist keep theirs', async () => {
      const { _id: before } = await trade.placed()
      expect(await frozen(before)).toBe(5)
      await add({ percent: 6.25 })
      expect([await frozen(before), await placedAt()]).toEqual([5, 6.25])
    })

    it('follows the most specific rate of category and plan, and the next one when that is ended', async () => {
      const { category, plan } = await subject()
      expect([category, plan]).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)])
      await market.store.insert('plans', planRow({ slug: 'other-plan', position: 60 }))
      await add({ percent: 9, plan: 'other-plan' })
      const ids = [
        await add({ percent: 6 }),
        await add({ percent: 4, plan }),
        await add({ percent: 3, category }),
        await add({ percent: 2, category, plan }),
      ]
      const percents: (number | undefined)[] = []
      for (const id of ids.toReversed()) {
        percents.push(await placedAt())
        expect((await end(id)).code).toBe(200)
      }
      expect([...percents, await placedAt()]).toEqual([2, 3, 4, 6, 5])
    })

    it('is that of the free plan once a subscription is over', async () => {
      const { plan, sellerId } = await subject()
      await add({ percent: 4, plan })
      const free = await market.store.find('plans', { price: 0, onOffer: true })
      await add({ percent: 8, plan: free?.slug ?? '' })
      expect(await placedAt()).toBe(4)
      await market.store.update('subscriptions', { userId: sellerId }, { runsUntil: '2026-11-20T08:00:00.000Z' })
      expect(await placedAt()).toBe(8)
    })

    it('follows a rate from its first day on', async () => {
      await add({ percent: 7, validFrom: '2026-11-22' })
      expect(await placedAt()).toBe(5)
      market.clock.now = new Date('2026-11-22T00:00:00.000Z')
      expect(await placedAt()).toBe(7)
    })

    it('is asked for by orders from quotes', async () => {
      const { category } = await subject()
      await add({ percent: 2.5, category })
      const { buyer, asSeller, productId, addressId } = trade
      const sar = (amount: number) => ({ amount, currency: 'SAR' })
      const request = { productId, quantity: { value: 2, unit: 't' as const }, incoterm: 'CIF' as const, addressId }
      const asked = quoteOf(await market.call('placeQuotationOrder', { token: buyer, body: { action: 'request', ...request } }))
      const offer = { unitPrice: sar(310), shipping: sar(95_000), leadTimeDays: 10, validUntil: '2026-11-30' }
      await market.call('acceptOrder', { ...asSeller, id: asked._id, body: { offer } })
      const accepted = quoteOf(await market.call('acceptOrder', { token: buyer, id: asked._id, body: { version: 1 } }))
      expect(await frozen(accepted.orderId ?? '')).toBe(2.5)
    })

    it('is asked for by orders of samples', async () => {
      const { category } = await subject()
      await add({ percent: 2.5, category })
      const { buyer, productId, addressId } = trade
      const price = { samplePrice: 7500, sampleOffered: true, sampleMaximum: 1 }
      await market.store.update('products', { _id: productId }, price)
      const request = { kind: 'sample' as const, productId, quantity: { value: 500, unit: 'g' as const }, addressId }
      const { total } = await market.call('previewOrder', { token: buyer, body: request })
      expect(total.amount).toBe(7500)
      const { _id } = await market.call('placeOrder', {
        token: buyer,
        body: { ...request, expectedTotal: total, purpose: 'Trial batch', yearlyVolume: { value: 12, unit: 't' } },
      })
      expect(await frozen(_id)).toBe(2.5)
    })

    it('is asked for by orders from bids: by the listing’s category, else by the requirement’s', async () => {
      const { category } = await subject()
      await add({ percent: 2.5, category })
      const product = await market.store.find('products', { _id: trade.productId })
      const tender = await openRequirementFixture(market)
      const awarded = async (requirement: object, bid: object) => {
        const { _id } = await tender.post({ casNumber: product?.casNumber ?? '', ...requirement })
        const made = await tender.bid(tender.gulf, _id, bid)
        const order = orderOf(await market.call('acceptBid', { ...tender.buyer, id: made._id }))
        return frozen(order._id)
      }
      expect(await awarded({}, { productId: trade.productId })).toBe(2.5)
      expect(await awarded({ categoryId: product?.categoryId }, {})).toBe(2.5)
      expect(await awarded({}, {})).toBe(5)
    })
  })

  describe('a rate of commission', () => {
    it('is listed with who added and ended it and why, in the log, newest first', async () => {
      const { category, plan } = await subject()
      const first = await add({ percent: 6 })
      await add({ percent: 7, validFrom: '2027-01-01' })
      await add({ percent: 3, category, plan })
      expect((await end(first)).message).toBe('The rate is ended.')
      const { rates, defaultPercent, today: day } = await market.call('getCommissionRates', { operatorToken })
      expect([defaultPercent, day]).toEqual([5, today])
      expect(rates.map(({ percent, state, validFrom }) => [percent, state, validFrom])).toEqual([
        [3, 'current', today],
        [7, 'upcoming', '2027-01-01'],
        [6, 'ended', today],
      ])
      expect([rates[0]?.category?.slug, rates[0]?.plan?.slug]).toEqual([category, plan])
      const by = 'finance@staff.example'
      expect(rates[2]).toMatchObject({ createdBy: by, reason, endsOn: today, endedBy: by, endReason: reason })
      const events = await market.store.list('securityEvents', { kind: 'operator.changed' })
      expect(events.map(({ subject: call }) => call)).toEqual([
        ...Array.from({ length: 3 }, () => 'addCommissionRate'),
        'endCommissionRate',
      ])
    })

    it('is replaced by a later one of the same goods and plan', async () => {
      await add({ percent: 6 })
      await add({ percent: 7, validFrom: '2026-11-22' })
      market.clock.now = new Date('2026-11-22T08:00:00.000Z')
      const { rates } = await market.call('getCommissionRates', { operatorToken: (await trade.asOperator()).operatorToken })
      expect(rates.map(({ state }) => state)).toEqual(['current', 'replaced'])
    })

    it.each([
      [{ percent: 30.01 }, 'percent'],
      [{ percent: -1 }, 'percent'],
      [{ percent: 5.125 }, 'percent'],
      [{ validFrom: '2026-11-20' }, 'validFrom'],
      [{ validFrom: '2026-11-31' }, 'validFrom'],
      [{ category: 'no-such-category' }, 'category'],
      [{ plan: 'no-such-plan' }, 'plan'],
      [{ reason: '' }, 'reason'],
    ])('is refused as %j', async (columns, field) => {
      const { code, results } = await market.envelope('addCommissionRate', addition(columns))
      expect([code, JSON.stringify(results)]).toEqual([422, expect.stringContaining(`"${field}":`)])
      expect(await market.store.count('commissionRates', {})).toBe(0)
    })

    it.each([0, 0.29, 17.07, 30])('may be %f', async (percent) => {
      await add({ percent })
      expect(await placedAt()).toBe(percent)
    })

    it('is added once by two requests at once, and ended once', async () => {
      const both = await Promise.all([addition({}), addition({})].map((call) => market.envelope('addCommissionRate', call)))
      expect(both.map(({ code }) => code).toSorted()).toEqual([200, 422])
      const [row] = await market.store.list('commissionRates', {})
      const ends = await Promise.all([end(row?._id ?? ''), end(row?._id ?? '')])
      expect(ends.map(({ code }) => code).toSorted()).toEqual([200, 409])
      // The day is free again.
      expect((await market.envelope('addCommissionRate', addition({}))).code).toBe(200)
    })

    it('is for finance and admins alone', async () => {
      const support = await employ(market, 'support@staff.example', ['support'])
      const call = { operatorToken: support.operatorToken }
      expect((await market.envelope('getCommissionRates', call)).code).toBe(403)
      expect((await market.envelope('addCommissionRate', { ...addition({}), ...call })).code).toBe(403)
      expect((await market.envelope('endCommissionRate', { ...call, id: market.newId(), body: { reason } })).code).toBe(403)
    })

    it('goes with its category when that is removed', async () => {
      await market.store.insert('categories', {
        _id: market.newId(),
        slug: 'trial-goods',
        name_en: 'Trial goods',
        name_ar: null,
        name_bn: null,
        position: 99,
      })
      await add({ percent: 3, category: 'trial-goods' })
      const admin = await trade.asOperator()
      await market.call('removeCategory', { ...admin, body: { category: 'trial-goods', reason } })
      expect(await market.store.count('commissionRates', {})).toBe(0)
    })
  })

  it('shows sellers the rates of their plan, with the categories that have another', async () => {
    const { category, plan, sellerId } = await subject()
    const rates = async () => (await market.call('getEarnings', { ...trade.asSeller, body: {} })).commissionRates
    expect(await rates()).toEqual([{ percent: 5 }])
    await add({ percent: 4, plan })
    await add({ percent: 3, category })
    await add({ percent: 9, validFrom: '2026-11-22' })
    const named = await market.store.find('categories', { slug: category })
    expect(await rates()).toEqual([
      { percent: 4 },
      { percent: 3, category: { name_en: named?.name_en, name_ar: named?.name_ar, name_bn: named?.name_bn } },
    ])
    await market.store.update('subscriptions', { userId: sellerId }, { runsUntil: '2026-11-20T08:00:00.000Z' })
    expect((await rates())[0]).toEqual({ percent: 5 })
  })
})
