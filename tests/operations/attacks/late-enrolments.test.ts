import { beforeEach, expect, it } from 'vitest'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { register, registrant } from '#tests/support/registration.ts'
import { appCode, site } from '#tests/support/second-factors.ts'
import { softPasskey } from '#tests/support/soft-passkey.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

const { password } = registrant

/** Somebody has a session in which a factor was begun to be added while its identity was still confirmed. */
describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let token: string
  beforeEach(async () => {
    market = await openMarketplace(await openStore())
    token = await register(market, { email: 'victim@example.com' }, () => '203.0.113.1')
  })
  const later = (seconds: number) => {
    market.clock.now = new Date(market.clock.now.getTime() + seconds * 1000)
  }

  it('and finishes no authenticator app late', async () => {
    later(590)
    const { secret } = await market.call('enrolAuthenticator', { token, body: { name: 'Mine' } })
    later(120)
    const late = { token, body: { code: appCode(market, secret) } }
    expect(await market.envelope('confirmAuthenticator', late)).toMatchObject({
      code: 403,
      results: { stepUp: { kinds: ['password'] } },
    })
    await market.call('confirmIdentity', { token, body: { password } })
    expect((await market.envelope('confirmAuthenticator', late)).code).toBe(200)
  })

  it('and finishes no passkey late', async () => {
    later(590)
    const { challenge } = await market.call('enrolPasskey', { token, body: { name: 'Mine' }, pageOrigin: site.origin })
    later(120)
    const late = { token, body: softPasskey().make({ challenge, ...site }), pageOrigin: site.origin }
    expect((await market.envelope('confirmPasskey', late)).code).toBe(403)
    await market.call('confirmIdentity', { token, body: { password } })
    expect((await market.envelope('confirmPasskey', late)).code).toBe(200)
  })
})
