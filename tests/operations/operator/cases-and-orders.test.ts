import { beforeAll, expect, it } from 'vitest'
import { bytesOf, openMarketplace } from '#tests/support/marketplace.ts'
import { pdfFile, sidewaysPhoto } from '#tests/support/sample-files.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'
import { openTrade, tokenOf } from '#tests/support/trade-steps.ts'
import { cases } from '../cases/all-cases.ts'
import { type CaseFixture, openCaseFixture } from '../cases/case-fixture.ts'
import { sentDocuments } from '../cases/operator-cases.ts'

const reason = 'As the board decided'
const noId = '00000000-0000-7000-8000-ffffffffffff'

describeMarketplaces((_, openStore) => {
  let fixture: CaseFixture
  let operator: { operatorToken: string }
  beforeAll(async () => {
    fixture = await openCaseFixture(await openMarketplace(await openStore()))
    operator = await fixture.asOperator()
  })
  const idOf = async (token: string) => (await fixture.market.call('getUser', { token }))._id
  const readings = async () =>
    (await fixture.market.store.list('securityEvents', { kind: 'operator.read' }, { orderBy: ['at', '_id'] })).map(
      ({ actor, accountId, subject, after }) => ({ actor, accountId, subject, after }),
    )

  it('a reported message is shown with what stands around it and its file, which is read by its case alone', async () => {
    const { market, buyer, seller } = fixture
    const { _id: chatId } = await market.call('openChat', { token: buyer, body: { userId: await idOf(seller) } })
    const send = (token: string, text: string) => market.call('sendMessage', { token, id: chatId, body: { text } })
    for (const text of ['One', 'Two', 'Three', 'Four']) await send(buyer, text)
    const upload = { chatId, file: pdfFile('threat.pdf') }
    const { _id: fileId } = await market.call('uploadMedia', { token: seller, body: upload })
    const message = await market.call('sendMessage', { token: seller, id: chatId, body: { text: 'Pay or else', fileId } })
    await send(buyer, 'What?')
    const { number } = await market.call('reportAbuse', {
      token: buyer,
      body: { subject: 'message', subjectId: message._id, reason: 'harassment' },
    })
    const [found] = (await market.call('getAbuseReports', { ...operator, body: { number: number.toLowerCase() } })).reports
    expect(found).toMatchObject({
      report: { number, subject: 'message', text: 'Pay or else', reason: 'harassment' },
      subjectId: message._id,
      reporter: { email: 'buyer@kimiya.example' },
      reported: { email: 'seller@kimiya.example' },
      file: { _id: fileId, fileName: 'threat.pdf' },
    })
    expect(found?.neighbours.map(({ by, text }) => [by, text])).toEqual([
      ['other', 'Two'],
      ['other', 'Three'],
      ['other', 'Four'],
      ['other', 'What?'],
    ])
    const before = (await readings()).length
    const subject = { subject: 'abuseReport' as const, subjectId: found?.report._id ?? '' }
    const file = await market.call('readCaseFile', { ...operator, body: { ...subject, fileId } })
    expect([file.fileName, file.attachment, file.cache]).toEqual(['threat.pdf', true, 'private'])
    expect(Buffer.from(await bytesOf(file)).toString()).toContain('%PDF')
    expect((await readings()).slice(before)).toEqual([
      {
        actor: 'admin@staff.example',
        accountId: await idOf(seller),
        subject: `abuseReport ${subject.subjectId}`,
        after: { file: fileId },
      },
    ])
    // Another file of the same people, another case, no case at all.
    const { _id: otherId } = await market.call('uploadMedia', { token: seller, body: { chatId, file: pdfFile('price.pdf') } })
    for (const body of [
      { ...subject, fileId: otherId },
      { subject: 'dispute' as const, subjectId: subject.subjectId, fileId },
      { subject: 'company' as const, subjectId: noId, fileId },
    ])
      expect((await market.envelope('readCaseFile', { ...operator, body })).code).toBe(404)
    expect((await readings()).length).toBe(before + 1)
  })

  it('a report is decided once, with its reason in the log, and the decision is read by those who reported', async () => {
    const { market, buyer, seller } = fixture
    const subjectId = await idOf(seller)
    const { _id: id } = await market.call('reportAbuse', { token: buyer, body: { subject: 'person', subjectId, reason: 'spam' } })
    const decide = (outcome: 'dismissed' | 'warned') =>
      market.envelope('resolveAbuseReport', { ...operator, id, body: { outcome, reason, reply: 'We have looked at it.' } })
    const codes = (await Promise.all([decide('dismissed'), decide('warned')])).map(({ code }) => code)
    expect(codes.toSorted()).toEqual([200, 409])
    const { reports } = await market.call('abuseReports', { token: buyer, body: {} })
    expect(reports.find(({ _id }) => _id === id)).toMatchObject({ reply: 'We have looked at it.' })
    const resolved = await market.call('getAbuseReports', { ...operator, body: { state: 'decided' } })
    expect(resolved.reports.find(({ report }) => report._id === id)?.operatorNote).toBe(reason)
    const { events } = await market.call('getSecurityEvents', { ...operator, body: { kind: 'operator.changed' } })
    expect(events.filter(({ subject }) => subject === 'resolveAbuseReport')).toMatchObject([{ reason }])
    const open = await market.call('getAbuseReports', { ...operator, body: {} })
    expect(open.reports.map(({ report }) => report._id)).not.toContain(id)
  })

  it('a company’s documents are found by its account and read', async () => {
    const { market } = fixture
    const id = await sentDocuments(fixture)
    const [review] = (await market.call('getCompanyReviews', { ...operator, body: { id } })).companies
    expect(review).toMatchObject({ status: 'pending', tradeLicenceNumber: 'CN-1184523', files: [{ fileName: 'licence.pdf' }] })
    const search = review?.account.email ?? ''
    const [found] = (await market.call('findAccounts', { ...operator, body: { search } })).accounts
    expect(found?.documents).toEqual({ _id: id, status: 'pending' })
    const body = { subject: 'company' as const, subjectId: id, fileId: review?.files[0]?._id ?? '' }
    expect((await market.call('readCaseFile', { ...operator, body })).fileName).toBe('licence.pdf')
    expect((await readings()).at(-1)).toMatchObject({ accountId: review?.account._id, subject: `company ${id}` })
  })

  it('an order is found by its number and its parties, with all that happened to it', async () => {
    const { market, buyer, delivered } = fixture
    const { _id: id, number } = await delivered()
    const { _id: proof } = await market.call('addAttachment', { token: buyer, body: { file: pdfFile('photo.pdf') } })
    await market.call('openDispute', { token: buyer, id, body: { reason: 'Two drums leak', attachments: [proof] } })
    const find = async (search: string) =>
      (await market.call('findOrders', { ...operator, body: { search } })).orders.map((order) => order.number)
    expect(await find(` ${number.toLowerCase()} `)).toEqual([number])
    expect(await find(number.slice(-5).toLowerCase())).toContain(number)
    expect((await find('buyer@kimiya'))[0]).toBe(number)
    expect(await find('seller@kimiya')).toContain(number)
    expect(await find('nobody@kimiya')).toEqual([])
    const history = await market.call('getOrderHistory', { ...operator, id })
    expect(history).toMatchObject({
      order: { number, status: 'disputed' },
      buyer: { email: 'buyer@kimiya.example' },
      seller: { email: 'seller@kimiya.example' },
      payments: [{ status: 'succeeded', method: 'card' }],
      dispute: { reason: 'Two drums leak', attachments: [{ _id: proof, fileName: 'photo.pdf' }] },
    })
    expect(history.entries.map(({ account, amount }) => [account, Math.sign(amount.amount)]).toSorted()).toEqual([
      ['cardClearing', -1],
      ['held', 1],
    ])
    expect(history.order.timeline.map(({ status }) => status)).toContain('delivered')
    const [dispute] = (await market.call('getDisputes', { ...operator, body: {} })).disputes.filter(({ _id }) => _id === id)
    expect(dispute?.attachments).toMatchObject([{ _id: proof }])
    const body = { subject: 'dispute' as const, subjectId: id, fileId: proof }
    expect((await market.call('readCaseFile', { ...operator, body })).fileName).toBe('photo.pdf')
  })

  it('the proofs of a disputed order’s shipments and its documents are read, each reading logged, and none of an order that nobody disputes', async () => {
    const { market, buyer, delivered } = fixture
    const { _id: id } = await delivered()
    const { order } = await market.call('getOrderHistory', { ...operator, id })
    const shipmentId = order.shipments[0]?._id ?? ''
    const { _id: proof } = await market.call('addAttachment', { token: buyer, body: { file: pdfFile('photo.pdf') } })
    await market.store.update('attachments', { _id: proof }, { subject: 'shipment', subjectId: shipmentId })
    const invoice = order.invoices.find(({ kind }) => kind === 'payment')
    const bodies = [
      { subject: 'shipment' as const, subjectId: id, fileId: proof },
      { subject: 'invoice' as const, subjectId: id, fileId: invoice?._id ?? '' },
    ]
    for (const body of bodies) expect((await market.envelope('readCaseFile', { ...operator, body })).code).toBe(404)
    await market.call('openDispute', { token: buyer, id, body: { reason: 'Two drums leak' } })
    const before = (await readings()).length
    const files = []
    for (const body of bodies) files.push(await market.call('readCaseFile', { ...operator, body }))
    expect(files.map(({ fileName, contentType }) => [fileName, contentType])).toEqual([
      ['photo.pdf', 'application/pdf'],
      [`${invoice?.number}.pdf`, 'application/pdf'],
    ])
    expect((await readings()).slice(before).map(({ subject, after }) => [subject, after])).toEqual([
      [`shipment ${id}`, { file: proof }],
      [`invoice ${id}`, { file: invoice?._id }],
    ])
    // A proof is none of another order's, and no dispute's statement.
    const { _id: other } = await delivered()
    await market.call('openDispute', { token: buyer, id: other, body: { reason: 'Two drums leak' } })
    for (const body of bodies) {
      expect((await market.envelope('readCaseFile', { ...operator, body: { ...body, subjectId: other } })).code).toBe(404)
      expect((await market.envelope('readCaseFile', { ...operator, body: { ...body, subject: 'dispute' } })).code).toBe(404)
    }
  })

  it('a driver’s photo of a failed attempt is read in the dispute of its order, and in no other', async () => {
    const { market } = fixture
    const trade = await openTrade(market)
    const { _id: id } = await trade.dispatched()
    const job = { deliveryToken: await tokenOf(market, id) }
    await market.call('acceptJob', job)
    await market.call('addDeliveryPhoto', { ...job, body: { photo: new File([await sidewaysPhoto(40, 30)], 'gate.jpg') } })
    await market.call('reportFailure', { ...job, body: { reason: 'noReceiver' } })
    const { order } = await market.call('getOrderHistory', { ...operator, id })
    const fileId = order.shipments[0]?.failures[0]?.files[0]?._id ?? ''
    const body = { subject: 'shipment' as const, subjectId: id, fileId }
    expect((await market.envelope('readCaseFile', { ...operator, body })).code).toBe(404)
    await market.call('openDispute', { token: trade.buyer, id, body: { kind: 'notReceived', reason: 'Nobody came' } })
    expect((await market.call('readCaseFile', { ...operator, body })).fileName).toBe('gate.webp')
    const { _id: other } = await trade.delivered()
    await market.call('openDispute', { token: trade.buyer, id: other, body: { reason: 'Two drums leak' } })
    expect((await market.envelope('readCaseFile', { ...operator, body: { ...body, subjectId: other } })).code).toBe(404)
  })

  it('a ticket is found by its number after it was answered', async () => {
    const { market } = fixture
    const call = await cases.findTicket.happy(fixture)
    const { number } = call.body as { number: string }
    const { ticket } = await market.call('findTicket', { ...operator, body: { number } })
    await market.call('answerTicket', {
      ...operator,
      id: ticket._id,
      body: { text: 'It came this morning.', repliesTo: ticket.messages.at(-1)?._id ?? '' },
    })
    expect((await market.call('findTicket', { ...operator, body: { number } })).ticket.status).toBe('answered')
    expect((await market.envelope('findTicket', { ...operator, body: { number: 'KT-26-00000' } })).code).toBe(404)
  })
})
