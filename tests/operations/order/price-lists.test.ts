import { demoPassword } from '#server/demo/load-demo.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '#src/lib/end-of-day.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { openPriceLists, type PriceLists } from '#tests/support/price-list-steps.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'
import { plain } from '#tests/support/terms-steps.ts'

describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let lists: PriceLists
  beforeEach(async () => {
    market = await openMarketplace(await openStore())
    lists = await openPriceLists(market)
  })

  describe('keeping a price list', () => {
    it('keeps buyers and prices, to its seller alone', async () => {
      const validUntil = addDays(lists.today(), 30)
      const { _id, ...kept } = await lists.create({ validUntil, name: '  Key accounts  ' })
      expect(kept).toMatchObject({ name: 'Key accounts', version: 1, state: 'valid', validFrom: lists.today(), validUntil })
      expect(kept.buyers.map((buyer) => buyer._id)).toEqual([lists.buyerId])
      expect(kept.rows).toEqual([
        expect.objectContaining({ productId: lists.trade.productId, unit: 'kg', tiers: lists.row().tiers }),
      ])
      expect(await lists.view(_id)).toEqual({ _id, ...kept })
      const { lists: all } = await market.call('getPriceLists', lists.trade.asSeller)
      expect(all).toEqual([expect.objectContaining({ _id, state: 'valid', buyerCount: 1, rowCount: 1 })])
    })

    it('stays among the lists of its seller, however many newer ones have ended', async () => {
      const { _id } = await lists.create()
      const row = await market.store.find('priceLists', { _id })
      if (row === undefined) throw new Error('The list is not kept')
      const ended = Array.from({ length: 201 }, (_one, at) => {
        const endedAt = new Date(market.clock.now.getTime() + (at + 1) * 1000).toISOString()
        return { ...row, _id: market.newId(), endedAt, updatedAt: endedAt }
      })
      await market.store.insert('priceLists', ...ended)
      const { lists: all } = await market.call('getPriceLists', lists.trade.asSeller)
      expect(all[0]).toMatchObject({ _id, state: 'valid' })
    })

    it('is for nobody else, whatever they call', async () => {
      const { _id: id } = await lists.create()
      const seller2 = { token: await market.signIn('seller2'), side: 'Seller' as const }
      const asBuyer = { token: lists.trade.buyer, side: 'Buyer' as const }
      const change = { ...lists.form(), version: 1 }
      for (const [call, code] of [
        [seller2, 404],
        [asBuyer, 403],
      ] as const) {
        expect((await market.envelope('viewPriceList', { ...call, id })).code).toBe(code)
        expect((await market.envelope('replacePriceList', { ...call, id, body: change })).code).toBe(code)
        expect((await market.envelope('endPriceList', { ...call, id })).code).toBe(code)
      }
      expect((await market.call('getPriceLists', seller2)).lists).toEqual([])
    })

    it('offers the buyers who have ordered or asked for a quote, and takes no other', async () => {
      const company = (await market.call('getUser', { token: await market.signIn('company') }))._id
      const known = (await market.call('getKnownBuyers', lists.trade.asSeller)).buyers.map(({ _id }) => _id)
      expect(known).toContain(lists.buyerId)
      const ordered = await market.store.list('orders', { buyerId: company })
      for (const { _id } of await market.store.list('quotes', { buyerId: company }))
        await market.store.update('quotes', { _id }, { buyerId: lists.buyerId })
      for (const { _id } of ordered) await market.store.update('orders', { _id }, { buyerId: lists.buyerId })
      const after = (await market.call('getKnownBuyers', lists.trade.asSeller)).buyers.map(({ _id }) => _id)
      expect(after).not.toContain(company)
      const refused = await lists.refuse({ buyers: [lists.buyerId, company] })
      expect(refused).toMatchObject({
        code: 422,
        results: { fields: { 'buyers.1': 'Choose a buyer who has ordered from you or asked you for a quote.' } },
      })
      expect((await lists.refuse({ buyers: [lists.buyerId, lists.buyerId] })).code).toBe(422)
      await market.store.update('users', { _id: lists.buyerId }, { status: 'deleted' })
      expect((await lists.refuse({})).code).toBe(422)
    })

    it('takes only own products, in the currency and the unit that they have', async () => {
      const { _id: sellerId } = await market.call('getUser', { token: lists.trade.seller })
      const products = await market.store.list('products', { status: 'active' })
      const strangers = products.find((product) => product.sellerId !== sellerId)?._id ?? ''
      const fieldsOf = async (body: object) => {
        const { code, results } = await lists.refuse(body)
        return [code, ...Object.keys((results as { fields?: object }).fields ?? {})] // a refusal names its fields
      }
      const other = lists.currency === 'USD' ? 'EUR' : 'USD'
      const { minimumQuantity } = lists
      const tiers = (...prices: { value: number; amount: number }[]) => [
        {
          productId: lists.trade.productId,
          tiers: prices.map(({ value, amount }) => ({
            minimumQuantity: { ...minimumQuantity, value },
            price: { amount, currency: lists.currency },
          })),
        },
      ]
      expect(await fieldsOf({ rows: [{ ...lists.row(), productId: strangers }] })).toEqual([422, 'rows.0.productId'])
      expect(await fieldsOf({ rows: [lists.row(), lists.row()] })).toEqual([422, 'rows.1.productId'])
      expect(await fieldsOf({ currency: other })).toEqual([422, 'rows.0.productId'])
      expect(await fieldsOf({ currency: 'XTS' })).toEqual([422, 'currency', 'rows.0.productId'])
      const tonnes = [{ ...lists.row(), tiers: [lists.tier(10, { value: 1, unit: 't' })] }]
      expect(await fieldsOf({ rows: tonnes })).toEqual([422, 'rows.0.tiers.0.minimumQuantity.unit'])
      const falling = tiers({ value: 500, amount: 90 }, { value: 400, amount: 80 })
      expect(await fieldsOf({ rows: falling })).toEqual([422, 'rows.0.tiers.1.minimumQuantity'])
      const rising = tiers({ value: 500, amount: 90 }, { value: 600, amount: 90 })
      expect(await fieldsOf({ rows: rising })).toEqual([422, 'rows.0.tiers.1.price'])
      expect(await fieldsOf({ rows: tiers({ value: 500, amount: 0 }) })).toEqual([422, 'rows.0.tiers.0.price'])
      expect(await fieldsOf({ validFrom: '2027-02-01', validUntil: '2027-01-31' })).toEqual([422, 'validUntil'])
      expect(await fieldsOf({ validFrom: '2026-01-01', validUntil: '2026-01-31' })).toEqual([422, 'validUntil'])
      expect(await fieldsOf({ name: '   ' })).toEqual([422, 'name'])
    })

    it('is refused to a browser that is new to the account', async () => {
      const signIn = async (deviceId: string, address: string) => {
        const login = { email: 'seller@kimiya.example', password: demoPassword, deviceId }
        return (await market.call('login', { body: login, address })).token
      }
      const home = await signIn('the-browser-at-home', '203.0.113.1')
      const thief = await signIn('the-browser-of-a-thief', '203.0.113.2')
      const create = (token: string) => market.envelope('createPriceList', { token, side: 'Seller', body: lists.form() })
      expect(await create(thief)).toMatchObject({ code: 403, results: { stepUp: { kinds: ['mailedCode'] } } })
      const { results } = await create(home)
      const { _id: id } = results as { _id: string } // of a success
      const body = { ...lists.form(), version: 1 }
      expect((await market.envelope('replacePriceList', { token: thief, side: 'Seller', id, body })).code).toBe(403)
    })

    it('has 50 at most that have not ended', async () => {
      const { _id } = await lists.create()
      const [row] = await market.store.list('priceLists', { _id })
      const further = Array.from({ length: 49 }, () => ({ ...row!, _id: crypto.randomUUID() })) // just created
      await market.store.insert('priceLists', ...further)
      expect((await lists.refuse({})).code).toBe(409)
      // One whose last day is over takes no room, and two at once get one place.
      await market.store.update('priceLists', { _id }, { validFrom: '2026-01-01', validUntil: '2026-01-31' })
      const both = await Promise.all([lists.refuse({}), lists.refuse({})])
      expect(both.map(({ code }) => code).toSorted()).toEqual([200, 409])
    })
  })

  describe('changing a price list', () => {
    it('takes one of two changes at once, and none of an ended list', async () => {
      const { _id } = await lists.create()
      const answers = await Promise.all([lists.replace(_id, 1, { name: 'A' }), lists.replace(_id, 1, { name: 'B' })])
      expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409])
      expect((await lists.view(_id)).version).toBe(2)
      expect((await lists.replace(_id, 1)).code).toBe(409)
      expect((await lists.end(_id)).code).toBe(200)
      expect(await lists.view(_id)).toMatchObject({ state: 'ended', version: 3 })
      expect((await lists.end(_id)).code).toBe(409)
      expect(await lists.replace(_id, 3)).toMatchObject({ code: 409, message: 'This price list is over.' })
    })

    it('leaves one whose last day is over to be copied', async () => {
      const { _id } = await lists.create({ validUntil: addDays(lists.today(), 1) })
      lists.later(2)
      const validUntil = addDays(lists.today(), 30)
      expect(await lists.replace(_id, 1, { validUntil })).toMatchObject({ code: 409, results: { state: 'ended' } })
      expect(await lists.view(_id)).toMatchObject({ state: 'ended', version: 1 })
    })

    it('says that it was changed before it finds fault with fields', async () => {
      const { _id } = await lists.create()
      await lists.replace(_id, 1)
      expect(await lists.replace(_id, 1, { currency: 'XTS' })).toMatchObject({
        code: 409,
        results: { state: 'edited' },
      })
    })

    it('takes a repeat of one change as the change it was', async () => {
      const { _id } = await lists.create()
      const once = () => lists.replace(_id, 1, { name: 'Agreed for spring' }, 'the-key-of-this-change')
      const first = await once()
      expect(first).toMatchObject({ code: 200, results: { version: 2, name: 'Agreed for spring' } })
      expect(await once()).toEqual(first)
    })

    it('notifies each buyer once, without the name of the list or the others', async () => {
      const { _id } = await lists.create({ name: 'Secret scheme' })
      await lists.replace(_id, 1, { name: 'Secret scheme', rows: [lists.row(20)] })
      await lists.replace(_id, 2, { name: 'Secret scheme', buyers: [] })
      expect((await lists.view(_id)).buyers).toEqual([])
      expect(await lists.agreed()).toBeUndefined()
      await lists.replace(_id, 3, { name: 'Secret scheme' })
      expect(await lists.agreed()).toBeDefined()
      const notified = await market.store.list('notifications', { type: 'pricesAgreed' })
      expect(notified.map(({ userId, side }) => [userId, side])).toEqual([[lists.buyerId, 'buyer']])
      expect(plain(notified[0]?.body_en ?? '')).toMatch(/^Gulf Marjan.* sells to you at agreed prices from .* on: Acetone\./)
      expect(notified[0]?.subjectId).toBe(lists.trade.productId)
      expect(JSON.stringify(notified)).not.toContain('Secret')
    })

    it('names what is on offer alone, leads to the first of it, and says how many more there are', async () => {
      const { products } = await lists.ownProducts(6)
      const [hidden, first] = products
      await market.store.update('products', { _id: hidden?._id ?? '' }, { status: 'inactive' })
      await lists.create({ rows: products.map(({ _id }) => ({ ...lists.row(), productId: _id })) })
      const [notified] = await market.store.list('notifications', { type: 'pricesAgreed' })
      expect(notified?.subjectId).toBe(first?._id)
      const offered = products.slice(1, 4).map(({ name_en }) => name_en)
      expect(plain(notified?.body_en ?? '')).toContain(` on: ${offered.join(', ')} (+2). You see`)
    })

    it('mails a buyer once in ten minutes, however many lists of other products a seller makes', async () => {
      const { products } = await lists.ownProducts(2)
      await market.deliver()
      for (const { _id } of products) await lists.create({ name: _id, rows: [{ ...lists.row(), productId: _id }] })
      expect(await market.store.count('notifications', { type: 'pricesAgreed' })).toBe(2)
      expect((await market.deliver()).filter(({ recipient }) => recipient === 'buyer@kimiya.example')).toHaveLength(1)
    })

    it('ends none whose last day is over', async () => {
      const { _id } = await lists.create({ validUntil: lists.today() })
      lists.later(1)
      expect(await lists.end(_id)).toMatchObject({ code: 409, results: { state: 'ended' } })
    })

    it('says which rows no longer hold, and saves none of a product that is gone', async () => {
      const { _id } = await lists.create()
      const problem = async () => (await lists.view(_id)).rows[0]?.problem
      const { productId } = lists.trade
      const before = { status: 'active', unit: 'kg', currency: lists.currency } as const
      for (const [change, expected] of [
        [{ status: 'inactive' }, 'productHidden'],
        [{ unit: 't' }, 'unitChanged'],
        [{ currency: 'XTS' }, 'currencyChanged'],
        [{ status: 'deleted' }, 'productDeleted'],
      ] as const) {
        await market.store.update('products', { _id: productId }, { ...before, ...change })
        expect(await problem()).toBe(expected)
      }
      expect((await lists.replace(_id, 1)).code).toBe(422)
      await market.store.update('products', { _id: productId }, before)
      expect(await problem()).toBeUndefined()
    })
  })
})
