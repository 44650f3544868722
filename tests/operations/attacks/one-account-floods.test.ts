import { beforeAll, describe, expect, it } from 'vitest'
import { openMemoryStore } from '#server/store/memory/memory-store.ts'
import { openTestChat } from '#tests/support/chat-people.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'
import { openTrade } from '#tests/support/trade-steps.ts'

/** Somebody with an account does again and again what others hear of. */
describeMarketplaces((_, openStore) => {
  let market: Marketplace
  beforeAll(async () => {
    market = await openMarketplace(await openStore())
    await market.deliver()
  })

  it('and sixty notes to a quote are one mail in ten minutes, and sixty notifications', async () => {
    const [buyer, seller] = [await market.signIn('buyer'), await market.signIn('seller')]
    const asSeller = { token: seller, side: 'Seller' as const }
    const { products } = await market.call('getSearchResult', { body: { search: 'acetone' } })
    const productId = products.find((card) => card.seller.businessName.startsWith('Gulf Marjan'))?._id ?? ''
    const addressId = (await market.call('getAddresses', { token: buyer, body: {} })).addresses[0]?._id ?? ''
    const request = { productId, quantity: { value: 24, unit: 't' as const }, incoterm: 'CIF' as const, addressId }
    const { _id: id } = await market.call('placeQuotationOrder', { token: buyer, body: { action: 'request', ...request } })
    await market.deliver()
    const note = async () => {
      const body = { event: 'quote.note', note: 'Which packaging do you need?' } as const
      expect((await market.envelope('changeStatus', { ...asSeller, id, body })).code).toBe(200)
    }
    const notified = () => market.store.count('notifications', { type: 'quoteNoted', subjectId: id })
    for (let at = 0; at < 60; at += 1) await note()
    expect([await notified(), (await market.deliver()).length]).toEqual([60, 1])
    market.clock.now = new Date(market.clock.now.getTime() + 600_000)
    await note()
    expect((await market.deliver()).length).toBe(1)
  })

  it('and no more than thirty calls an hour ring in a chat', async () => {
    const { amina, chat } = await openTestChat(market)
    const codes: number[] = []
    for (let at = 0; at < 35; at += 1) {
      const callId = market.newId()
      const signal = async (body: object) =>
        (await market.envelope('callSignal', { token: amina.token, id: chat._id, body: { callId, ...body } })).code
      codes.push(await signal({ signal: 'offer', medium: 'audio', sdp: 'v=0' }))
      if (codes.at(-1) === 200) await signal({ signal: 'end' })
    }
    expect(codes).toEqual([...Array<number>(30).fill(200), ...Array<number>(5).fill(429)])
  })
})

describe('fifty invoices that one buyer asks for at once', () => {
  it('are drawn with the calls of others in between', async () => {
    const market = await openMarketplace(openMemoryStore())
    const { buyer, seller, asSeller, placed } = await openTrade(market)
    const invoices: string[] = []
    for (let at = 0; at < 10; at += 1) {
      const { _id: id } = await placed()
      await market.call('acceptOrder', { ...asSeller, id })
      invoices.push((await market.call('generatePaymentInvoice', { ...asSeller, id }))._id)
    }
    const view = (id: string | undefined) => market.call('viewInvoice', { token: buyer, id: id ?? '' })
    // The first one loads fonts and libraries.
    await view(invoices[0])
    let drawn = 0
    const all = Promise.all(Array.from({ length: 50 }, (_, at) => view(invoices[at % 10]).then(() => (drawn += 1))))
    const drawnAfterCalls: number[] = []
    for (let at = 0; at < 5; at += 1) {
      await market.call('getUser', { token: seller })
      drawnAfterCalls.push(drawn)
    }
    await all
    // Counted, because times depend on the machine. Before, the first of them waited for all fifty drawings.
    for (const [at, after] of drawnAfterCalls.entries()) expect(after - (drawnAfterCalls[at - 1] ?? 0)).toBeLessThanOrEqual(10)
  })
})
