import { beforeEach, expect, it } from 'vitest'
import { openMarketplace } from '#tests/support/marketplace.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'
import { cases } from '../cases/all-cases.ts'
import { type CaseFixture, openCaseFixture } from '../cases/case-fixture.ts'
import { ticket as raiseTicket } from '../cases/operator-cases.ts'

const by = 'admin@staff.example'

describeMarketplaces((_, openStore) => {
  let fixture: CaseFixture
  let operator: { operatorToken: string }
  beforeEach(async () => {
    fixture = await openCaseFixture(await openMarketplace(await openStore()))
    operator = await fixture.asOperator()
  })
  const later = () => {
    const { clock } = fixture.market
    clock.now = new Date(clock.now.getTime() + 60_000)
    return clock.now.toISOString()
  }
  const userOf = async (email: string) => {
    const user = await fixture.market.store.find('users', { email })
    if (user === undefined) throw new Error(`No ${email}`)
    return user
  }
  const mailsTo = async (email: string) =>
    (await fixture.market.deliver())
      .filter(({ recipient }) => recipient === email)
      .map(({ subject, text }) => `${subject}: ${text}`)

  it('tells phone, plan, suspensions with who and why, and the orders, tickets and reports of an account', async () => {
    const { market, paid } = fixture
    const { id: ticketId = '' } = await cases.answerTicket.happy(fixture)
    const { id: reportId = '' } = await cases.resolveAbuseReport.happy(fixture)
    const { _id: orderId } = await paid()
    const seller = await userOf('seller@kimiya.example')
    const suspendedAt = later()
    await market.call('suspendAccount', { ...operator, id: seller._id, body: { reason: 'False certificates' } })
    const restoredAt = later()
    await market.call('restoreAccount', { ...operator, id: seller._id, body: { reason: 'They were true' } })
    const record = await market.call('getAccount', { ...operator, id: seller._id })
    expect(record.phone).toBe(`${seller.countryCode} ${seller.phoneNumber}`)
    expect(record.plan?.allowances.map(({ kind }) => kind)).toEqual(['listings', 'bids', 'promotions'])
    expect(record.suspensions).toEqual([
      { act: 'restored', at: restoredAt, by, reason: 'They were true' },
      { act: 'suspended', at: suspendedAt, by, reason: 'False certificates' },
    ])
    expect(record.orders.find(({ _id }) => _id === orderId)).toMatchObject({ side: 'seller', status: 'paid' })
    const report = await market.store.find('abuseReports', { _id: reportId })
    const reported = await market.call('getAccount', { ...operator, id: report?.reportedId ?? '' })
    expect(reported.reports).toMatchObject([{ _id: reportId, number: report?.number, side: 'reported', status: 'open' }])
    const ticket = await market.store.find('tickets', { _id: ticketId })
    const asker = await market.call('getAccount', { ...operator, id: ticket?.userId ?? '' })
    expect(asker.tickets.map(({ _id }) => _id)).toContain(ticketId)
    expect((await market.envelope('getAccount', { ...operator, id: orderId })).code).toBe(404)
  })

  it('mails the owner of a suspended account the reason, and that it is lifted, in their language', async () => {
    const { market } = fixture
    const email = 'seller@kimiya.example'
    const { _id: id } = await userOf(email)
    await market.store.update('users', { email }, { language: 'ar' })
    await market.deliver()
    await market.call('suspendAccount', { ...operator, id, body: { reason: 'False certificates' } })
    const [suspended, ...others] = await mailsTo(email)
    expect([suspended?.includes('أُوقف حسابك'), suspended?.includes('False certificates'), others]).toEqual([true, true, []])
    await market.call('restoreAccount', { ...operator, id, body: { reason: 'A competitor lied' } })
    const [restored] = await mailsTo(email)
    expect([restored?.includes('أُعيد تفعيل حسابك'), restored?.includes('A competitor lied')]).toEqual([true, false])
  })

  it('tells an account that is suspended after a report neither the reporter nor the number of it', async () => {
    const { market } = fixture
    const { id = '' } = await cases.resolveAbuseReport.happy(fixture)
    const report = await market.store.find('abuseReports', { _id: id })
    const user = await market.store.find('users', { _id: report?.reportedId ?? '' })
    await market.deliver()
    await market.call('resolveAbuseReport', { ...operator, id, body: { outcome: 'suspended', reason: 'Fraud' } })
    const mails = await mailsTo(user?.email ?? '')
    expect(mails.length).toBe(1)
    for (const secret of [report?.number ?? '-', 'Fraud']) expect(mails[0]).not.toContain(secret)
  })

  it('closes a ticket without an answer, tells its owner why, and shows who did it', async () => {
    const { market } = fixture
    const { id, token, answer } = await raiseTicket(fixture)
    const reason = 'Sent three times; answered in the first'
    const dismiss = (repliesTo: string) => market.envelope('dismissTicket', { ...operator, id, body: { reason, repliesTo } })
    await market.call('replyTicket', { token, id, body: { message: 'The money is gone twice.' } })
    const unread = await dismiss(answer.repliesTo)
    expect([unread.code, (await market.store.find('tickets', { _id: id }))?.status]).toEqual([409, 'open'])
    const [newest] = await market.store.list('ticketMessages', { ticketId: id }, { orderBy: ['-position'], limit: 1 })
    const repliesTo = newest?._id ?? ''
    const at = later()
    expect((await dismiss(repliesTo)).code).toBe(200)
    const { tickets } = await market.call('getTickets', { ...operator, body: { id } })
    expect(tickets).toMatchObject([{ ticket: { status: 'closed' }, decided: { by, at, reason } }])
    const ticket = await market.store.find('tickets', { _id: id })
    const [notice] = await market.store.list('notifications', { type: 'ticketDismissed', subjectId: id })
    expect([notice?.userId, JSON.stringify(notice).includes(reason)]).toEqual([ticket?.userId, true])
    expect((await dismiss(repliesTo)).code).toBe(409)
  })

  it('names the order that a ticket is about', async () => {
    const { market, paid, buyer } = fixture
    const { _id: orderId } = await paid()
    const body = { topic: 'order' as const, subject: 'Late', message: 'Where is it?', orderId }
    const { _id: id } = await market.call('raiseTicket', { token: buyer, body })
    const order = await market.store.find('orders', { _id: orderId })
    const { tickets } = await market.call('getTickets', { ...operator, body: { id } })
    expect([tickets[0]?.orderNumber, tickets[0]?.ticket.orderId]).toEqual([order?.number, orderId])
  })

  it('lists the transfers that were decided, with who, when and why, and no other payment', async () => {
    const { market } = fixture
    const approved = await cases.approveTransfer.happy(fixture)
    const approvedAt = later()
    await market.call('approveTransfer', {
      ...operator,
      id: approved.id ?? '',
      body: { reason: 'On the statement', statementEntry: '1' },
    })
    const declined = await cases.declineTransfer.happy(fixture)
    const declinedAt = later()
    await market.call('declineTransfer', { ...operator, id: declined.id ?? '', body: { reason: 'Not on the statement' } })
    const { transfers, total } = await market.call('getDeclaredTransfers', { ...operator, body: { state: 'decided' } })
    expect(total).toBe(2)
    expect(transfers).toMatchObject([
      { _id: declined.id, status: 'declined', decided: { by, at: declinedAt, reason: 'Not on the statement' } },
      { _id: approved.id, status: 'approved', decided: { by, at: approvedAt } },
    ])
    const card = await market.store.list('payments', { method: 'card' })
    const body = { id: card[0]?._id ?? market.newId() }
    expect((await market.call('getDeclaredTransfers', { ...operator, body })).transfers).toEqual([])
  })
})
