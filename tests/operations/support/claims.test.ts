import { beforeAll, expect, it } from 'vitest'
import type { BodyOf } from '#server/operation.ts'
import { type CaseFixture, openCaseFixture } from '#tests/operations/cases/case-fixture.ts'
import { openMarketplace } from '#tests/support/marketplace.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

describeMarketplaces((_store, openStore) => {
  let fixture: CaseFixture
  beforeAll(async () => {
    fixture = await openCaseFixture(await openMarketplace(await openStore()))
  })

  const complain = (id: string, claim: Omit<BodyOf<'openDispute'>, 'reason'>) =>
    fixture.market.envelope('openDispute', { token: fixture.buyer, id, body: { reason: 'Two drums leak', ...claim } })

  it('keeps what a buyer claims as their first proposal, which the seller can accept at once', async () => {
    const { market, asSeller } = fixture
    const { _id: id, totals } = await fixture.delivered()
    const refund = { amount: 20_000, currency: totals.total.currency }
    const { results } = await complain(id, { claim: 'partRefund', refund })
    expect(results).toMatchObject({
      reason: 'Two drums leak',
      proposals: [{ by: 'buyer', settlement: 'partRefund', refund, note: 'Two drums leak', state: 'open' }],
    })
    const { proposals } = await market.call('viewDispute', { ...asSeller, id })
    const body = { proposalId: proposals[0]?._id ?? '', event: 'proposal.accept' as const }
    const settled = await market.call('answerProposal', { ...asSeller, id, body })
    expect(settled).toMatchObject({ outcome: 'partRefund', refund, decidedBy: 'parties' })
  })

  it('lets a buyer claim all of the money, or nothing yet', async () => {
    const [all, open] = [await fixture.delivered(), await fixture.delivered()]
    expect((await complain(all._id, { claim: 'refund' })).results).toMatchObject({ proposals: [{ settlement: 'refund' }] })
    expect((await complain(open._id, {})).results).toMatchObject({ proposals: [] })
  })

  it('refuses a claim of all as a part, in another currency, of nothing, and an amount without a claim, and opens nothing', async () => {
    const { market } = fixture
    const { _id: id, totals } = await fixture.delivered()
    const { amount, currency } = totals.total
    const faulty = [
      { claim: 'partRefund' },
      { claim: 'partRefund', refund: { amount, currency } },
      { claim: 'partRefund', refund: { amount: 0, currency } },
      { claim: 'partRefund', refund: { amount: 100, currency: 'EUR' } },
      { claim: 'refund', refund: { amount: 100, currency } },
      { refund: { amount: 100, currency } },
    ] as const
    for (const claim of faulty) {
      const { code, results } = await complain(id, claim)
      expect(code).toBe(422)
      expect(results).toEqual({ fields: { refund: expect.any(String) as string } })
    }
    expect(await market.store.find('disputes', { _id: id })).toBeUndefined()
    expect(await market.store.find('orders', { _id: id })).toMatchObject({ status: 'delivered' })
  })
})
