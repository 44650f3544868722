import { beforeAll, expect, it } from 'vitest'
import { timedJobs } from '#server/jobs/timed-jobs.ts'
import { demoPassword } from '#server/demo/load-demo.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'
import { openTrade, type Trade } from '#tests/support/trade-steps.ts'

const day = 24 * 3_600_000

/** A clock that ran a day ahead is corrected: rows written meanwhile are from the future. */
describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let trade: Trade
  beforeAll(async () => {
    market = await openMarketplace(await openStore())
    trade = await openTrade(market)
  })
  const setClock = (milliseconds: number) => {
    market.clock.now = new Date(market.clock.now.getTime() + milliseconds)
  }
  const failures: unknown[] = []
  const runJobs = async () => {
    const noSender = { send: async () => {} }
    const senders = { mail: noSender, sms: noSender, push: { send: async () => 'sent' as const } }
    for (const job of timedJobs({ ...market, clock: () => market.clock.now }, senders, (failure) => failures.push(failure))) {
      await job.run()
    }
  }

  it('keeps people signed in, lets orders go on and jobs run', async () => {
    const { _id: id } = await trade.placed()
    setClock(-day)
    await runJobs()
    expect((await market.call('getUser', { token: trade.buyer })).email).toBe('buyer@kimiya.example')
    await market.call('acceptOrder', { ...trade.asSeller, id })
    const order = await market.call('viewOrder', { token: trade.buyer, id })
    expect(order.timeline).toMatchObject([{ status: 'placed' }, { status: 'accepted' }])
    setClock(day)
    await runJobs()
    expect((await market.call('getUser', { token: trade.buyer })).email).toBe('buyer@kimiya.example')
    expect(failures).toEqual([])
  })

  it('gives a new code to whoever asks, and not only when the time of the last one has come again', async () => {
    const token = await market.signIn('buyer')
    const body = { countryCode: '+880', phoneNumber: '1712000000', password: demoPassword }
    await market.call('changePhone', { token, body })
    setClock(-day)
    expect((await market.envelope('changePhone', { token, body })).code).toBe(200)
    // The next one waits as ever.
    expect((await market.envelope('changePhone', { token, body })).code).toBe(429)
    setClock(day)
  })
})
