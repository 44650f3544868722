import { beforeEach, expect, it } from 'vitest'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { register, registrant } from '#tests/support/registration.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

const email = 'victim@example.com'
const { password } = registrant
const [one, another] = ['198.51.100.7', '192.0.2.9']

/** Somebody guesses passwords, and what the security log is to say of it afterwards. */
describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let from = 0
  beforeEach(async () => {
    market = await openMarketplace(await openStore())
    await register(market, { email }, () => `203.0.113.${(from += 1) % 250}`)
  })
  const signIn = (given: string, address: string) => market.envelope('login', { body: { email, password: given }, address })
  const guess = async (times: number, address: string) => {
    for (let at = 0; at < times; at += 1) await signIn('not the password', address)
  }
  const refusals = async () =>
    (await market.store.list('securityEvents', { kind: 'signIn.refused' }))
      .map(({ address, after }) => `${address} ${Number(after?.['count'])}`)
      .sort()

  it('and the guesses of one address are not written down as those of another', async () => {
    await guess(9, one)
    market.clock.now = new Date(market.clock.now.getTime() + 61_000)
    await guess(1, another)
    expect(await refusals()).toEqual([`${another} 1`, `${one} 1`])
    await guess(1, one)
    expect(await refusals()).toEqual([`${another} 1`, `${one} 1`, `${one} 10`])
  })

  it('and those of a network of IPv6 count together, from whichever of its addresses', async () => {
    for (let at = 1; at <= 10; at += 1) {
      await guess(1, `2001:db8:0:${at}::1`)
      if (at === 5) market.clock.now = new Date(market.clock.now.getTime() + 61_000)
    }
    expect((await refusals()).map((line) => line.split(' ')[1]).sort()).toEqual(['1', '10'])
  })

  it('and a right guess after eight wrong ones leaves their number, once', async () => {
    await guess(8, one)
    await guess(1, another)
    market.clock.now = new Date(market.clock.now.getTime() + 61_000)
    expect((await signIn(password, one)).code).toBe(200)
    expect(await refusals()).toEqual([`${another} 1`, `${one} 1`, `${one} 8`])
    market.clock.now = new Date(market.clock.now.getTime() + 61_000)
    expect((await signIn(password, one)).code).toBe(200)
    expect(await refusals()).toHaveLength(3)
  })
})
