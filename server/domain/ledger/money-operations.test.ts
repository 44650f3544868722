import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openMemoryStore } from '#server/store/memory/memory-store.ts'
import type { Store } from '#server/store/store.ts'
import type { Row } from '#server/store/tables.ts'
import { isFullRun } from '#tests/support/full-run.ts'
import { planRow } from '#tests/support/money-rows.ts'
import { payoutRow } from '#tests/support/payout-rows.ts'
import { insertTradeFixture, orderOf, paymentRow, testId, type TradeFixture } from '#tests/support/store-fixture.ts'
import { sharesOf } from './commission.ts'
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
import { balanceOf } from './ledger.ts'
import { bookOrderReversal, bookPayoutArrival, bookPayoutRequest, bookPayoutReturn, bookPayoutSending } from './payout-entries.ts'

const now = '2026-11-21T08:00:00.000Z'
const currency = 'USD'

type Method = NonNullable<Row<'payments'>['method']>
type Step =
  | { type: 'topUp' | 'subscribe' | 'creditPlan' | 'strayCharge'; amount: number; method: Method }
  | { type: 'payOrder'; subtotal: number; more: number; rate: number; method: Method }
  | { type: 'orderOnTerms'; subtotal: number; more: number; rate: number }
  | { type: 'payOnTerms'; which: number; method: Method }
  | { type: 'ask'; share: number }
  | { type: 'complete' | 'refund' | 'reverse'; which: number }
  | { type: 'payRefund'; which: number; toWallet: boolean }
  | { type: 'send' | 'arrive' | 'return'; which: number }

const anyMethod = fc.constantFrom<Method>('card', 'wallet', 'bankTransfer')
const anyAmount = fc.integer({ min: 1, max: 1e9 })
/** What is chosen among the orders, refunds or payouts that there are. */
const anyChoice = fc.nat()
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    type: fc.constantFrom('topUp' as const, 'subscribe' as const, 'creditPlan' as const, 'strayCharge' as const),
    amount: anyAmount,
    method: anyMethod,
  }),
  fc.record({
    type: fc.constant('payOrder' as const),
    subtotal: anyAmount,
    more: fc.integer({ min: 0, max: 1e8 }),
    rate: fc.integer({ min: 0, max: 3000 }).map((hundredths) => hundredths / 100),
    method: anyMethod,
  }),
  fc.record({
    type: fc.constant('orderOnTerms' as const),
    subtotal: anyAmount,
    more: fc.integer({ min: 0, max: 1e8 }),
    rate: fc.integer({ min: 0, max: 3000 }).map((hundredths) => hundredths / 100),
  }),
  fc.record({ type: fc.constant('payOnTerms' as const), which: anyChoice, method: anyMethod }),
  fc.record({ type: fc.constant('ask' as const), share: fc.double({ min: 0, max: 1, noNaN: true }) }),
  fc.record({ type: fc.constantFrom('complete' as const, 'refund' as const, 'reverse' as const), which: anyChoice }),
  fc.record({ type: fc.constant('payRefund' as const), which: anyChoice, toWallet: fc.boolean() }),
  fc.record({ type: fc.constantFrom('send' as const, 'arrive' as const, 'return' as const), which: anyChoice }),
)

interface Sale {
  order: Row<'orders'>
  payment: Row<'payments'>
  state: 'held' | 'completed' | 'over'
}

/** The marketplace as sums that are kept beside the ledger, by the rules in words and not by its code. */
class Books {
  readonly sales: Sale[] = []
  /** Completed and not paid. */
  readonly owed: Row<'orders'>[] = []
  readonly refunds: Row<'payments'>[] = []
  readonly payouts: Row<'payouts'>[] = []
  wallet = 0
  held = 0
  /** What the seller may have: below zero it is a debt. */
  share = 0
  commission = 0
  subscriptions = 0
  owedToCards = 0
  /** Money that has come in by card and bank, less what has gone out. */
  inHand = 0

  constructor(
    readonly store: Store,
    readonly fixture: TradeFixture,
  ) {}

  context = () => ({ tables: this.store, now, newId: testId })

  async paid(amount: number, method: Method, more: Partial<Row<'payments'>>): Promise<Row<'payments'> | undefined> {
    if (method === 'wallet' && this.wallet < amount) return undefined
    if (method === 'wallet') this.wallet -= amount
    else this.inHand += amount
    const payment = paymentRow({ userId: this.fixture.buyer._id, orderId: null, amount, method, status: 'succeeded', ...more })
    await this.store.insert('payments', payment)
    return payment
  }

