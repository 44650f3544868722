import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { openMemoryStore } from '#server/store/memory/memory-store.ts'
import type { Store } from '#server/store/store.ts'
import { insertTradeWorld, orderOf, paymentRow, testId, type TradeWorld } from '#tests/support/store-world.ts'
import { bookCompletion, bookOrderPayment, bookOrderRefund, bookRefundPaid, bookTopUp } from './bookings.ts'
import { sharesOf } from './commission.ts'
import { balanceOf, book } from './ledger.ts'

const now = '2026-11-21T08:00:00.000Z'

describe('the ledger', () => {
  let store: Store
  let world: TradeWorld
  beforeEach(async () => {
    store = openMemoryStore()
    world = await insertTradeWorld(store)
  })
  const means = () => ({ tables: store, now, newId: testId })

  it('refuses a transfer that does not balance', async () => {
    const entries = [
      { account: 'wallet', ownerId: world.buyer._id, amount: 100 },
      { account: 'cardClearing', ownerId: null, amount: -99 },
    ] as const
    await expect(book(means(), { kind: 'topUp', currency: 'USD', entries, shown: [] })).rejects.toThrow('1 is left')
    expect(await store.count('ledgerEntries', {})).toBe(0)
  })

  it('shares every total exactly between seller and marketplace, at any rate', () => {
    const amount = fc.integer({ min: 0, max: 1e12 })
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 0, max: 10_000 }), (subtotal, more, rate) => {
        const order = { subtotal, total: subtotal + more, currency: 'SAR', commissionRate: rate / 100 }
        const { commission, seller } = sharesOf(order)
        expect(commission.amount + seller.amount).toBe(order.total)
        expect(commission.amount).toBeGreaterThanOrEqual(0)
        expect(seller.amount).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  /** What becomes of one order, in its order; an amount of its own each. */
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
        world = await insertTradeWorld(store)
        const expected = { wallet: 0, held: 0, available: 0, commission: 0, refunds: 0 }
        for (const { subtotal, more, rate, method, end } of histories) {
          const order = orderOf(world, { subtotal, total: subtotal + more, commissionRate: rate })
          const amount = order.total
          const payment = paymentRow({ orderId: order._id, userId: world.buyer._id, amount, status: 'succeeded', method })
          await store.insert('orders', order)
          await store.insert('payments', payment)
          if (method === 'wallet') {
            const topUp = { ...payment, _id: testId(), kind: 'walletTopUp', orderId: null, method: 'card' } as const
            await store.insert('payments', topUp)
            await bookTopUp(means(), topUp)
          }
          await bookOrderPayment(means(), order, payment)
          if (end === 'held') expected.held += amount
          else if (end === 'completed') {
            await bookCompletion(means(), order)
            // A second completion finds nothing held and moves nothing.
            await bookCompletion(means(), order)
            const { commission, seller } = sharesOf(order)
            expected.commission += commission.amount
            expected.available += seller.amount
          } else {
            await bookOrderRefund(means(), order, payment)
            if (method !== 'card') expected.wallet += amount
            else if (end === 'refunded') expected.refunds += amount
            else await bookRefundPaid(means(), { paymentId: payment._id, amount, currency: 'USD' })
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
        const owner = { ownerId: world.buyer._id, account: 'wallet', currency: 'USD' } as const
        expect(await balanceOf(means(), owner)).toBe(expected.wallet)
      }),
      { numRuns: 40 },
    )
  })
})
