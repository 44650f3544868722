import { beforeAll, expect, it } from 'vitest'
import { bookPayoutRequest, bookPayoutSending } from '#server/domain/ledger/payout-entries.ts'
import { openMarketplace } from '#tests/support/marketplace.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'
import { type CaseFixture, openCaseFixture } from '../cases/case-fixture.ts'

const reason = 'As the bank says'
const madeAt = '2026-11-21T08:00:00.000Z'

describeMarketplaces((_, openStore) => {
  let fixture: CaseFixture
  let operator: { operatorToken: string }
  beforeAll(async () => {
    fixture = await openCaseFixture(await openMarketplace(await openStore()))
    operator = await fixture.asOperator()
  })

  it('turns a refund after the payout into a debt, which the next earnings pay first', async () => {
    const { market, buyer, delivered, asSeller } = fixture
    const { _id: id } = await delivered()
    await market.call('changeStatus', { token: buyer, id, body: { event: 'order.confirm' } })
    const { _id: sellerId } = await market.call('getUser', asSeller)
    const order = await market.store.find('orders', { _id: id })
    const currency = order?.currency ?? ''
    const shareOf = async () => {
      const rows = await market.store.ledgerBalances(sellerId)
      const of = (account: string) => rows.find((row) => row.account === account && row.currency === currency)?.amount ?? 0
      return { available: of('available'), debt: of('debt') }
    }
    const { available } = await shareOf()
    const payout = {
      _id: market.newId(),
      number: `KP-test-${id.slice(-6)}`,
      userId: sellerId,
      accountId: null,
      amount: available,
      currency,
    }
    const times = {
      requestedAt: '2026-11-21T08:00:00.000Z',
      payableFrom: '2026-11-21T08:00:00.000Z',
      sentAt: '2026-11-21T08:00:00.000Z',
      settledAt: null,
    }
    const row = {
      ...payout,
      ...times,
      status: 'sent' as const,
      weekly: false,
      holder: 'Seller',
      lastFour: '7519',
      batchId: null,
      reason: null,
    }
    await market.store.insert('payouts', row)
    const context = { tables: market.store, now: madeAt, newId: market.newId }
    await bookPayoutRequest(context, row)
    await bookPayoutSending(context, row)
    await market.call('refundCompletedOrder', { ...operator, id, body: { reason: 'Off specification, proven later' } })
    const { debt } = await shareOf()
    expect(debt).toBeLessThan(0)
    expect(await market.store.find('orders', { _id: id })).toMatchObject({ status: 'completed', paymentState: 'refunded' })
    expect(await market.store.count('invoices', { orderId: id, kind: 'creditNote' })).toBe(1)
    const { _id: next } = await delivered()
    await market.call('changeStatus', { token: buyer, id: next, body: { event: 'order.confirm' } })
    // The same order again: its earning pays the debt exactly.
    expect(await shareOf()).toEqual({ available: 0, debt: 0 })
    expect(await market.envelope('refundCompletedOrder', { ...operator, id, body: { reason } })).toMatchObject({ code: 409 })
    const whole = await market.call('getLedger', operator)
    expect([whole.differences, whole.unbookedPayments, whole.unbookedPayouts, whole.unbalancedTransfers]).toEqual([
      [],
      [],
      [],
      [],
    ])
  })

  it('takes payouts back that the bank has not yet, before an order’s refund becomes a debt', async () => {
    const { market, buyer, delivered, asSeller } = fixture
    const { _id: id } = await delivered()
    await market.call('changeStatus', { token: buyer, id, body: { event: 'order.confirm' } })
    const { _id: userId } = await market.call('getUser', asSeller)
    const { currency = '' } = (await market.store.find('orders', { _id: id })) ?? {}
    const shareOf = async () => {
      const rows = (await market.store.ledgerBalances(userId)).filter((row) => row.currency === currency)
      return Object.fromEntries(
        ['available', 'debt', 'payoutRequested'].map((account) => [
          account,
          rows.find((row) => row.account === account)?.amount ?? 0,
        ]),
      )
    }
    const { available = 0 } = await shareOf()
    const times = { requestedAt: madeAt, payableFrom: madeAt, sentAt: null, settledAt: null }
    const parts = { status: 'requested', weekly: false, holder: 'Seller', lastFour: '7519', batchId: null, reason: null } as const
    const row = { _id: market.newId(), number: `KP-back-${id.slice(-6)}`, userId, accountId: null, currency, ...times, ...parts }
    await market.store.insert('payouts', { ...row, amount: available })
    await bookPayoutRequest({ tables: market.store, now: madeAt, newId: market.newId }, { ...row, amount: available })
    expect(await shareOf()).toMatchObject({ available: 0, payoutRequested: available })
    await market.call('refundCompletedOrder', { ...operator, id, body: { reason: 'Off specification' } })
    expect(await market.store.find('payouts', { _id: row._id })).toMatchObject({
      status: 'returned',
      reason: 'Off specification',
    })
    expect(await shareOf()).toMatchObject({ debt: 0, payoutRequested: 0 })
    expect(await market.store.count('notifications', { userId, subjectId: row._id, type: 'payoutTakenBack' })).toBe(1)
  })
})