  /** Does a step if the rules of the marketplace allow it now; else nothing happens. */
  async take(step: Step): Promise<void> {
    const context = this.context()
    if (step.type === 'topUp' || step.type === 'strayCharge') {
      const { amount, type } = step
      const payment = await this.paid(amount, type === 'topUp' && step.method === 'bankTransfer' ? 'bankTransfer' : 'card', {
        kind: 'walletTopUp',
        status: type === 'topUp' ? 'succeeded' : 'cancelled',
      })
      if (payment === undefined) return
      if (type === 'topUp') {
        this.wallet += amount
        return bookTopUp(context, payment)
      }
      this.owedToCards += amount
      this.refunds.push(payment)
      return bookStrayCharge(context, payment)
    }
    if (step.type === 'subscribe') {
      const payment = await this.paid(step.amount, step.method, { kind: 'subscription' })
      if (payment === undefined) return
      this.subscriptions += step.amount
      return bookSubscription(context, payment, planRow())
    }
    if (step.type === 'creditPlan') {
      const amount = Math.min(step.amount, this.subscriptions)
      this.subscriptions -= amount
      this.wallet += amount
      return bookPlanCredit(context, { userId: this.fixture.buyer._id, amount, currency, plan: planRow() })
    }
    switch (step.type) {
      case 'payOrder':
        return this.payOrder(step)
      case 'orderOnTerms':
        return this.completeUnpaid(step)
      case 'payOnTerms':
        return this.payCompleted(step)
      case 'ask':
        return this.ask(Math.floor(Math.max(0, this.share) * step.share))
      case 'complete':
      case 'refund':
      case 'reverse':
        return this.end(step)
      case 'payRefund':
        return this.payRefund(step)
      case 'send':
      case 'arrive':
      case 'return':
        return this.movePayout(step.type, step.which)
    }
  }

  private async payOrder({ subtotal, more, rate, method }: Extract<Step, { type: 'payOrder' }>): Promise<void> {
    const order = orderOf(this.fixture, { subtotal, shipping: more, total: subtotal + more, commissionRate: rate })
    await this.store.insert('orders', order)
    const payment = await this.paid(order.total, method, { orderId: order._id })
    if (payment === undefined) return
    this.held += order.total
    this.sales.push({ order, payment, state: 'held' })
    await bookOrderPayment(this.context(), order, payment)
  }

  /** Nothing is held for it, so its completion gives nobody anything. */
  private async completeUnpaid({ subtotal, more, rate }: Extract<Step, { type: 'orderOnTerms' }>): Promise<void> {
    const columns = { subtotal, shipping: more, total: subtotal + more, commissionRate: rate }
    const order = orderOf(this.fixture, { ...columns, paymentTerms: 'net30', status: 'completed' })
    await this.store.insert('orders', order)
    this.owed.push(order)
    await bookCompletion(this.context(), order)
  }

  /** What is paid for a completed order is its seller's at once. */
  private async payCompleted({ which, method }: Extract<Step, { type: 'payOnTerms' }>): Promise<void> {
    const order = this.owed[which % this.owed.length]
    const payment = order && (await this.paid(order.total, method, { orderId: order._id }))
    if (order === undefined || payment === undefined) return
    this.owed.splice(this.owed.indexOf(order), 1)
    this.sales.push({ order, payment, state: 'completed' })
    const { commission, seller } = sharesOf(order)
    this.share += seller.amount
    this.commission += commission.amount
    await bookOrderPayment(this.context(), order, payment)
    await bookCompletion(this.context(), order)
  }

  private async end({ type, which }: { type: 'complete' | 'refund' | 'reverse'; which: number }): Promise<void> {
    const open = this.sales.filter(({ state }) => state === (type === 'reverse' ? 'completed' : 'held'))
    const sale = open[which % open.length]
    if (sale === undefined) return
    const { order, payment } = sale
    const { commission, seller } = sharesOf(order)
    sale.state = type === 'complete' ? 'completed' : 'over'
    if (type !== 'reverse') this.held -= order.total
    if (type === 'complete') {
      this.share += seller.amount
      this.commission += commission.amount
      return bookCompletion(this.context(), order)
    }
    if (type === 'reverse') {
      this.share -= seller.amount
      this.commission -= commission.amount
    }
    if (payment.method === 'card') {
      this.owedToCards += order.total
      this.refunds.push(payment)
    } else this.wallet += order.total
    const book = type === 'refund' ? bookOrderRefund : bookOrderReversal
    return book(this.context(), order, payment)
  }

