import { beforeAll, expect, it } from 'vitest'
import { settleCardTasks } from '#server/jobs/settle-card-tasks.ts'
import { openMarketplace } from '#tests/support/marketplace.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'
import { cases } from '../cases/all-cases.ts'
import { type CaseFixture, openCaseFixture } from '../cases/case-fixture.ts'

const reason = 'As the board decided'

describeMarketplaces((_, openStore) => {
  let fixture: CaseFixture
  let operator: { operatorToken: string }
  beforeAll(async () => {
    fixture = await openCaseFixture(await openMarketplace(await openStore()))
    operator = await fixture.asOperator()
  })

  it('a refund to a card waits in its queue until the provider has made it', async () => {
    const { market, asSeller, paid } = fixture
    const { _id: orderId } = await paid()
    const order = await market.store.find('orders', { _id: orderId })
    await market.call('changeStatus', { ...asSeller, id: orderId, body: { event: 'order.refund', reason: 'Sold out' } })
    const { refunds, total } = await market.call('getRefunds', { ...operator, body: {} })
    expect([total, refunds]).toMatchObject([
      1,
      [
        {
          amount: { amount: order?.total, currency: order?.currency },
          orderNumber: order?.number,
          payer: { email: 'buyer@kimiya.example' },
          tries: 0,
        },
      ],
    ])
    const { clock, store, ports, newId } = market
    await settleCardTasks({ store, ports, newId, clock: () => clock.now }, (failure) => {
      throw failure
    })
    expect((await market.call('getRefunds', { ...operator, body: {} })).refunds).toEqual([])
  })

  it('the ledger agrees with the payments, and says where it does not', async () => {
    const { market, paid } = fixture
    const { payment } = await paid()
    const { _id: declared } = await cases.approveTransfer.happy(fixture).then(({ id = '' }) => ({ _id: id }))
    const transfer = await market.store.find('payments', { _id: declared })
    const whole = await market.call('getLedger', operator)
    expect([whole.differences, whole.unbookedPayments, whole.unbalancedTransfers]).toEqual([[], [], []])
    expect(whole.declaredTransfers).toContainEqual({ amount: transfer?.amount, currency: transfer?.currency })
    const totals = await market.store.ledgerTotals()
    expect(whole.balances).toEqual(totals.map(({ account, currency, amount }) => ({ account, balance: { amount, currency } })))
    // Behind the marketplace's back: half a transfer.
    const transferId = market.newId()
    const [booked] = await market.store.list('ledgerEntries', { paymentId: payment._id, account: 'cardClearing' })
    if (booked === undefined) throw new Error('The payment is not booked')
    await market.store.insert('ledgerEntries', { ...booked, _id: market.newId(), transferId, amount: -1 })
    expect(await market.call('getLedger', operator)).toMatchObject({
      differences: [{ amount: -1, currency: booked.currency }],
      unbookedPayments: [payment._id],
      unbalancedTransfers: [transferId],
    })
  })

  it('an account’s entries come by page, the newest first, with owner and order', async () => {
    const { market, paid } = fixture
    const { _id: orderId } = await paid()
    const order = await market.store.find('orders', { _id: orderId })
    const body = { account: 'held' as const, currency: order?.currency ?? '', ownerId: order?.sellerId ?? '' }
    const all = await market.call('getLedgerEntries', { ...operator, body: { ...body, pageSize: 100 } })
    expect(all.total).toBe(await market.store.count('ledgerEntries', body))
    expect(all.entries.find((entry) => entry.orderId === orderId)).toMatchObject({
      account: 'held',
      kind: 'payment',
      owner: { email: 'seller@kimiya.example' },
      orderNumber: order?.number,
      amount: { amount: order?.total, currency: order?.currency },
    })
    const times = all.entries.map(({ at }) => at)
    expect(times).toEqual(times.toSorted().toReversed())
    const second = await market.call('getLedgerEntries', { ...operator, body: { ...body, page: 2, pageSize: 1 } })
    expect(second).toEqual({ entries: all.entries.slice(1, 2), total: all.total })
  })

  it('plans are read as they can be set, and exactly one is free', async () => {
    const { market } = fixture
    const offered = (await market.call('getPlans', operator)).plans.filter(({ onOffer }) => onOffer).map(({ plan }) => plan)
    const set = (plans: typeof offered) => market.envelope('changePlans', { ...operator, body: { plans, reason } })
    expect((await set(offered)).results).toEqual({ onOffer: offered.length, withdrawn: 0 })
    expect((await market.call('getPlans', operator)).plans.filter(({ onOffer }) => onOffer).map(({ plan }) => plan)).toEqual(
      offered,
    )
    const paying = offered.filter(({ price }) => price.amount > 0)
    expect(await set(paying)).toMatchObject({
      code: 422,
      results: { fields: { plans: expect.stringContaining('One plan') as string } },
    })
    expect((await set([...offered, ...paying])).code).toBe(422)
  })

  it('buyers transfer to the account that was set last, and to no IBAN that is none', async () => {
    const { market, buyer } = fixture
    await market.store.remove('settings', { _id: 'bankDetails' })
    const bankDetails = {
      accountName: 'Kimiya FZE',
      bankName: 'Gulf Bank',
      iban: 'SA03 8000 0000 6080 1016 7519',
      swift: 'GULFSARI',
      currency: 'SAR',
    }
    const set = (iban: string) =>
      market.envelope('changeBankAccount', { ...operator, body: { bankDetails: { ...bankDetails, iban }, reason } })
    expect((await set('SA04 8000 0000 6080 1016 7519')).results).toMatchObject({
      fields: { 'bankDetails.iban': expect.stringContaining('IBAN') as string },
    })
    expect((await set(bankDetails.iban)).code).toBe(200)
    const shown = { ...bankDetails, iban: 'SA0380000000608010167519' }
    expect(await market.call('getBankAccount', operator)).toEqual({ bankDetails: shown, version: expect.any(String) as string })
    expect(await market.call('getAdminBankDetails', { token: buyer })).toMatchObject(shown)
  })
})
