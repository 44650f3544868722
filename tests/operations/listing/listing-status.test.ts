import { beforeAll, expect, it } from 'vitest'
import { givePlan } from '#tests/support/listing-fixtures.ts'
import type { CallOptions } from '#tests/support/marketplace.ts'
import type { BodyOf } from '#server/operation.ts'
import { type OwnCatalogue, openOwnCatalogue } from '#tests/support/seller-catalogue.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

describeMarketplaces((_, openStore) => {
  let own: OwnCatalogue
  beforeAll(async () => {
    own = await openOwnCatalogue(await openStore())
  })

  it('hides an inactive product from all but its seller, and counts it no more', async () => {
    const { _id: id } = await own.add()
    const before = (await own.productCount()) ?? 0
    expect((await own.market.call('changeProductStatus', { ...own.asOwner, id })).status).toBe('inactive')
    expect([(await own.view(id, own.buyer)).code, (await own.view(id, own.asOwner.token)).code]).toEqual([404, 200])
    const listed = async (options: CallOptions) => {
      const { products } = await own.market.call('getSellerProducts', {
        ...options,
        body: { sellerId: own.sellerId, pageSize: 100, sort: 'newest' },
      })
      return products.find((card) => card._id === id)
    }
    expect(await listed({ token: own.buyer })).toBeUndefined()
    expect(await listed(own.asOwner)).toMatchObject({ status: 'inactive', version: 2 })
    expect(await own.productCount()).toBe(before - 1)
    expect((await own.market.call('changeProductStatus', { ...own.asOwner, id })).status).toBe('active')
    expect((await own.view(id)).code).toBe(200)
  })

  it('tells its seller alone what became of a product, and lets it look at some of them', async () => {
    const { _id: id, version } = await own.add({ stock: { value: 0, unit: 'kg' }, reference: 'CYC-1' })
    await own.market.store.insert('viewCounts', { _id: id, count: 12 })
    const listed = async (options: CallOptions, values: BodyOf<'getSellerProducts'> = { sellerId: own.sellerId }) => {
      const { products } = await own.market.call('getSellerProducts', {
        ...options,
        body: { ...values, pageSize: 100, sort: 'newest' },
      })
      return products.find((card) => card._id === id)
    }
    const { version: changes, viewCount, reference, ...seen } = (await listed(own.asOwner)) ?? {}
    expect({ changes, viewCount, reference }).toEqual({ changes: version, viewCount: 12, reference: 'CYC-1' })
    expect(await listed({ token: own.buyer })).toEqual(seen)
    const there = async (values: Omit<BodyOf<'getSellerProducts'>, 'sellerId'>) =>
      (await listed(own.asOwner, { sellerId: own.sellerId, ...values })) !== undefined
    expect(await Promise.all([there({ soldOut: true }), there({ status: 'active' }), there({ status: 'inactive' })])).toEqual([
      true,
      true,
      false,
    ])
    await own.market.call('changeProductStatus', { ...own.asOwner, id })
    expect(await there({ status: 'inactive' })).toBe(true)
    // Inactive listings are hidden from others, whatever their filter.
    expect(await listed({ token: own.buyer }, { sellerId: own.sellerId, status: 'inactive' })).toBeUndefined()
  })

  it('turns once for a double click', async () => {
    const { _id: id } = await own.add()
    const click = () => own.market.envelope('changeProductStatus', { ...own.asOwner, id, key: 'one-click-of-the-seller' })
    const responses = await Promise.all([click(), click()])
    expect(responses.map(({ code }) => code)).toEqual([200, 200])
    expect((await own.market.store.find('products', { _id: id }))?.status).toBe('inactive')
  })

  it('allows as many active products as the plan', async () => {
    const { _id: id } = await own.add()
    await own.market.call('changeProductStatus', { ...own.asOwner, id })
    const used = await own.market.store.count('products', { sellerId: own.sellerId, status: 'active' })
    await givePlan(own.market.store, own.sellerId, { listings: used })
    const allowance = { kind: 'listings', allowed: used, used }
    const posted = await own.market.envelope('addSellerProduct', { ...own.asOwner, body: own.form() })
    const activated = await own.market.envelope('changeProductStatus', { ...own.asOwner, id })
    expect([posted, activated].map(({ code, results }) => ({ code, results }))).toEqual([
      { code: 409, results: { allowance } },
      { code: 409, results: { allowance } },
    ])
    expect((await own.add({ status: 'inactive' })).status).toBe('inactive')
    await givePlan(own.market.store, own.sellerId)
  })

  it('promotes an active product for thirty days, once at a time, within the plan', async () => {
    await givePlan(own.market.store, own.sellerId, { promotions: 1 })
    const [one, other] = [await own.add(), await own.add()]
    const promote = (id: string) => own.market.envelope('addForPromotion', { ...own.asOwner, id })
    expect((await promote(one._id)).results).toEqual({
      ...one,
      promoted: true,
      promotedUntil: '2026-12-21T08:00:00.000Z',
      version: 2,
    })
    const again = await promote(one._id)
    expect([again.code, again.results]).toEqual([409, { state: 'promoted' }])
    const spent = await promote(other._id)
    expect([spent.code, spent.results]).toEqual([409, { allowance: { kind: 'promotions', allowed: 1, used: 1 } }])
    await givePlan(own.market.store, own.sellerId)
    await own.market.call('changeProductStatus', { ...own.asOwner, id: other._id })
    const shelved = await promote(other._id)
    expect([shelved.code, shelved.results]).toEqual([409, { state: 'inactive' }])
  })

  it('shows a deleted product nowhere, ends its open quotes, and lets what was ordered go on', async () => {
    const { _id: id, name_en, casNumber } = await own.add()
    const [address] = (await own.market.call('getAddresses', { token: own.buyer, body: {} })).addresses
    const request = {
      productId: id,
      quantity: { value: 160, unit: 'kg' as const },
      incoterm: 'FCA' as const,
      addressId: address?._id ?? '',
    }
    const { total: expectedTotal } = await own.market.call('previewOrder', { token: own.buyer, body: request })
    const order = await own.market.call('placeOrder', { token: own.buyer, body: { ...request, expectedTotal } })
    const action = { action: 'request' as const, ...request }
    const quote = await own.market.call('placeQuotationOrder', { token: own.buyer, body: action })
    await own.market.deliver()

    const listed = async () => {
      const body = { sellerId: own.sellerId, pageSize: 100, search: casNumber }
      return (await own.market.call('getSellerProducts', { ...own.asOwner, body })).products.map(({ _id }) => _id)
    }
    const before = [await listed(), await own.found(casNumber)]
    expect(before.map((ids) => ids.includes(id))).toEqual([true, true])
    expect(await own.market.call('deleteProduct', { ...own.asOwner, id })).toEqual({})
    const nowhere = await own.view('00000000-0000-7000-8000-ffffffffffff')
    for (const token of [undefined, own.buyer, own.asOwner.token]) expect(await own.view(id, token)).toEqual(nowhere)
    for (const name of ['editInventory', 'changeProductStatus', 'addForPromotion', 'deleteProduct'] as const) {
      expect(
        (await own.market.envelope(name, { ...own.asOwner, id, body: { version: 2, price: { amount: 1, currency: 'AED' } } }))
          .code,
      ).toBe(404)
    }
    expect([await listed(), await own.found(casNumber)]).toEqual(before.map((ids) => ids.filter((each) => each !== id)))

    const reason = 'The product is no longer offered.'
    expect(await own.market.call('viewOrder', { token: own.buyer, id: quote._id })).toMatchObject({ status: 'rejected', reason })
    expect((await own.market.deliver()).map(({ recipient, text }) => [recipient, text.includes(reason)])).toEqual([
      ['buyer@kimiya.example', true],
    ])
    const accepted = await own.market.call('acceptOrder', { ...own.asOwner, id: order._id })
    expect(accepted).toMatchObject({ status: 'accepted', item: { productId: id, name_en } })
  })

  it('withdraws the offers that stand when their product is deleted', async () => {
    const { _id: productId } = await own.add()
    const [address] = (await own.market.call('getAddresses', { token: own.buyer, body: {} })).addresses
    const values = {
      productId,
      quantity: { value: 320, unit: 'kg' as const },
      incoterm: 'CIF' as const,
      addressId: address?._id ?? '',
    }
    const { _id: id } = await own.market.call('placeQuotationOrder', { token: own.buyer, body: { action: 'request', ...values } })
    const money = (amount: number) => ({ amount, currency: 'AED' })
    const offer = { unitPrice: money(500), shipping: money(20_000), leadTimeDays: 9, validUntil: '2026-11-30' }
    await own.market.call('acceptOrder', { ...own.asOwner, id, body: { offer } })
    await own.market.call('deleteProduct', { ...own.asOwner, id: productId })
    const reason = 'The product is no longer offered.'
    expect(await own.market.call('viewOrder', { token: own.buyer, id })).toMatchObject({ status: 'withdrawn', reason })
  })

  it('takes no more than 120 products an hour from one seller, in however many portions', async () => {
    const { market } = own
    const seller = { token: await market.signIn('seller'), side: 'Seller' as const }
    // Rejected for its content, and counted all the same.
    const body = { ...own.form(), casNumber: '110-82-8' }
    const post = () => market.reply('addSellerProduct', { ...seller, body })
    const statuses = new Set<number>()
    for (let count = 0; count < 120; count += 1) {
      // All uploads of ten minutes together have a limit of their own.
      if (count === 60) market.clock.now = new Date(market.clock.now.getTime() + 601_000)
      const response = await post()
      if (response.kind === 'json') statuses.add(response.status)
    }
    expect(statuses).toEqual(new Set([422]))
    expect(await post()).toMatchObject({ status: 429 })
    market.clock.now = new Date(market.clock.now.getTime() + 3_600_000)
    expect(await post()).toMatchObject({ status: 422 })
  })
})
