import { beforeAll, expect, it, vi } from 'vitest'
import { bytesOf, openMarketplace } from '#tests/support/marketplace.ts'
import { ask, earn, newPayee } from '#tests/support/payout-steps.ts'
import { sandboxCards } from '#src/lib/sandbox-cards.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'
import { type CaseFixture, openCaseFixture } from '../cases/case-fixture.ts'

const reason = 'As the bank says'

describeMarketplaces((_, openStore) => {
  let fixture: CaseFixture
  beforeAll(async () => {
    fixture = await openCaseFixture(await openMarketplace(await openStore()))
  })

  const textOf = async (file: Parameters<typeof bytesOf>[0]) =>
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(await bytesOf(file))
  const statement = async (
    seller: { token: string; side: 'Seller' },
    month: string,
    language: 'English' | 'Arabic' | 'Bangla' = 'English',
  ) =>
    textOf(
      await fixture.market.call('getStatement', {
        token: seller.token,
        side: seller.side,
        language,
        body: { month, currency: 'SAR', format: 'csv' },
      }),
    )

  it('leads from the balance at the start of a month to the one at its end', async () => {
    const { market, newEmail, newAddress } = fixture
    const before = market.clock.now
    const seller = await newPayee(market, newEmail(), newAddress)
    const payout = await ask(market, seller, 40_000)
    market.clock.now = new Date('2026-12-03T10:00:00.000Z')
    await earn(market, seller.userId, 5_050, 'SAR', '=cmd|" /C calc"!A0')
    const operator = await fixture.asOperator()
    await market.call('refusePayout', { ...operator, id: payout._id, body: { reason } })
    expect(await statement(seller, '2026-11')).toBe(
      [
        '\uFEFFDate,What,Reference,Commission,In,Out,Balance (SAR)',
        ',Balance at the start,,,,,0.00',
        '2026-11-21,Earning,KO-26-00000-00001,,1000.00,,1000.00',
        `2026-11-21,Payout requested,${payout.number},,,400.00,600.00`,
        ',Balance at the end,,,,,600.00',
        '',
      ].join('\r\n'),
    )
    const december = (await statement(seller, '2026-12')).split('\r\n')
    expect(december.slice(1, 4)).toEqual([
      ',Balance at the start,,,,,600.00',
      // A reference that a spreadsheet would run begins with an apostrophe.
      `2026-12-03,Earning,"'=cmd|"" /C calc""!A0",,50.50,,650.50`,
      `2026-12-03,Payout credited back,${payout.number},,400.00,,1050.50`,
    ])
    expect((await statement(seller, '2026-12', 'Arabic')).split('\r\n')[0]).toBe(
      '\uFEFFالتاريخ,البيان,المرجع,العمولة,وارد,صادر,الرصيد (SAR)',
    )
    market.clock.now = before
  })

  it('is a PDF in each language', async () => {
    const { market, newEmail, newAddress } = fixture
    const seller = await newPayee(market, newEmail(), newAddress)
    for (const language of ['English', 'Arabic', 'Bangla'] as const) {
      const body = { month: '2026-11', currency: 'SAR', format: 'pdf' as const }
      const file = await market.call('getStatement', { token: seller.token, side: seller.side, language, body })
      expect([file.contentType, file.fileName]).toEqual(['application/pdf', 'statement-2026-11-SAR.pdf'])
      expect(new TextDecoder().decode((await bytesOf(file)).slice(0, 5))).toBe('%PDF-')
    }
  })

  it('tells a buyer what was spent and came back, where each refund is, and has the files of it', async () => {
    const { market, buyer, asSeller, paid } = fixture
    const { _id: id } = await paid()
    const order = await market.store.find('orders', { _id: id })
    const currency = order?.currency ?? ''
    const of = async () => market.call('getSpending', { token: buyer, body: { currency } })
    const before = await of()
    await market.call('changeStatus', { ...asSeller, id, body: { event: 'order.refund', reason: 'Sold out' } })
    const after = await of()
    expect(after.refunded.amount - before.refunded.amount).toBe(order?.total)
    expect([after.spent, after.months.at(-1)?.start]).toEqual([before.spent, '2026-11-01'])
    const { refunds } = await market.call('getOwnRefunds', { token: buyer, body: {} })
    expect(refunds.find(({ orderId }) => orderId === id)).toMatchObject({
      orderNumber: order?.number,
      amount: { amount: order?.total, currency },
      to: 'card',
      state: 'pending',
    })
    await market.store.update('cardTasks', { kind: 'refund' }, { doneAt: market.clock.now.toISOString() })
    const done = await market.call('getOwnRefunds', { token: buyer, body: {} })
    expect(done.refunds.map(({ state }) => state)).toEqual(done.refunds.map(() => 'done'))
    const { invoices } = await market.call('getOwnInvoices', { token: buyer, body: {} })
    const own = invoices.filter(({ orderId }) => orderId === id)
    expect(own.map(({ kind, amount }) => [kind, amount]).toSorted()).toEqual([
      ['creditNote', { amount: order?.total, currency }],
      ['payment', { amount: order?.total, currency }],
    ])
    expect(await market.envelope('getOwnInvoices', { token: fixture.company, body: {} })).toMatchObject({
      results: { invoices: [], total: 0 },
    })
  })

  it('names a plan by its name, in the list and in the file', async () => {
    const { market, asSeller } = fixture
    const { plans } = await market.call('getSubscriptionsPlans', asSeller)
    const offered = plans.find(({ offer }) => (offer?.due.amount ?? 0) > 0)
    const payment = await market.call('createPaymentIntent', {
      ...asSeller,
      body: { kind: 'subscription', planId: offered?._id ?? '' },
    })
    await market.call('proceedPayment', { ...asSeller, body: { paymentId: payment._id, cardToken: sandboxCards.success.token } })
    const { transactions } = await market.call('getUserTransactions', { ...asSeller, body: { kinds: ['subscriptionPayment'] } })
    expect(transactions[0]?.plan?.name_en).toBe(offered?.name_en)
    const csv = await textOf(await market.call('exportTransactions', { ...asSeller, body: { kinds: ['subscriptionPayment'] } }))
    expect(csv.split('\r\n')[1]).toContain(`,Plan paid,${offered?.name_en},Card,,`)
  })

  it('says in the last line of the file how many movements are left out', async () => {
    const { market, newEmail, newAddress } = fixture
    const seller = await newPayee(market, newEmail(), newAddress)
    const call = { token: seller.token, side: seller.side, body: {} }
    const linesOf = async (language: 'English' | 'Arabic' = 'English') =>
      (await textOf(await market.call('exportTransactions', { ...call, language }))).trimEnd().split('\r\n')
    const whole = await linesOf()
    expect(whole[0]).toBe('\uFEFFDate,What,Reference,By,Commission,In,Out,Currency')
    expect(whole).toHaveLength(2)
    expect(whole[1]).toMatch(/^\d{4}-\d\d-\d\d,Earning,KO-[^,]+,,,1000\.00,,SAR$/)
    const { asSeller, buyer } = fixture
    const { _id: id } = await fixture.delivered()
    await market.call('changeStatus', { token: buyer, id, body: { event: 'order.confirm' } })
    const sold = (await textOf(await market.call('exportTransactions', { ...asSeller, body: { kinds: ['earning'] } }))).split(
      '\r\n',
    )
    expect(sold[1]).toMatch(/^[\d-]+,Earning,[^,]+,,\d+\.\d\d,\d+\.\d\d,,[A-Z]{3}$/)
    const bought = (
      await textOf(await market.call('exportTransactions', { token: buyer, body: { kinds: ['orderPayment'] } }))
    ).split('\r\n')
    expect([bought[0], bought[1]]).toEqual([
      '\uFEFFDate,What,Reference,By,In,Out,Currency',
      expect.stringMatching(/^[\d-]+,Order paid,[^,]+,[^,]+,,\d+\.\d\d,[A-Z]{3}$/),
    ])
    const [row] = await market.store.list('transactions', { userId: seller.userId })
    let total = 10_000
    const pages = vi.spyOn(market.store, 'transactionPage').mockImplementation(async ({ limit, offset }) => ({
      rows: row === undefined ? [] : Array.from({ length: Math.min(limit, total - offset) }, () => row),
      total,
    }))
    const full = await linesOf()
    total = 10_002
    const cut = await linesOf()
    const arabic = await linesOf('Arabic')
    pages.mockRestore()
    expect([full.length, full.at(-1)]).toEqual([10_001, whole.at(-1)])
    expect([cut.length, cut.at(-2), cut.at(-1)]).toEqual([
      10_002,
      whole.at(-1),
      ',The file ends here. 2 earlier movements are left out: choose a shorter period.',
    ])
    expect(arabic.at(-1)).toContain('حركتان')
  })
})
