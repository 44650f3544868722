import { beforeEach, expect, it } from 'vitest'
import { openMarketplace } from '#tests/support/marketplace.ts'
import { employ } from '#tests/support/operators.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'
import { cases } from '../cases/all-cases.ts'
import { ticket } from '../cases/operator-cases.ts'
import { type CaseFixture, openCaseFixture } from '../cases/case-fixture.ts'

describeMarketplaces((_, openStore) => {
  let fixture: CaseFixture
  beforeEach(async () => {
    fixture = await openCaseFixture(await openMarketplace(await openStore()))
  })
  const queues = async (operatorToken: string) =>
    Object.fromEntries(
      (await fixture.market.call('getWorkQueues', { operatorToken })).queues.map(({ name, count, oldestAt }) => [
        name,
        [count, oldestAt],
      ]),
    )
  const later = (minutes: number) => {
    const { clock } = fixture.market
    clock.now = new Date(clock.now.getTime() + minutes * 60_000)
    return clock.now.toISOString()
  }

  it('count what waits and since when, of the operator’s roles alone', async () => {
    const { market, newAddress } = fixture
    const { operatorToken: admin } = await fixture.asOperator()
    expect(await queues(admin)).toEqual({
      bankAccount: [0, undefined],
      companies: [0, undefined],
      disputes: [0, undefined],
      deliveries: [0, undefined],
      payouts: [0, undefined],
      refunds: [0, undefined],
      reports: [0, undefined],
      tickets: [0, undefined],
      transfers: [0, undefined],
    })
    const first = later(1)
    await cases.answerTicket.happy(fixture)
    later(1)
    await cases.answerTicket.happy(fixture)
    expect((await queues(admin))['tickets']).toEqual([2, first])
    const { operatorToken } = await employ(market, 'finance@staff.example', ['finance'], newAddress)
    expect(await queues(operatorToken)).toEqual({
      bankAccount: [0, undefined],
      transfers: [0, undefined],
      refunds: [0, undefined],
      payouts: [0, undefined],
    })
    await cases.refusePayout.happy(fixture)
    expect((await queues(operatorToken))['payouts']).toEqual([1, market.clock.now.toISOString()])
  })

  it('hold a declared transfer until it is approved, which pays the order', async () => {
    const { market, buyer } = fixture
    const { operatorToken } = await fixture.asOperator()
    const call = await cases.approveTransfer.happy(fixture)
    later(1)
    const { transfers, total } = await market.call('getDeclaredTransfers', { operatorToken, body: {} })
    const payment = await market.store.find('payments', { _id: call.id ?? '' })
    const order = await market.store.find('orders', { _id: payment?.orderId ?? '' })
    const payer = await market.store.find('users', { email: 'buyer@kimiya.example' })
    expect(total).toBe(1)
    expect(transfers).toEqual([
      {
        _id: call.id,
        kind: 'order',
        status: 'review',
        orderId: order?._id,
        amount: { amount: order?.total, currency: order?.currency },
        orderNumber: order?.number,
        reference: `TT ${call.id ?? ''}`,
        sameReference: [],
        payer: { _id: payer?._id, email: 'buyer@kimiya.example', fullName: payer?.fullName },
        declaredAt: payment?.createdAt,
      },
    ])
    expect((await market.envelope('approveTransfer', call)).code).toBe(200)
    expect((await market.call('getDeclaredTransfers', { operatorToken, body: {} })).transfers).toEqual([])
    expect((await market.call('viewOrder', { token: buyer, id: order?._id ?? '' })).status).toBe('paid')
  })

  it('hold a declined transfer no more, and its payer reads why', async () => {
    const { market, buyer } = fixture
    const { operatorToken } = await fixture.asOperator()
    const call = await cases.declineTransfer.happy(fixture)
    const [transfer] = (await market.call('getDeclaredTransfers', { operatorToken, body: {} })).transfers
    await market.call('declineTransfer', { ...call, body: { reason: 'Nothing has come' } })
    const order = await market.store.find('orders', { number: transfer?.orderNumber ?? '' })
    const viewed = await market.call('viewOrder', { token: buyer, id: order?._id ?? '' })
    expect(JSON.stringify(viewed)).toContain('Nothing has come')
    expect((await queues(operatorToken))['transfers']).toEqual([0, undefined])
  })

  it('hold a company with its documents until it is verified or refused', async () => {
    const { market } = fixture
    const { operatorToken } = await fixture.asOperator()
    const call = await cases.reviewCompany.happy(fixture)
    const [company] = (await market.call('getCompanyReviews', { operatorToken, body: {} })).companies
    expect(company).toMatchObject({ _id: call.id, tradeLicenceNumber: 'CN-1184523', taxNumber: '100555014200003', namesakes: [] })
    expect(company?.files.map(({ fileName }) => fileName)).toEqual(['licence.pdf'])
    await market.call('reviewCompany', { operatorToken, id: call.id ?? '', body: { decision: 'refuse', reason: 'Not legible' } })
    expect(await market.store.find('companyDocuments', { _id: call.id ?? '' })).toMatchObject({
      status: 'refused',
      reason: 'Not legible',
    })
    expect((await market.call('getCompanyReviews', { operatorToken, body: {} })).companies).toEqual([])
  })

  it('hold a dispute until it is decided, and both sides read the reason', async () => {
    const { market, buyer, asSeller } = fixture
    const { operatorToken } = await fixture.asOperator()
    const call = await cases.resolveDispute.happy(fixture)
    const [dispute] = (await market.call('getDisputes', { operatorToken, body: {} })).disputes
    expect(dispute).toMatchObject({ _id: call.id, reason: 'Two drums leak', buyer: { email: 'buyer@kimiya.example' } })
    await market.call('resolveDispute', {
      operatorToken,
      id: call.id ?? '',
      body: { outcome: 'refund', reason: 'The photos show it' },
    })
    for (const party of [{ token: buyer }, asSeller]) {
      const decided = await market.call('viewDispute', { ...party, id: call.id ?? '' })
      expect(decided).toMatchObject({ outcome: 'refund', note: 'The photos show it' })
    }
    expect((await queues(operatorToken))['disputes']).toEqual([0, undefined])
  })

  it('hold a ticket until it is answered', async () => {
    const { market } = fixture
    const { operatorToken } = await fixture.asOperator()
    const call = await cases.answerTicket.happy(fixture)
    const [open] = (await market.call('getTickets', { operatorToken, body: {} })).tickets
    expect(open).toMatchObject({ ticket: { _id: call.id, subject: 'Transfer not seen' }, language: 'en' })
    expect((await market.envelope('answerTicket', call)).code).toBe(200)
    expect((await market.call('getTickets', { operatorToken, body: {} })).tickets).toEqual([])
    const messages = await market.store.list('ticketMessages', { ticketId: call.id ?? '' }, { orderBy: ['position'] })
    expect(messages.map(({ by, text }) => [by, text])).toEqual([
      ['user', 'I paid on Monday.'],
      ['support', 'It came this morning.'],
    ])
  })

  it('tell the second of two who decide about one company how it stands now', async () => {
    const { market } = fixture
    const call = await cases.reviewCompany.happy(fixture)
    const [verify, refuse] = await Promise.all([
      market.envelope('reviewCompany', { ...call, body: { decision: 'verify', reason: 'Compared with the register' } }),
      market.envelope('reviewCompany', { ...call, body: { decision: 'refuse', reason: 'The licence has run out' } }),
    ])
    const [first, second] = verify.code === 200 ? [verify, refuse] : [refuse, verify]
    const row = await market.store.find('companyDocuments', { _id: call.id ?? '' })
    expect([first.code, second.code, second.results]).toEqual([200, 409, { state: row?.status }])
  })

  it('take one answer of two operators at once, and none that its owner has written past', async () => {
    const { market } = fixture
    const { id, token, answer } = await ticket(fixture)
    const first = await fixture.asOperator()
    const second = await employ(market, 'second-desk@staff.example', ['support'], fixture.newAddress)
    const send = async (operatorToken: string | undefined, repliesTo: string) =>
      (await market.envelope('answerTicket', { operatorToken, id, body: { ...answer, repliesTo } })).code
    const newest = async () =>
      (await market.store.list('ticketMessages', { ticketId: id }, { orderBy: ['-position'] }))[0]?._id ?? ''
    const codes = await Promise.all([first, second].map(({ operatorToken }) => send(operatorToken, answer.repliesTo)))
    expect(codes.toSorted()).toEqual([200, 409])
    expect(await market.store.count('ticketMessages', { ticketId: id, by: 'support' })).toBe(1)
    const answered = await newest()
    await market.call('replyTicket', { token, id, body: { message: 'It has come meanwhile.' } })
    expect(await send(first.operatorToken, answered)).toBe(409)
    expect(await send(first.operatorToken, await newest())).toBe(200)
  })

  it('find an account by a part of its address, name or company, and say why it is suspended', async () => {
    const { market } = fixture
    const { operatorToken } = await fixture.asOperator()
    const found = async (search: string) =>
      (await market.call('findAccounts', { operatorToken, body: { search } })).accounts.map(({ account }) => account.email)
    expect(await found('BUYER@')).toEqual(['buyer@kimiya.example'])
    const [seller] = (await market.call('findAccounts', { operatorToken, body: { search: 'seller@kimiya' } })).accounts
    expect(await found((seller?.account.fullName ?? '').slice(1, 6))).toContain('seller@kimiya.example')
    expect(await found((seller?.account.businessName ?? '').slice(1, 8))).toContain('seller@kimiya.example')
    expect(await found('100%')).toEqual([])
    const id = seller?.account._id ?? ''
    await market.call('suspendAccount', { operatorToken, id, body: { reason: 'Sold what is prohibited' } })
    const [suspended] = (await market.call('findAccounts', { operatorToken, body: { search: 'seller@kimiya' } })).accounts
    expect(suspended).toMatchObject({ status: 'suspended', suspendedFor: 'Sold what is prohibited' })
    await market.call('restoreAccount', { operatorToken, id, body: { reason: 'A mistake' } })
    const [restored] = (await market.call('findAccounts', { operatorToken, body: { search: 'seller@kimiya' } })).accounts
    expect(restored).toMatchObject({ status: 'active' })
    expect(restored).not.toHaveProperty('suspendedFor')
  })
})
