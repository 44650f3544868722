import { beforeEach } from 'vitest'
import { bookTopUp } from '#server/domain/ledger/ledger-entries.ts'
import { expireSubscriptions } from '#server/jobs/expire-subscriptions.ts'
import { announceRenewals, renewSubscriptions } from '#server/jobs/renew-subscriptions.ts'
import { newId } from '#server/new-id.ts'
import type { BodyOf, OperationContext } from '#server/operation.ts'
import type { Ports } from '#server/ports/ports.ts'
import type { Store } from '#server/store/store.ts'
import { sandboxCards } from '#src/lib/sandbox-cards.ts'
import { type Marketplace, openMarketplace } from './marketplace.ts'
import { planRow } from './money-rows.ts'
import { paymentRow } from './store-fixture.ts'

const start = '2026-12-01T00:00:00.000Z'
/** The ends of the first and the second month of a plan that is bought when a test begins. */
export const end = '2027-01-01T00:00:00.000Z'
export const secondMonth = '2027-02-01T00:00:00.000Z'

/** Before each test a seller without a plan, and a plan of USD 31.00 a month; returns what the tests of renewals do with them. */
export function renewalSteps(openStore: () => Promise<Store>, openPorts: () => Promise<Partial<Ports>> = async () => ({})) {
  let market: Marketplace
  let plan: string
  let person: { token: string; side: 'Seller' }
  let userId: string
  const failures: unknown[] = []

  beforeEach(async () => {
    failures.length = 0
    market = await openMarketplace(await openStore(), await openPorts())
    market.clock.now = new Date(start)
    const row = planRow({ slug: 'test-small', price: 3100, bids: 20, listings: 50, position: 51, name_en: 'Small' })
    await market.store.insert('plans', row)
    plan = row._id
    await signIn()
    userId = (await market.call('getUser', person))._id
    // The demo's own.
    await market.store.remove('subscriptions', { userId })
  })

  /** A session ends in a month without a call. */
  const signIn = async () => {
    person = { token: await market.signIn('company'), side: 'Seller' as const }
  }
  const at = async (moment: string) => {
    market.clock.now = new Date(moment)
    await signIn()
  }
  const fill = (amount: number) => {
    const { store, clock } = market
    return store.transaction(async (tables) => {
      const payment = paymentRow({
        kind: 'walletTopUp',
        orderId: null,
        userId,
        amount,
        currency: 'USD',
        status: 'succeeded',
        method: 'card',
      })
      await tables.insert('payments', payment)
      await bookTopUp({ tables, now: clock.now.toISOString(), newId }, payment)
    })
  }
  const act = (body: object) => market.envelope('purchaseSubscription', { ...person, body })
  const subscription = async () => (await market.call('getUserSubscriptionPlan', person)).subscription
  type Renewal = NonNullable<BodyOf<'purchaseSubscription'>['renewal']>
  const buy = async (renewal?: Renewal, planId = plan) => {
    const body = { action: 'subscribe', planId, ...(renewal && { renewal }) } as const
    const { payment } = await market.call('purchaseSubscription', { ...person, body })
    await market.call('proceedPayment', {
      ...person,
      body: { paymentId: payment?._id ?? '', cardToken: sandboxCards.success.token },
    })
  }
  const keepCard = async (token: string) => {
    const { card } = await market.call('saveCard', { ...person, body: { cardToken: token } })
    return card?._id ?? ''
  }
  const deps = () => ({ ...market, clock: () => market.clock.now })
  const run = async () => {
    await announceRenewals(deps())
    await renewSubscriptions(deps(), (failure) => failures.push(failure))
    await expireSubscriptions(deps())
  }
  const wallet = async () =>
    (await market.call('getUserWalletInfo', person)).wallet.find(({ currency }) => currency === 'USD')?.amount ?? 0
  const notices = async () =>
    (await market.store.list('notifications', { userId }, { orderBy: ['createdAt', '_id'] })).map(({ type }) => type)

  const inTransaction = (work: (context: OperationContext) => Promise<unknown>) => {
    const { store, ports, clock } = market
    return store.transaction((tables) => work({ tables, ports, newId, now: clock.now.toISOString() }))
  }
  const months = async () =>
    (await market.store.list('payments', { userId, kind: 'subscription' }, { orderBy: ['createdAt', '_id'] })).map(
      ({ status, method, amount, renewsFrom, failure }) => [status, method, amount, renewsFrom, failure],
    )
  const noticeOf = async (type: string) =>
    (await market.store.list('notifications', { userId, type }, { orderBy: ['createdAt', '_id'] })).map(({ body_en }) =>
      body_en.replaceAll(/[\u2066-\u2069]/gu, '').replaceAll('\u00A0', ' '),
    )

  return {
    get market() {
      return market
    },
    get person() {
      return person
    },
    get plan() {
      return plan
    },
    get userId() {
      return userId
    },
    /** What the job could not do. */
    failures,
    at,
    fill,
    act,
    subscription,
    buy,
    keepCard,
    deps,
    run,
    wallet,
    notices,
    inTransaction,
    months,
    noticeOf,
  }
}
