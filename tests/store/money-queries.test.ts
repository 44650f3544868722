import { beforeAll, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import type { Row } from '#server/store/tables.ts'
import { describeStores } from '#tests/support/stores.ts'
import { entryRow, transactionRow } from '#tests/support/money-rows.ts'
import { insertTradeFixture, orderOf, testId, userRow } from '#tests/support/store-fixture.ts'

describeStores((name, openStore) => {
  let store: Store
  let owner: string
  let otherId: string
  beforeAll(async () => {
    store = await openStore()
    const users = [userRow(), userRow()]
    await store.insert('users', ...users)
    ;[owner = '', otherId = ''] = users.map(({ _id }) => _id)
  })

  it('sums what an owner has by account and currency, and leaves out what has come to nothing', async () => {
    const of = (ownerId: string, account: Row<'ledgerEntries'>['account'], amount: number, currency = 'SAR') =>
      entryRow({ ownerId, account, amount, currency })
    await store.insert(
      'ledgerEntries',
      of(owner, 'wallet', 500),
      of(owner, 'wallet', -120),
      of(owner, 'wallet', 7, 'KWD'),
      of(owner, 'held', 90),
      of(owner, 'available', 40),
      of(owner, 'available', -40),
      of(otherId, 'wallet', 9_007_199_254_740),
    )
    expect(await store.ledgerBalances(owner)).toEqual([
      { account: 'held', currency: 'SAR', amount: 90 },
      { account: 'wallet', currency: 'KWD', amount: 7 },
      { account: 'wallet', currency: 'SAR', amount: 380 },
    ])
    expect(await store.ledgerBalances(otherId)).toEqual([{ account: 'wallet', currency: 'SAR', amount: 9_007_199_254_740 }])
    expect(await store.ledgerBalances('nobody')).toEqual([])
    expect(await store.ledgerTotals()).toEqual([
      { account: 'held', currency: 'SAR', amount: 90 },
      { account: 'wallet', currency: 'KWD', amount: 7 },
      { account: 'wallet', currency: 'SAR', amount: 9_007_199_255_120 },
    ])
  })

  // The memory store has no triggers; nothing but the operations writes to it.
  it.each(name === 'memory' ? [] : (['update', 'remove'] as const))(
    'refuses to %s an entry by the database itself',
    async (how) => {
      const entry = entryRow({ ownerId: owner, account: 'refunds', amount: 1, currency: 'JPY' })
      await store.insert('ledgerEntries', entry)
      const { _id } = entry
      const change =
        how === 'update' ? store.update('ledgerEntries', { _id }, { amount: 2 }) : store.remove('ledgerEntries', { _id })
      await expect(change).rejects.toThrow(/never changed/)
    },
  )

  it('pages a person’s transactions of one side, newest first, by kind, method, currency, time and subject', async () => {
    const user = userRow()
    await store.insert('users', user)
    const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z`
    const row = (day: number, columns: Partial<Row<'transactions'>>) =>
      transactionRow({ userId: user._id, createdAt: at(day), ...columns })
    const paid = row(1, { kind: 'orderPayment', method: 'card', subject: 'KO-26-AAAAA-BBBBB' })
    const topUp = row(2, { kind: 'walletTopUp', method: 'bankTransfer', subject: '', currency: 'KWD' })
    const refund = row(3, { kind: 'orderRefund', method: 'wallet', direction: 'in', subject: 'KO-26-AAAAA-BBBBB' })
    const earning = row(4, { kind: 'earning', side: 'seller', direction: 'in', method: null, commission: 5 })
    await store.insert('transactions', paid, topUp, refund, earning, transactionRow({ userId: owner }))
    const page = async (request: Partial<Parameters<Store['transactionPage']>[0]>) => {
      const { rows, total } = await store.transactionPage({ userId: user._id, side: 'buyer', limit: 10, offset: 0, ...request })
      return [rows.map(({ _id }) => _id), total]
    }
    expect(await store.transactionPage({ userId: user._id, side: 'seller', limit: 10, offset: 0 })).toEqual({
      rows: [earning],
      total: 1,
    })
    expect(await page({})).toEqual([[refund._id, topUp._id, paid._id], 3])
    expect(await page({ limit: 1, offset: 1 })).toEqual([[topUp._id], 3])
    expect(await page({ offset: 3 })).toEqual([[], 3])
    expect(await page({ kinds: ['orderPayment', 'walletTopUp'] })).toEqual([[topUp._id, paid._id], 2])
    expect(await page({ methods: ['wallet'] })).toEqual([[refund._id], 1])
    expect(await page({ currency: 'KWD' })).toEqual([[topUp._id], 1])
    expect(await page({ from: at(2), to: at(3) })).toEqual([[topUp._id], 1])
    expect(await page({ search: ' aaaaa-b ' })).toEqual([[refund._id, paid._id], 2])
    for (const search of ['%', '_', '\0', '\\']) expect(await page({ search })).toEqual([[], 0])
  })

  it('counts no earning that was taken back', async () => {
    const fixture = await insertTradeFixture(store)
    const order = orderOf(fixture)
    await store.insert('orders', order)
    const { _id: userId } = fixture.seller
    const row = (columns: Partial<Row<'transactions'>>) =>
      transactionRow({ userId, side: 'seller', kind: 'earning', createdAt: '2026-11-01T08:00:00.000Z', ...columns })
    const reversal = { kind: 'earningReversal', direction: 'out', createdAt: '2026-11-02T08:00:00.000Z' } as const
    await store.insert(
      'transactions',
      row({ amount: 950, commission: 50 }),
      row({ amount: 95, commission: 5, orderId: order._id }),
      row({ amount: 95, commission: 5, orderId: order._id, ...reversal }),
    )
    const range = { from: '2026-11-01T00:00:00.000Z', to: '2026-12-01T00:00:00.000Z' }
    expect(await store.earnings({ sellerId: userId, currency: 'USD', by: 'day', ...range })).toEqual([
      { start: '2026-11-01', amount: 950, commission: 50, orders: 1 },
    ])
  })

  it('counts a refund that a card did not take once in what a buyer got back', async () => {
    const user = userRow()
    await store.insert('users', user)
    const row = (kind: Row<'transactions'>['kind'], amount: number, method: 'card' | 'wallet') =>
      transactionRow({ userId: user._id, side: 'buyer', kind, amount, method, createdAt: '2026-11-01T08:00:00.000Z' })
    const refund = [row('orderRefund', 700, 'card'), row('refundToWallet', 700, 'wallet')]
    await store.insert('transactions', row('orderPayment', 700, 'card'), ...refund)
    expect(await store.spending({ buyerId: user._id, from: '2026-11-01T00:00:00.000Z', to: '2026-12-01T00:00:00.000Z' })).toEqual(
      [{ start: '2026-11-01', currency: 'USD', spent: 700, refunded: 700, orders: 1 }],
    )
  })

  it('sums earnings by day, week from Monday, and month, in UTC', async () => {
    const user = userRow()
    await store.insert('users', user)
    const earned = (createdAt: string, amount: number, columns: Partial<Row<'transactions'>> = {}) =>
      transactionRow({ userId: user._id, side: 'seller', kind: 'earning', createdAt, amount, commission: 1, ...columns })
    await store.insert(
      'transactions',
      earned('2026-10-31T23:59:59.999Z', 10),
      earned('2026-11-01T00:00:00.000Z', 20),
      earned('2026-11-02T00:00:00.000Z', 30),
      earned('2026-11-02T23:00:00.000Z', 40),
      earned('2026-11-03T00:00:00.000Z', 50),
      earned('2026-11-02T12:00:00.000Z', 99, { currency: 'KWD' }),
      earned('2026-11-02T12:00:00.000Z', 99, { kind: 'walletTopUp' }),
    )
    const sums = async (by: 'day' | 'week' | 'month', to = '2026-11-03T00:00:00.000Z') =>
      (await store.earnings({ sellerId: user._id, currency: 'USD', from: '2026-10-01T00:00:00.000Z', to, by })).map(
        ({ start, amount, commission, orders }) => `${start} ${amount} ${commission} ${orders}`,
      )
    expect(await sums('day')).toEqual(['2026-10-31 10 1 1', '2026-11-01 20 1 1', '2026-11-02 70 2 2'])
    expect(await sums('week')).toEqual(['2026-10-26 30 2 2', '2026-11-02 70 2 2'])
    expect(await sums('month', '2027-01-01T00:00:00.000Z')).toEqual(['2026-10-01 10 1 1', '2026-11-01 140 4 4'])
    expect(
      await store.earnings({
        sellerId: testId(),
        currency: 'USD',
        by: 'day',
        from: '2026-01-01T00:00:00.000Z',
        to: '2027-01-01T00:00:00.000Z',
      }),
    ).toEqual([])
  })
})
