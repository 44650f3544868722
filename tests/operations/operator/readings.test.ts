import { beforeAll, expect, it } from 'vitest'
import type { OperationId } from '#src/generated/operation-table.ts'
import { openMarketplace } from '#tests/support/marketplace.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'
import { cases } from '../cases/all-cases.ts'
import { type CaseFixture, openCaseFixture } from '../cases/case-fixture.ts'

const noId = '00000000-0000-7000-8000-ffffffffffff'

interface CaseOfQueue {
  /** Of the entry in its queue. */
  id: string
  /** By which the log names it. */
  name: string
  accountId: string | undefined
}

const caseOf: Record<string, (fixture: CaseFixture) => Promise<CaseOfQueue>> = {
  async getAbuseReports(fixture) {
    const { id = '' } = await cases.resolveAbuseReport.happy(fixture)
    const row = await fixture.market.store.find('abuseReports', { _id: id })
    return { id, name: row?.number ?? '', accountId: row?.reportedId }
  },
  async getCompanyReviews(fixture) {
    const { id = '' } = await cases.reviewCompany.happy(fixture)
    return { id, name: id, accountId: (await fixture.market.store.find('companyDocuments', { _id: id }))?.userId }
  },
  async getDeclaredTransfers(fixture) {
    const { id = '' } = await cases.approveTransfer.happy(fixture)
    return { id, name: id, accountId: (await fixture.market.store.find('payments', { _id: id }))?.userId }
  },
  async getDisputes(fixture) {
    const { id = '' } = await cases.resolveDispute.happy(fixture)
    const order = await fixture.market.store.find('orders', { _id: id })
    return { id, name: order?.number ?? '', accountId: order?.buyerId }
  },
  async getOverdueDeliveries(fixture) {
    const { id = '' } = await cases.decideDelivery.happy(fixture)
    const order = await fixture.market.store.find('orders', { _id: id })
    return { id, name: order?.number ?? '', accountId: order?.buyerId }
  },
  async getRefunds(fixture) {
    const { market, paid } = fixture
    const paymentId = (await paid()).payment._id
    const payment = await market.store.find('payments', { _id: paymentId })
    const id = market.newId()
    const now = market.clock.now.toISOString()
    await market.store.insert('cardTasks', {
      _id: id,
      kind: 'refund',
      reference: paymentId,
      paymentId,
      amount: payment?.amount ?? 0,
      currency: payment?.currency ?? null,
      tries: 0,
      nextTryAt: now,
      doneAt: null,
      createdAt: now,
    })
    return { id, name: id, accountId: payment?.userId }
  },
  async getTickets(fixture) {
    const { id = '' } = await cases.answerTicket.happy(fixture)
    const row = await fixture.market.store.find('tickets', { _id: id })
    return { id, name: row?.number ?? '', accountId: row?.userId }
  },
}

describeMarketplaces((_, openStore) => {
  let fixture: CaseFixture
  beforeAll(async () => {
    fixture = await openCaseFixture(await openMarketplace(await openStore()))
  })
  /** What reading by these bodies, one after the other, leaves in the log. */
  async function recorded(queue: string, ...bodies: object[]) {
    const { market, asOperator } = fixture
    const operator = await asOperator()
    const earlier = await market.store.list('securityEvents', { kind: 'operator.read' })
    // The table's keys are calls of the contract.
    for (const body of bodies) expect((await market.envelope(queue as OperationId, { ...operator, body })).code).toBe(200)
    const events = await market.store.list('securityEvents', { kind: 'operator.read' }, { orderBy: ['at', '_id'] })
    return events
      .filter(({ _id }) => !earlier.some((event) => event._id === _id))
      .map(({ actor, subject, accountId }) => ({ actor, subject, accountId }))
  }
  const actor = 'admin@staff.example'

  it.each(Object.keys(caseOf))('the log names the case and its account that %s was asked for, once a session', async (queue) => {
    const { id, name, accountId } = (await caseOf[queue]?.(fixture)) ?? { id: '', name: '', accountId: undefined }
    expect(await recorded(queue, { id }, { id })).toEqual([{ actor, subject: `${queue} ${name}`, accountId }])
    expect(await recorded(queue, {}, {})).toEqual([{ actor, subject: queue, accountId: null }])
    expect(await recorded(queue, { id: noId })).toEqual([])
  })

  it('the log names the report that was asked for by its number', async () => {
    const { name, accountId } = (await caseOf['getAbuseReports']?.(fixture)) ?? { name: '', accountId: undefined }
    const numbered = { number: name.toLowerCase() }
    expect(await recorded('getAbuseReports', numbered)).toEqual([{ actor, subject: `getAbuseReports ${name}`, accountId }])
  })
})
