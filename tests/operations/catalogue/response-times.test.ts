import { beforeAll, expect, it } from 'vitest'
import { measureResponses } from '#server/jobs/measure-responses.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'
import { openTrade, type Trade } from '#tests/support/trade-steps.ts'

const hour = 3_600_000

describeMarketplaces((_store, openStore) => {
  let market: Marketplace
  let trade: Trade
  let sellerId: string
  beforeAll(async () => {
    market = await openMarketplace(await openStore())
    // The demo's own trades are history by then.
    later(91 * 24)
    trade = await openTrade(market)
    sellerId = (await market.call('getUser', { token: trade.seller }))._id
  })

  const later = (hours: number) => {
    market.clock.now = new Date(market.clock.now.getTime() + hours * hour)
  }
  /** Until nobody is due; returns how many were. */
  async function measure(): Promise<number> {
    const count = await measureResponses({ ...market, clock: () => market.clock.now })
    return count === 0 ? 0 : count + (await measure())
  }
  const measured = async () => (await market.call('viewSeller', { id: sellerId })).responseHours
  /** A chat of somebody new, answered after so many hours. */
  const chatAnswered = async (asker: string, hours: number) => {
    const token = await market.signIn(asker)
    const { _id: chat } = await market.call('openChat', { token, body: { userId: sellerId } })
    await market.call('sendMessage', { token, id: chat, body: { text: 'Is it in stock?' } })
    later(hours)
    await market.call('sendMessage', { ...trade.asSeller, id: chat, body: { text: 'It is.' } })
  }
  const orderAnswered = async (hours: number) => {
    const { _id: id } = await trade.placed()
    later(hours)
    await market.call('acceptOrder', { ...trade.asSeller, id })
  }

  it('is said to be unknown below five answers, and is then their median, whatever was asked', async () => {
    await orderAnswered(2)
    await orderAnswered(30)
    await orderAnswered(4)
    await chatAnswered('company', 6)
    later(25)
    await measure()
    expect(await measured()).toBe(undefined)
    await orderAnswered(8)
    // What waits for an answer counts for nothing.
    await trade.placed()
    expect(await measured()).toBe(undefined)
    later(25)
    await measure()
    expect(await measured()).toBe(6)
    expect(await measure()).toBe(0)
  })

  it('forgets what is older than ninety days', async () => {
    later(91 * 24)
    await measure()
    expect(await measured()).toBe(undefined)
  })
})
