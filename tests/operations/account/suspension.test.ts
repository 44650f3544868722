import { beforeAll, expect, it } from 'vitest'
import { restoreUser, suspendUser } from '#server/domain/account/suspensions.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

describeMarketplaces((_, openStore) => {
  let market: Marketplace
  beforeAll(async () => {
    market = await openMarketplace(await openStore())
  })
  const userOf = async (email: string) => {
    const user = await market.store.find('users', { email })
    if (user === undefined) throw new Error(`No ${email}`)
    return user
  }
  const context = (tables: Marketplace['store']) => ({ tables, now: market.clock.now.toISOString(), newId: market.newId })
  const suspend = (email: string) =>
    market.store.transaction(async (tables) =>
      suspendUser({ ...context(market.store), tables }, await found(tables, email), 'False certificates'),
    )
  const restore = (email: string) =>
    market.store.transaction(async (tables) =>
      restoreUser({ ...context(market.store), tables }, await found(tables, email), 'They were true'),
    )
  const found = async (tables: Pick<Marketplace['store'], 'find'>, email: string) => {
    const user = await tables.find('users', { email })
    if (user === undefined) throw new Error(`No ${email}`)
    return user
  }
  /** The public views of the seller: in lists, in search, by its page, in the numbers. */
  const seen = async (sellerId: string, productId: string) => ({
    listed: (await market.call('getSellerProducts', { body: { sellerId } })).total,
    found: (await market.call('getSearchResult', { body: { search: 'acetone', pageSize: 100 } })).products.filter(
      ({ seller }) => seller._id === sellerId,
    ).length,
    seller: (await market.call('getTopSeller', { body: { search: 'Gulf Marjan' } })).total,
    sellerPage: (await market.envelope('viewSeller', { id: sellerId })).code,
    productPage: (await market.envelope('viewProduct', { id: productId })).code,
    inAll: (await market.call('getBannerNumbers')).products,
  })

  it('takes a suspended seller’s products out of lists and search and ends its sessions, and brings back what was there', async () => {
    const email = 'seller@kimiya.example'
    const { _id: sellerId } = await userOf(email)
    const { products } = await market.call('getSellerProducts', { body: { sellerId, pageSize: 100 } })
    const hidden = products[1]?._id ?? ''
    // One that the seller itself took off the market stays off it.
    await market.store.update('products', { _id: hidden }, { status: 'inactive' })
    await market.store.update('sellers', { _id: sellerId }, { productCount: products.length - 1 })
    const acetone = products.find(({ name_en }) => name_en === 'Acetone')?._id ?? ''
    const before = await seen(sellerId, acetone)
    expect(before).toMatchObject({ listed: products.length - 1, seller: 1, sellerPage: 200, productPage: 200 })
    expect(before.found).toBeGreaterThan(0)
    const token = await market.signIn('seller')
    const active = await market.store.count('products', { status: 'active' })

    expect(await suspend(email)).toBe(true)
    expect(await market.store.count('products', { status: 'active' })).toBe(active - (products.length - 1))
    expect(await suspend(email)).toBe(false)
    expect((await market.envelope('getUser', { token })).code).toBe(401)
    expect((await market.envelope('login', { body: { email, password: 'Kimiya-Demo-1' } })).message).toBe(
      'This account is suspended. Please contact support.',
    )
    expect(await seen(sellerId, acetone)).toEqual({
      listed: 0,
      found: 0,
      seller: 0,
      sellerPage: 404,
      productPage: 404,
      inAll: before.inAll - (products.length - 1),
    })

    expect(await restore(email)).toBe(true)
    expect(await restore(email)).toBe(false)
    expect(await seen(sellerId, acetone)).toEqual(before)
    expect(await market.store.count('products', { status: 'active' })).toBe(active)
    expect((await market.envelope('viewProduct', { id: hidden })).code).toBe(404)
    await market.signIn('seller')
  })

  it('brings back one of two suspended sellers with its own products, and the other with its own later', async () => {
    const emails = ['seller@kimiya.example', 'seller2@kimiya.example'] as const
    const ids = await Promise.all(emails.map(async (email) => (await userOf(email))._id))
    const offered = () => Promise.all(ids.map((sellerId) => market.store.count('products', { sellerId, status: 'active' })))
    const before = await offered()
    for (const email of emails) await suspend(email)
    expect(await offered()).toEqual([0, 0])
    await restore(emails[1])
    expect(await offered()).toEqual([0, before[1]])
    await restore(emails[0])
    expect(await offered()).toEqual(before)
    expect(await market.store.count('suspensions', {})).toBe(0)
  })

  it('tells a suspended account nothing without its password', async () => {
    await suspend('company@kimiya.example')
    const refused = await market.envelope('login', { body: { email: 'company@kimiya.example', password: 'a guess' } })
    const unknown = await market.envelope('login', { body: { email: 'nobody@kimiya.example', password: 'a guess' } })
    expect(refused).toEqual(unknown)
  })
})
