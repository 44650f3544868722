import { beforeAll, expect, it } from 'vitest'
import { sharesOf } from '#server/domain/ledger/commission.ts'
import { partOfOrder } from '#server/domain/ledger/part-of-order.ts'
import { type CaseFixture, openCaseFixture } from '#tests/operations/cases/case-fixture.ts'
import { openMarketplace } from '#tests/support/marketplace.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

describeMarketplaces((_store, openStore) => {
  let fixture: CaseFixture
  beforeAll(async () => {
    fixture = await openCaseFixture(await openMarketplace(await openStore()))
  })

  const disputed = async () => {
    const { _id: id, totals } = await fixture.delivered()
    await fixture.market.call('openDispute', { token: fixture.buyer, id, body: { reason: 'Two drums leak' } })
    return { id, total: totals.total }
  }
  const propose = async (id: string, refund: { amount: number; currency: string }) => {
    const body = { settlement: 'partRefund' as const, refund, note: 'Two of eight drums' }
    const { proposals } = await fixture.market.call('proposeSettlement', { ...fixture.asSeller, id, body })
    return proposals.at(-1)?._id ?? ''
  }
  const accept = (id: string, proposalId: string) =>
    fixture.market.envelope('answerProposal', { token: fixture.buyer, id, body: { proposalId, event: 'proposal.accept' } })
  const bookedFor = async (orderId: string) => {
    const sums: Record<string, number> = {}
    for (const { account, amount } of await fixture.market.store.list('ledgerEntries', { orderId })) {
      sums[account] = (sums[account] ?? 0) + amount
    }
    return sums
  }

  it('lets both sides write, each with files that the other reads', async () => {
    const { market, buyer, asSeller } = fixture
    const { id } = await disputed()
    await market.call('answerDispute', { ...asSeller, id, body: { text: '  They left us whole ' } })
    await market.call('answerDispute', { token: buyer, id, body: { text: 'The driver saw it' } })
    const { answers } = await market.call('viewDispute', { ...asSeller, id })
    expect(answers.map(({ by, text }) => [by, text])).toEqual([
      ['seller', 'They left us whole'],
      ['buyer', 'The driver saw it'],
    ])
  })

  it('gives a part to the buyer and the rest to the seller, exactly, when a part refund is accepted', async () => {
    const { market, buyer, asSeller } = fixture
    const { id, total } = await disputed()
    const refund = { amount: 12_345, currency: total.currency }
    const proposalId = await propose(id, refund)
    expect((await accept(id, proposalId)).code).toBe(200)
    const order = await market.store.find('orders', { _id: id })
    if (order === undefined) throw new Error('No order')
    const kept = { ...order, subtotal: order.subtotal - partOfOrder(order, 12_345).subtotal, total: order.total - 12_345 }
    const { commission, seller } = sharesOf(kept)
    expect(await bookedFor(id)).toEqual({
      cardClearing: -total.amount,
      held: 0,
      refunds: 12_345,
      available: seller.amount,
      commission: commission.amount,
    })
    expect(await market.store.list('cardTasks', { kind: 'refund' })).toMatchObject([{ amount: 12_345 }])
    const [note] = await market.store.list('invoices', { orderId: id, kind: 'creditNote' })
    expect(note?.document).toMatchObject({ total: 12_345, note: 'Two of eight drums' })
    for (const reader of [{ token: buyer }, asSeller]) {
      expect(await market.call('viewDispute', { ...reader, id })).toMatchObject({
        outcome: 'partRefund',
        refund,
        decidedBy: 'parties',
      })
    }
    const again = await accept(id, proposalId)
    expect([again.code, again.results]).toEqual([409, { state: 'completed' }])
  })

  it.each([
    ['nothing', () => 0],
    ['all that was paid', (total: number) => total],
  ])('refuses a part refund of %s', async (_name, amountOf) => {
    const { id, total } = await disputed()
    const refund = { amount: amountOf(total.amount), currency: total.currency }
    const body = { settlement: 'partRefund' as const, refund, note: 'Two of eight drums' }
    expect((await fixture.market.envelope('proposeSettlement', { ...fixture.asSeller, id, body })).code).toBe(422)
  })

  it('has the other side’s open proposal answered first, and replaces an own one', async () => {
    const { market, buyer, asSeller } = fixture
    const { id, total } = await disputed()
    const first = await propose(id, { ...total, amount: 100 })
    const second = await propose(id, { ...total, amount: 200 })
    expect((await accept(id, first)).code).toBe(409)
    const body = { settlement: 'refund' as const, note: 'All of it, please' }
    expect((await market.envelope('proposeSettlement', { token: buyer, id, body })).code).toBe(409)
    expect(
      (await market.envelope('answerProposal', { ...asSeller, id, body: { proposalId: second, event: 'proposal.accept' } })).code,
    ).toBe(403)
    const decline = { proposalId: second, event: 'proposal.decline' as const }
    expect((await market.envelope('answerProposal', { token: buyer, id, body: decline })).code).toBe(422)
    await market.call('answerProposal', { token: buyer, id, body: { ...decline, reason: 'Too little' } })
    const { proposals } = await market.call('proposeSettlement', { token: buyer, id, body })
    expect(proposals.map(({ state }) => state)).toEqual(['replaced', 'declined', 'open'])
  })

  it('lets one of an acceptance, a withdrawal and an operator’s decision win', async () => {
    const { market, asSeller, asOperator } = fixture
    const { id, total } = await disputed()
    const proposalId = await propose(id, { ...total, amount: 500 })
    const decision = { outcome: 'refund' as const, reason: 'The photos show it' }
    const operator = await asOperator()
    const answers = await Promise.all([
      accept(id, proposalId),
      market.envelope('resolveDispute', { ...operator, id, body: decision }),
      accept(id, proposalId),
    ])
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409, 409])
    const late = { proposalId, event: 'proposal.withdraw' as const }
    expect((await market.envelope('answerProposal', { ...asSeller, id, body: late })).code).toBe(409)
    expect((await bookedFor(id))['held']).toBe(0)
  })

  it('lets the operator give a part back, and lapses what was proposed', async () => {
    const { market, buyer, asOperator } = fixture
    const { id, total } = await disputed()
    await propose(id, { ...total, amount: 500 })
    const body = { outcome: 'partRefund' as const, refund: { ...total, amount: 700 }, reason: 'Half of the damage is shown' }
    await market.call('resolveDispute', { ...(await asOperator()), id, body })
    expect(await market.call('viewDispute', { token: buyer, id })).toMatchObject({
      outcome: 'partRefund',
      refund: { amount: 700 },
      note: 'Half of the damage is shown',
      decidedBy: 'operator',
      proposals: [{ state: 'lapsed' }],
    })
    expect(await bookedFor(id)).toMatchObject({ held: 0, refunds: 700 })
  })
})
