import type { CallOptions } from '#tests/support/marketplace.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { openMarketplace } from '#tests/support/marketplace.ts'
import { employ, operatorPassword } from '#tests/support/operators.ts'
import { appCode } from '#tests/support/second-factors.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'
import { cases } from '../cases/all-cases.ts'
import { type CaseFixture, openCaseFixture } from '../cases/case-fixture.ts'

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
  const by = 'admin@staff.example'
  const decided = { state: 'decided' as const }

  describe('what was decided names who, when and why', () => {
    it('of a company, also where it is not told the reason', async () => {
      const { market } = fixture
      const call = await cases.reviewCompany.happy(fixture)
      const at = later()
      const body = { decision: 'verify' as const, reason: 'Licence compared', sameName: true }
      await market.call('reviewCompany', { ...operator, id: call.id ?? '', body })
      const { companies, total } = await market.call('getCompanyReviews', { ...operator, body: decided })
      expect(companies.find(({ _id }) => _id === call.id)).toMatchObject({
        status: 'verified',
        decided: { by, at, reason: 'Licence compared' },
      })
      expect(total).toBe(await market.store.count('companyDocuments', { status: ['verified', 'refused'] }))
      expect((await market.call('getCompanyReviews', { ...operator, body: {} })).companies).toEqual([])
      const [one] = (await market.call('getCompanyReviews', { ...operator, body: { id: call.id ?? '' } })).companies
      expect(one?.status).toBe('verified')
    })

    it('of a dispute', async () => {
      const { market } = fixture
      const call = await cases.resolveDispute.happy(fixture)
      const at = later()
      await market.call('resolveDispute', {
        ...operator,
        id: call.id ?? '',
        body: { outcome: 'refund', reason: 'The photos show it' },
      })
      expect((await market.call('getDisputes', { ...operator, body: decided })).disputes).toMatchObject([
        { _id: call.id, outcome: 'refund', decided: { by, at, reason: 'The photos show it' } },
      ])
    })

    it('of a ticket, which is found by its number too', async () => {
      const { market } = fixture
      const call = await cases.answerTicket.happy(fixture)
      const at = later()
      await market.envelope('answerTicket', { ...call, ...operator })
      const { tickets } = await market.call('getTickets', { ...operator, body: decided })
      expect(tickets).toMatchObject([{ ticket: { _id: call.id, status: 'answered' }, decided: { by, at } }])
      const number = tickets[0]?.ticket.number ?? ''
      expect(await market.call('findTicket', { ...operator, body: { number } })).toEqual(tickets[0])
      expect(JSON.stringify(await market.store.list('ticketMessages', {}))).toContain(by)
    })

    it('of a report', async () => {
      const { market } = fixture
      const call = await cases.resolveAbuseReport.happy(fixture)
      const at = later()
      await market.call('resolveAbuseReport', { ...operator, id: call.id ?? '', body: { outcome: 'warned', reason: 'Rude' } })
      const { reports, total } = await market.call('getAbuseReports', { ...operator, body: { state: 'decided' } })
      expect([reports[0]?.decided, total]).toEqual([{ by, at, reason: 'Rude' }, 1])
    })
  })

  it('a queue has pages, the oldest first, and what was decided the latest first', async () => {
    const { market } = fixture
    const calls: CallOptions[] = []
    for (let made = 0; made < 3; made += 1) {
      later()
      calls.push(await cases.answerTicket.happy(fixture))
    }
    const ids = calls.map(({ id }) => id)
    const page = async (number: number, state: 'waiting' | 'decided') => {
      const body = { state, page: number, pageSize: 2 }
      const { tickets, total } = await market.call('getTickets', { ...operator, body })
      return [tickets.map(({ ticket }) => ticket._id), total]
    }
    expect([await page(1, 'waiting'), await page(2, 'waiting')]).toEqual([
      [ids.slice(0, 2), 3],
      [ids.slice(2), 3],
    ])
    for (const call of calls) {
      later()
      await market.envelope('answerTicket', { ...call, ...operator })
    }
    expect(await page(1, 'decided')).toEqual([[ids[2], ids[1]], 3])
  })

  it('reading a queue is recorded once a session, and of another session again', async () => {
    const { market, newAddress } = fixture
    const events = async () =>
      (await market.store.list('securityEvents', { kind: 'operator.read' }, { orderBy: ['at', '_id'] })).map(
        ({ actor, subject }) => `${actor} ${subject}`,
      )
    const read = (as: { operatorToken: string }) => market.call('getTickets', { ...as, body: {} })
    const { operatorToken, email, secret } = await employ(market, 'nadia@staff.example', ['admin'], newAddress)
    await read({ operatorToken })
    await read({ operatorToken })
    await market.call('getRefunds', { operatorToken, body: {} })
    expect(await events()).toEqual([`${email} getTickets`, `${email} getRefunds`])
    later()
    const body = { email, password: operatorPassword, code: appCode(market, secret, 30) }
    const { token } = await market.call('operatorLogin', { body, address: newAddress() })
    await read({ operatorToken: token })
    await read({ operatorToken })
    expect(await events()).toEqual([`${email} getTickets`, `${email} getRefunds`, `${email} getTickets`])
  })

  describe('a change of what somebody else has changed meanwhile is refused', () => {
    const reason = 'As the board decided'
    it.each(['categories', 'plans', 'bank details', 'a page', 'tender news'] as const)('%s', async (what) => {
      const { market } = fixture
      const changes = {
        categories: async () => {
          const { categories, version } = await market.call('getCategoryTree', operator)
          const changed = categories.map((each, at) => (at === 0 ? { ...each, name: { en: `Anew ${later()}` } } : each))
          return () => market.envelope('changeCategories', { ...operator, body: { categories: changed, version, reason } })
        },
        plans: async () => {
          const { plans, version } = await market.call('getPlans', operator)
          const offer = plans.filter(({ onOffer }) => onOffer).map(({ plan }) => ({ ...plan, name: { en: `Anew ${later()}` } }))
          return () => market.envelope('changePlans', { ...operator, body: { plans: offer, version, reason } })
        },
        'bank details': async () => {
          const { version } = await market.call('getBankAccount', operator)
          const { body } = await cases.changeBankAccount.happy(fixture)
          // The case's own body, with the version that was read.
          return () => market.envelope('changeBankAccount', { ...operator, body: { ...(body as object), version } })
        },
        'a page': async () => {
          const { sections, version } = await market.call('getContentPage', { ...operator, body: { page: 'about' } })
          const changed = sections.map((section) => ({ ...section, heading: { en: `Anew ${later()}` } }))
          const body = { page: 'about' as const, sections: changed, version, reason }
          return () => market.envelope('publishContentPage', { ...operator, body })
        },
        'tender news': async () => {
          if ((await market.store.count('tenderNews', {})) === 0) await cases.removeTenderNews.happy(fixture)
          const [entry] = (await market.call('getTenderNews', { ...operator, body: {} })).items
          if (entry === undefined) throw new Error('There is no tender news')
          const items = [{ ...entry.item, organisation: `Anew ${later()}` }]
          return () => market.envelope('publishTenderNews', { ...operator, body: { items, version: entry.version, reason } })
        },
      }
      const [first, second] = [await changes[what](), await changes[what]()]
      expect((await first()).code).toBe(200)
      expect((await second()).code).toBe(409)
    })
  })

  it('a call for tenders that is new takes no other’s reference', async () => {
    const { market } = fixture
    const { body } = await cases.publishTenderNews.happy(fixture)
    // The case's own body; the flag is this test's.
    const add = () => market.envelope('publishTenderNews', { ...operator, body: { ...(body as object), addsOnly: true } })
    expect((await add()).code).toBe(200)
    expect(await add()).toMatchObject({ code: 422, results: { fields: { 'items.0.reference': expect.any(String) as string } } })
  })
})
