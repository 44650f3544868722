import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { openMemoryStore } from '#server/store/memory/memory-store.ts'
import type { Store } from '#server/store/store.ts'
import type { Row } from '#server/store/tables.ts'
import { planRow } from '#tests/support/money-rows.ts'
import { insertTradeFixture, orderOf, paymentRow, testId, type TradeFixture } from '#tests/support/store-fixture.ts'
import {
  bookCompletion,
  bookOrderPayment,
  bookOrderRefund,
  bookPlanCredit,
  bookRefundPaid,
  bookRefundToWallet,
  bookStrayCharge,
  bookSubscription,
  bookTopUp,
} from './ledger-entries.ts'
import { sharesOf } from './commission.ts'
import { balanceOf, book } from './ledger.ts'

const now = '2026-11-21T08:00:00.000Z'

describe('the ledger', () => {
  let store: Store
  let fixture: TradeFixture
  beforeEach(async () => {
    store = openMemoryStore()
    fixture = await insertTradeFixture(store)
  })
  const context = () => ({ tables: store, now, newId: testId })

  it('refuses a transfer that does not balance', async () => {
    const entries = [
      { account: 'wallet', ownerId: fixture.buyer._id, amount: 100 },
      { account: 'cardClearing', ownerId: null, amount: -99 },
    ] as const
    await expect(book(context(), { kind: 'topUp', currency: 'USD', entries, shown: [] })).rejects.toThrow('1 is left')
    expect(await store.count('ledgerEntries', {})).toBe(0)
  })

  it('shares every total exactly between seller and marketplace, at any rate', () => {
    const amount = fc.integer({ min: 0, max: 1e12 })
    fc.assert(
      fc.property(amount, amount, amount, fc.integer({ min: 0, max: 10_000 }), (subtotal, shipping, tax, rate) => {
        const total = subtotal + shipping + tax
        const order = { subtotal, shipping, total, currency: 'SAR', commissionRate: rate / 100, commissionOnFreight: true }
        const { commission, seller } = sharesOf(order)
        expect(commission.amount + seller.amount).toBe(order.total)
        expect(commission.amount).toBeGreaterThanOrEqual(0)
        expect(seller.amount).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  /** The transfers of one order, in sequence; each with its own amount. */
  const history = fc.record({
    subtotal: fc.integer({ min: 1, max: 1e9 }),
    more: fc.integer({ min: 0, max: 1e8 }),
    rate: fc.integer({ min: 0, max: 3000 }).map((hundredths) => hundredths / 100),
    method: fc.constantFrom('card' as const, 'wallet' as const, 'bankTransfer' as const),
    end: fc.constantFrom('held' as const, 'completed' as const, 'refunded' as const, 'paidBack' as const),
  })

  it('holds what is held, owes what is owed, and sums to nothing, over random histories', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(history, { maxLength: 8 }), async (histories) => {
        store = openMemoryStore()
        fixture = await insertTradeFixture(store)
        const expected = { wallet: 0, held: 0, available: 0, commission: 0, refunds: 0 }
        for (const { subtotal, more, rate, method, end } of histories) {
          const order = orderOf(fixture, { subtotal, shipping: more, total: subtotal + more, commissionRate: rate })
          const amount = order.total
          const payment = paymentRow({ orderId: order._id, userId: fixture.buyer._id, amount, status: 'succeeded', method })
          await store.insert('orders', order)
          await store.insert('payments', payment)
          if (method === 'wallet') {
            const topUp = { ...payment, _id: testId(), kind: 'walletTopUp', orderId: null, method: 'card' } as const
            await store.insert('payments', topUp)
            await bookTopUp(context(), topUp)
          }
          await bookOrderPayment(context(), order, payment)
          if (end === 'held') expected.held += amount
          else if (end === 'completed') {
            await bookCompletion(context(), order)
            // A second completion finds nothing held and moves nothing.
            await bookCompletion(context(), order)
            const { commission, seller } = sharesOf(order)
            expected.commission += commission.amount
            expected.available += seller.amount
          } else {
            await bookOrderRefund(context(), order, payment)
            if (method !== 'card') expected.wallet += amount
            else if (end === 'refunded') expected.refunds += amount
            else await bookRefundPaid(context(), { paymentId: payment._id, amount, currency: 'USD' })
          }
        }
        const entries = await store.list('ledgerEntries', {})
        const transfers = new Map<string, number>()
        for (const { transferId, amount } of entries) transfers.set(transferId, (transfers.get(transferId) ?? 0) + amount)
        expect([...transfers.values()].every((sum) => sum === 0)).toBe(true)
        const totals = await store.ledgerTotals()
        const of = (account: string) => totals.find((balance) => balance.account === account)?.amount ?? 0
        const found = Object.fromEntries(Object.keys(expected).map((account) => [account, of(account)]))
        expect(found).toEqual(expected)
        expect(totals.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
        const owner = { ownerId: fixture.buyer._id, account: 'wallet', currency: 'USD' } as const
        expect(await balanceOf(context(), owner)).toBe(expected.wallet)
      }),
      { numRuns: 40 },
    )
  })

  describe('books, and shows its parties,', () => {
    const order = async () => {
      const row = orderOf(fixture, { subtotal: 20_000, total: 24_000, commissionRate: 5 })
      await store.insert('orders', row)
      return row
    }
    const paid = async (method: Row<'payments'>['method'], columns: Partial<Row<'payments'>> = {}) => {
      const row = paymentRow({ userId: fixture.buyer._id, orderId: null, status: 'succeeded', method, ...columns })
      await store.insert('payments', row)
      return row
    }
    const plan = () => planRow({ slug: 'growth' })
    const names = () =>
      new Map([
        [fixture.buyer._id, 'buyer'],
        [fixture.seller._id, 'seller'],
      ])
    const nameOf = (id: string | null) => (id === null ? '' : (names().get(id) ?? 'somebody'))
    /** Ledger entries and transactions, in the order of insertion. */
    const written = async () => ({
      entries: (await store.list('ledgerEntries', {})).map(({ account, ownerId, amount }) =>
        `${account} ${nameOf(ownerId)} ${amount}`.replace('  ', ' '),
      ),
      shown: (await store.list('transactions', {})).map((row) =>
        [nameOf(row.userId), row.side, row.kind, row.direction, row.amount, row.commission, row.method, row.subject].join(' '),
      ),
    })

    it.each(['card', 'wallet', 'bankTransfer'] as const)('an order that is paid by %s', async (method) => {
      const from = { card: 'cardClearing', wallet: 'wallet buyer', bankTransfer: 'bankClearing' }[method]
      const placed = await order()
      await bookOrderPayment(context(), placed, await paid(method))
      expect(await written()).toEqual({
        entries: [`${from} -24000`, 'held seller 24000'],
        shown: [`buyer buyer orderPayment out 24000 0 ${method} ${placed.number}`],
      })
    })

    it.each([
      ['card', 'refunds', 'card'],
      ['wallet', 'wallet buyer', 'wallet'],
      ['bankTransfer', 'wallet buyer', 'wallet'],
    ] as const)('an order paid by %s that is refunded', async (method, to, back) => {
      const placed = await order()
      await bookOrderRefund(context(), placed, await paid(method))
      expect(await written()).toEqual({
        entries: ['held seller -24000', `${to} 24000`],
        shown: [`buyer buyer orderRefund in 24000 0 ${back} ${placed.number}`],
      })
    })

    it('an order that is completed', async () => {
      const placed = await order()
      await bookOrderPayment(context(), placed, await paid('card', { orderId: placed._id }))
      await bookCompletion(context(), placed)
      const { entries, shown } = await written()
      expect([entries.slice(2), shown.slice(1)]).toEqual([
        ['held seller -24000', 'available seller 23000', 'commission 1000'],
        [`seller seller earning in 23000 1000  ${placed.number}`],
      ])
    })

    it('money for a wallet', async () => {
      await bookTopUp(context(), await paid('bankTransfer', { kind: 'walletTopUp', orderId: null }))
      expect(await written()).toEqual({
        entries: ['bankClearing -24000', 'wallet buyer 24000'],
        shown: ['buyer buyer walletTopUp in 24000 0 bankTransfer '],
      })
    })

    it('a plan that is paid for', async () => {
      await bookSubscription(context(), await paid('wallet', { kind: 'subscription', userId: fixture.seller._id }), plan())
      expect(await written()).toEqual({
        entries: ['wallet seller -24000', 'subscriptions 24000'],
        shown: ['seller seller subscriptionPayment out 24000 0 wallet growth'],
      })
    })

    it('what is left of a plan', async () => {
      await bookPlanCredit(context(), { userId: fixture.seller._id, amount: 700, currency: 'USD', plan: plan() })
      expect(await written()).toEqual({
        entries: ['subscriptions -700', 'wallet seller 700'],
        shown: ['seller seller subscriptionPayment in 700 0 wallet growth'],
      })
    })

    it('a charge that came too late, which is owed to its card and shown to nobody', async () => {
      await bookStrayCharge(context(), await paid('card'))
      expect(await written()).toEqual({ entries: ['cardClearing -24000', 'refunds 24000'], shown: [] })
    })

    it('a refund that the card took, and one that it did not', async () => {
      const refund = { paymentId: (await paid('card'))._id, userId: fixture.buyer._id, amount: 500, currency: 'USD' }
      await bookRefundPaid(context(), refund)
      await bookRefundToWallet(context(), refund)
      expect(await written()).toEqual({
        entries: ['refunds -500', 'cardClearing 500', 'refunds -500', 'wallet buyer 500'],
        shown: ['buyer buyer refundToWallet in 500 0 wallet '],
      })
    })

    it('nothing where there is nothing to pay, or nothing held', async () => {
      await bookTopUp(context(), await paid('card', { amount: 0 }))
      await bookCompletion(context(), await order())
      expect(await written()).toEqual({ entries: [], shown: [] })
    })

    it('no money of which nobody knows how it came', async () => {
      const payment = await paid(null)
      expect(() => bookTopUp(context(), payment)).toThrow('Money is booked by the way it came')
    })
  })
})
