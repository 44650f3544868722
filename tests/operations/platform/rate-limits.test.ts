import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type OperationId, operationTable } from '#src/generated/operation-table.ts'
import { openMemoryStore } from '#server/store/memory/memory-store.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'

type By = 'address' | 'user'

/** Every rate limit: the counted key, the tries, the seconds. */
const limits: readonly [OperationId, By, number, number][] = [
  ['login', 'address', 10, 60],
  ['signup', 'address', 20, 3600],
  ['verifyOTP', 'address', 30, 60],
  ['resendOTP', 'address', 20, 600],
  ['forgetPassword', 'address', 20, 600],
  ['updatePassword', 'address', 20, 600],
  ['denySignIn', 'address', 20, 600],
  ['challengeOperatorLogin', 'address', 10, 60],
  ['getUserProfile', 'address', 120, 60],
  ['getQueryResult', 'address', 60, 60],
  ['analyseImage', 'address', 20, 60],
  ['saveCard', 'user', 10, 3600],
  ['requestDocument', 'user', 60, 3600],
  ['addressSuggestion', 'user', 120, 60],
  ['getCompleteAddress', 'user', 60, 60],
  ['openChat', 'user', 120, 3600],
  ['sendMessage', 'user', 60, 60],
  ['callSignal', 'user', 600, 60],
  ['raiseTicket', 'user', 30, 3600],
  ['reportAbuse', 'user', 20, 3600],
  ['replyTicket', 'user', 60, 3600],
  ['placeOrder', 'user', 300, 3600],
  ['placeQuotationOrder', 'user', 60, 3600],
  ['bidRequirement', 'user', 120, 3600],
  ['openDispute', 'user', 30, 3600],
  ['rateProduct', 'user', 60, 3600],
  ['createRequirement', 'user', 100, 86_400],
  ['viewInvoice', 'user', 60, 60],
  ['changePassword', 'user', 10, 600],
  ['deleteAccount', 'user', 10, 600],
  ['changeEmail', 'user', 10, 600],
  ['changePhone', 'user', 10, 600],
  ['confirmContact', 'user', 20, 600],
  ['confirmIdentity', 'user', 20, 600],
  ['sendBrowserCode', 'user', 20, 600],
  ['confirmBrowser', 'user', 20, 600],
  ['challengePasskey', 'user', 20, 600],
  ['enrolAuthenticator', 'user', 20, 600],
  ['enrolPasskey', 'user', 20, 600],
]

// Tries are counted by dispatch; that each store counts them right is proven in tests/store.
describe('the tries of a call', () => {
  let market: Marketplace
  let people: { token: string; side: 'Seller' }[]
  beforeAll(async () => {
    market = await openMarketplace(openMemoryStore())
    people = []
    for (const name of ['seller', 'seller2']) people.push({ token: await market.signIn(name), side: 'Seller' })
  })
  beforeEach(() => {
    // The first moment of a day: no window has begun before it.
    market.clock.now = new Date(Math.ceil((market.clock.now.getTime() + 1) / 86_400_000) * 86_400_000)
  })

  let drawn = 0
  const fresh = () => (drawn += 1)
  const newAddress = () => `198.51.${Math.floor(fresh() / 250) % 250}.${(drawn % 250) + 1}`
  const newEmail = () => `somebody${fresh()}@example.com`
  /** A call without effect whose key is the same in one respect and unique in all others. */
  const attempt = async (operationId: OperationId, counted: { address?: string; person?: number }) => {
    const { address = newAddress(), person = 0 } = counted
    const isPublic = operationTable[operationId].access === 'public'
    await market.store.update('sessions', {}, { identityConfirmedAt: market.clock.now.toISOString() })
    const { status, retryAfter } = replyOf(
      await market.reply(operationId, {
        ...(isPublic ? {} : people[person]),
        address,
        body: { email: newEmail(), nothing: true },
      }),
    )
    return status === 429 ? { status, retryAfter } : 'not stopped'
  }

  it.each(limits)('%s are limited by %s: %d in %d seconds, then a wait', async (operationId, by, tries, seconds) => {
    const varied = { address: { address: '203.0.113.7' }, user: { person: 0 } }[by]
    const another = { address: { address: '203.0.113.8' }, user: { person: 1 } }[by]
    for (let count = 1; count <= tries; count += 1) {
      expect([count, await attempt(operationId, varied)]).toEqual([count, 'not stopped'])
    }
    expect(await attempt(operationId, varied)).toEqual({ status: 429, retryAfter: seconds })
    expect(await attempt(operationId, another)).toBe('not stopped')
    const { clock } = market
    clock.now = new Date(clock.now.getTime() + seconds * 1000 - 1)
    expect(await attempt(operationId, varied)).toEqual({ status: 429, retryAfter: 1 })
    clock.now = new Date(clock.now.getTime() + 1)
    expect(await attempt(operationId, varied)).toBe('not stopped')
  })

  it('of a day are limited, however slowly they come: pictures to analyse, which are paid for', async () => {
    const address = '203.0.113.9'
    for (let count = 1; count <= 300; count += 1) {
      expect([count, await attempt('analyseImage', { address })]).toEqual([count, 'not stopped'])
      market.clock.now = new Date(market.clock.now.getTime() + 3_000)
    }
    expect(await attempt('analyseImage', { address })).toEqual({ status: 429, retryAfter: 86_400 - 900 })
  })

  it('of an hour are limited, however slowly they come: 120 new products', async () => {
    for (let count = 1; count <= 120; count += 1) {
      expect([count, await attempt('addSellerProduct', {})]).toEqual([count, 'not stopped'])
      market.clock.now = new Date(market.clock.now.getTime() + 10_000)
    }
    expect(await attempt('addSellerProduct', {})).toEqual({ status: 429, retryAfter: 3600 - 1200 })
    expect(await attempt('addSellerProduct', { person: 1 })).toBe('not stopped')
  })

  it('with files are limited together: 120 in ten minutes, whichever calls they are', async () => {
    const calls = ['addAttachment', 'uploadMedia', 'sendCompanyDocuments', 'editProfile'] as const
    for (let count = 0; count < 120; count += 1) {
      expect(await attempt(calls[count % calls.length] ?? 'editProfile', {})).toBe('not stopped')
    }
    for (const operationId of calls) expect(await attempt(operationId, {})).toEqual({ status: 429, retryAfter: 600 })
    expect(await attempt('editProfile', { person: 1 })).toBe('not stopped')
  })
})

function replyOf(reply: Awaited<ReturnType<Marketplace['reply']>>): { status: number; retryAfter?: number } {
  if (reply.kind !== 'json') throw new Error(`A ${reply.kind} was answered`)
  return reply
}