  private async payRefund({ which, toWallet }: { which: number; toWallet: boolean }): Promise<void> {
    const [payment] = this.refunds.splice(which % Math.max(1, this.refunds.length), 1)
    if (payment === undefined) return
    const { _id: paymentId, amount, userId } = payment
    this.owedToCards -= amount
    if (toWallet) this.wallet += amount
    else this.inHand -= amount
    const refund = { paymentId, amount, currency }
    return toWallet ? bookRefundToWallet(this.context(), { ...refund, userId }) : bookRefundPaid(this.context(), refund)
  }

  private async ask(amount: number): Promise<void> {
    if (amount === 0) return
    this.share -= amount
    const payout = payoutRow({ userId: this.fixture.seller._id, amount, currency })
    await this.store.insert('payouts', payout)
    this.payouts.push(payout)
    await bookPayoutRequest(this.context(), payout)
  }

  private async movePayout(type: 'send' | 'arrive' | 'return', which: number): Promise<void> {
    const from = { send: ['requested'], arrive: ['sent'], return: ['requested', 'sent'] }[type]
    const open = this.payouts.filter(({ status }) => from.includes(status))
    const payout = open[which % open.length]
    if (payout === undefined) return
    const before = { ...payout }
    payout.status = ({ send: 'sent', arrive: 'arrived', return: 'returned' } as const)[type]
    await this.store.update('payouts', { _id: payout._id }, { status: payout.status })
    if (type === 'arrive') this.inHand -= payout.amount
    if (type === 'return') this.share += payout.amount
    const book = { send: bookPayoutSending, arrive: bookPayoutArrival, return: bookPayoutReturn }[type]
    await book(this.context(), before)
  }

  payoutsIn = (status: Row<'payouts'>['status']) =>
    this.payouts.filter((payout) => payout.status === status).reduce((sum, payout) => sum + payout.amount, 0)
}

/** Holds the ledger against the sums beside it. */
async function assertBooks(books: Books): Promise<void> {
  const { store, fixture } = books
  const totals = await store.ledgerTotals()
  const of = (account: string) => totals.find((balance) => balance.account === account)?.amount ?? 0
  expect({
    wallet: of('wallet'),
    held: of('held'),
    available: of('available'),
    debt: of('debt'),
    payoutRequested: of('payoutRequested'),
    payoutSent: of('payoutSent'),
    commission: of('commission'),
    subscriptions: of('subscriptions'),
    refunds: of('refunds'),
    inHand: 0 - of('cardClearing') - of('bankClearing'),
  }).toEqual({
    wallet: books.wallet,
    held: books.held,
    available: Math.max(0, books.share),
    debt: Math.min(0, books.share) + 0,
    payoutRequested: books.payoutsIn('requested'),
    payoutSent: books.payoutsIn('sent'),
    commission: books.commission,
    subscriptions: books.subscriptions,
    refunds: books.owedToCards,
    inHand: books.inHand,
  })
  expect(totals.reduce((sum, balance) => sum + balance.amount, 0)).toBe(0)
  expect(await store.unbalancedTransfers(1)).toEqual([])
  expect(await store.unbookedPayouts(1)).toEqual([])
  // What a seller's statement is made of sums to what the ledger has.
  const shown = await store.list('transactions', { userId: fixture.seller._id, side: 'seller', kind: statementKinds })
  const sum = shown.reduce((total, { direction, amount: moved }) => total + (direction === 'in' ? moved : -moved), 0)
  expect(sum).toBe(books.share)
  const owner = { ownerId: fixture.seller._id, currency }
  expect(await balanceOf({ tables: store }, { ...owner, account: 'available' })).toBe(Math.max(0, books.share))
}

const statementKinds = ['earning', 'earningReversal', 'payout', 'payoutReturn'] as const

describe('any sequence of operations with money', () => {
  it(
    'leaves a ledger that balances, in which nobody has more than is theirs',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(anyStep, { minLength: 1, maxLength: 25 }), async (steps) => {
          const store = openMemoryStore()
          const books = new Books(store, await insertTradeFixture(store))
          for (const one of steps) await books.take(one)
          await assertBooks(books)
        }),
        { numRuns: isFullRun ? 10_000 : 200 },
      )
    },
    isFullRun ? 900_000 : 60_000,
  )
})
