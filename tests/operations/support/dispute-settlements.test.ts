import { beforeAll, expect, it, vi } from 'vitest'
import type { Money } from '#src/lib/money.ts'
import { sharesOf } from '#server/domain/ledger/commission.ts'
import { disputesCommand } from '#server/operator/disputes.ts'
import { runCommand } from '#tests/support/operator-command.ts'
import { partOfOrder } from '#server/domain/ledger/part-of-order.ts'
import { type CaseFixture, openCaseFixture } from '#tests/operations/cases/case-fixture.ts'
import { resolveDispute } from '#server/domain/support/dispute-outcomes.ts'
import { pdfFile } from '#tests/support/sample-files.ts'
import { openMarketplace } from '#tests/support/marketplace.ts'
import { serverText } from '#server/texts.ts'
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

  it('lets both sides write, each with files that the other reads and a stranger does not', async () => {
    const { market, buyer, asSeller } = fixture
    const { id } = await disputed()
    const { _id: seals } = await market.call('addAttachment', { ...asSeller, body: { file: pdfFile('seals.pdf') } })
    const { _id: drums } = await market.call('addAttachment', { token: buyer, body: { file: pdfFile('drums.pdf') } })
    await market.call('answerDispute', { ...asSeller, id, body: { text: '  They left us whole ', attachments: [seals] } })
    await market.call('answerDispute', { token: buyer, id, body: { text: 'The driver saw it', attachments: [drums] } })
    const { answers } = await market.call('viewDispute', { ...asSeller, id })
    expect(answers.map(({ by, text, attachments }) => [by, text, attachments.map(({ fileName }) => fileName)])).toEqual([
      ['seller', 'They left us whole', ['seals.pdf']],
      ['buyer', 'The driver saw it', ['drums.pdf']],
    ])
    const read = async (reader: object, fileId: string) => (await market.reply('viewFile', { ...reader, id: fileId })).kind
    expect(await read({ token: buyer }, seals)).toBe('file')
    expect(await read(asSeller, drums)).toBe('file')
    const stranger = await market.signIn('company')
    expect(await read({ token: stranger }, seals)).toBe('json')
    const operator = await fixture.asOperator()
    const readCase = (fileId: string) =>
      market.reply('readCaseFile', { ...operator, body: { subject: 'dispute', subjectId: id, fileId } })
    const readings = async () =>
      (
        await market.store.list('securityEvents', { kind: 'operator.read', subject: `dispute ${id}` }, { orderBy: ['at', '_id'] })
      ).map(({ accountId }) => accountId)
    expect((await readCase(seals)).kind).toBe('file')
    const order = await market.store.find('orders', { _id: id })
    expect(await readings()).toEqual([order?.sellerId])
    expect((await readCase(drums)).kind).toBe('file')
    expect(await readings()).toEqual([order?.sellerId, order?.buyerId])
  })

  it('mails a proposal with what each side would have of the money, and a link to the order', async () => {
    const { market } = fixture
    const { id, total } = await disputed()
    await market.deliver()
    // The credit note bears what a seller writes.
    const body = { settlement: 'complete', note: 'Pay the rest to SA03 8000 0000 6080 1016 7519' }
    const refused = await market.envelope('proposeSettlement', { ...fixture.asSeller, id, body })
    expect([refused.code, refused.results]).toEqual([422, { fields: { note: serverText('en', 'server:field.bankDetails') } }])
    await propose(id, { amount: 12_345, currency: total.currency })
    const mails = (await market.deliver()).filter(({ recipient }) => recipient === 'buyer@kimiya.example')
    const rest = new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format((total.amount - 12_345) / 100)
    expect(mails.map(({ text }) => text.replaceAll(/[\u2066-\u2069]/g, '').replaceAll('\u00A0', ' '))).toEqual([
      expect.stringContaining(`${total.currency} 123.45 goes back to the buyer; ${total.currency} ${rest}, less`),
    ])
    expect(mails[0]?.text).toContain(`https://kimiya.example/my-order-details?order=${id}`)
  })

  it('takes thirty answers of each side, so that neither takes from the other what it may write', async () => {
    const { market, buyer, asSeller } = fixture
    const { id } = await disputed()
    const write = async (writer: { token: string }) =>
      (await market.envelope('answerDispute', { ...writer, id, body: { text: 'Once more', attachments: [] } })).code
    const answer = { orderId: id, by: 'buyer' as const, text: 'Once more', at: market.clock.now.toISOString() }
    const rows = Array.from({ length: 29 }, (_one, position) => ({ ...answer, _id: market.newId(), position }))
    await market.store.insert('disputeAnswers', ...rows)
    expect([await write({ token: buyer }), await write({ token: buyer })]).toEqual([200, 409])
    expect(await write(asSeller)).toBe(200)
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
    const seen = await market.call('viewOrder', { token: buyer, id })
    const invoices = 'invoices' in seen ? seen.invoices : []
    expect(invoices.flatMap(({ kind, refunded }) => (refunded === undefined ? [] : [[kind, refunded]]))).toEqual([
      ['creditNote', { amount: 12_345, currency: total.currency }],
    ])
    const { subtotal, tax, shipping } = partOfOrder(order, 12_345)
    expect(note?.document).toMatchObject({
      total: 12_345,
      note: 'Two of eight drums',
      // One refund at its own price: the order's quantity by its price would be another amount.
      lines: [
        {
          name: `Part refund: ${order.name_en}`,
          quantity: { value: 1, unit: 'piece' },
          isAmount: true,
          unitPrice: { amount: subtotal, currency: total.currency },
          net: subtotal,
        },
      ],
      taxByRate: [{ net: subtotal + shipping, tax }],
    })
    expect(note?.document['lines']).not.toHaveProperty('0.priceUnit')
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

  it.each([
    ['an acceptance and the operator’s decision', ['accept', 'decide']],
    ['two acceptances', ['accept', 'accept']],
    ['an acceptance and a withdrawal', ['accept', 'withdraw']],
    ['an acceptance, the operator’s decision and the buyer’s word that all is well', ['accept', 'decide', 'confirm']],
    ['two operators’ decisions', ['decide', 'decide']],
  ] as const)(
    'lets one of %s win, and no money is lost',
    async (_name, ends) => {
      const { market, buyer, asSeller, asOperator } = fixture
      const operator = await asOperator()
      for (let round = 0; round < 2; round += 1) {
        const { id, total } = await disputed()
        const proposalId = await propose(id, { ...total, amount: 500 })
        const withdrawal = { proposalId, event: 'proposal.withdraw' as const }
        const calls = {
          accept: () => accept(id, proposalId),
          withdraw: () => market.envelope('answerProposal', { ...asSeller, id, body: withdrawal }),
          decide: () => market.envelope('resolveDispute', { ...operator, id, body: { outcome: 'refund', reason: 'It shows' } }),
          confirm: () => market.envelope('changeStatus', { token: buyer, id, body: { event: 'order.confirm' } }),
        }
        const codes = (await Promise.all(ends.map((end) => calls[end]()))).map(({ code }) => code)
        expect(codes.toSorted()).toEqual([200, ...ends.slice(1).map(() => 409)])
        const booked = await bookedFor(id)
        expect(Object.values(booked).reduce((sum, amount) => sum + amount, 0)).toBe(0)
        const withdrawn = codes[1] === 200 && ends[1] === 'withdraw'
        expect(booked['held']).toBe(withdrawn ? total.amount : 0)
        const { outcome, proposals } = await market.call('viewDispute', { token: buyer, id })
        expect(outcome === undefined).toBe(withdrawn)
        expect(proposals.map(({ state }) => state)).not.toContain('open')
        // What has been withdrawn or decided is accepted by nobody any more.
        expect((await accept(id, proposalId)).code).toBe(409)
      }
    },
    60_000,
  )

  it.each(['accept', 'decide', 'confirm'] as const)('changes the dispute before its order: %s', async (end) => {
    const { market, buyer, asOperator } = fixture
    const operator = await asOperator()
    const { id, total } = await disputed()
    const proposalId = await propose(id, { ...total, amount: 500 })
    const changed: string[] = []
    const run = market.store.transaction.bind(market.store)
    const recording = vi.spyOn(market.store, 'transaction').mockImplementation((work, ...options) =>
      run(
        async (tables) => {
          const update = vi.spyOn(tables, 'update')
          try {
            return await work(tables)
          } finally {
            changed.push(...update.mock.calls.map(([table]) => table))
            update.mockRestore()
          }
        },
        ...options,
      ),
    )
    try {
      const calls = {
        accept: () => accept(id, proposalId),
        decide: () => market.envelope('resolveDispute', { ...operator, id, body: { outcome: 'refund', reason: 'It shows' } }),
        confirm: () => market.envelope('changeStatus', { token: buyer, id, body: { event: 'order.confirm' } }),
      }
      expect((await calls[end]()).code).toBe(200)
    } finally {
      recording.mockRestore()
    }
    const order = [...new Set(changed.filter((table) => table === 'orders' || table === 'disputes'))]
    expect(order).toEqual(['disputes', 'orders'])
  })

  it('says who ended it: an operator, both sides, or the buyer who is content', async () => {
    const { market, buyer, asOperator } = fixture
    const deciders: (string | undefined)[] = []
    const ends = [
      async (id: string) =>
        market.store.transaction((tables) =>
          resolveDispute({ tables, ports: market.ports, newId: market.newId, now: market.clock.now.toISOString() }, id, {
            outcome: 'complete',
            reason: 'By a command without an operator',
          }),
        ),
      async (id: string) =>
        market.call('resolveDispute', { ...(await asOperator()), id, body: { outcome: 'complete', reason: 'It shows' } }),
      async (id: string, total: Money) => accept(id, await propose(id, { ...total, amount: 500 })),
      async (id: string) => market.call('changeStatus', { token: buyer, id, body: { event: 'order.confirm' } }),
    ]
    for (const end of ends) {
      const { id, total } = await disputed()
      await end(id, total)
      deciders.push((await market.call('viewDispute', { token: buyer, id })).decidedBy)
    }
    expect(deciders).toEqual(['operator', 'operator', 'parties', 'buyer'])
  })

  it.each([
    ['complete', 'orderCompleted'],
    ['refund', 'orderRefunded'],
    ['partRefund', 'orderPartRefunded'],
  ] as const)('tells both sides of an agreement on %s once, and of no decision of the staff', async (settlement, type) => {
    const { market, asSeller } = fixture
    const { id, total } = await disputed()
    const refund = settlement === 'partRefund' ? { refund: { ...total, amount: 700 } } : {}
    const body = { settlement, ...refund, note: 'So that it ends' }
    const { proposals } = await market.call('proposeSettlement', { ...asSeller, id, body })
    const before = new Set((await market.store.list('notifications', { subjectId: id })).map(({ _id }) => _id))
    await accept(id, proposals[0]?._id ?? '')
    const notified = (await market.store.list('notifications', { subjectId: id })).filter(({ _id }) => !before.has(_id))
    expect(notified.map((one) => [one.side, one.type]).toSorted()).toEqual([
      ['buyer', type],
      ['seller', type],
    ])
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
    const notified = await market.store.list('notifications', {
      subjectId: id,
      type: ['disputeInPart', 'disputeForSeller', 'orderCompleted'],
    })
    expect(notified.map(({ side, type }) => [side, type]).toSorted()).toEqual([
      ['buyer', 'disputeInPart'],
      ['seller', 'disputeInPart'],
    ])
    for (const { body_en } of notified) expect(body_en).toContain(body.reason)
  })

  it('shows the operator’s command line what was written, and takes a part refund there by its amount', async () => {
    const { market, asSeller } = fixture
    const { id, total } = await disputed()
    await market.call('answerDispute', { ...asSeller, id, body: { text: 'They left us whole' } })
    await propose(id, { ...total, amount: 500 })
    const number = (await market.store.find('orders', { _id: id }))?.number ?? ''
    const printed: string[] = []
    const run = (args: string[], options = {}) =>
      runCommand(market, disputesCommand, args, { options, print: (line) => printed.push(line) })
    await run(['show', number])
    const at = market.clock.now.toISOString()
    expect(printed).toContain(`answer\t${at}\tseller\tThey left us whole`)
    expect(printed).toContain(`proposal\t${at}\tseller\tpartRefund 5.00\topen\tTwo of eight drums`)
    await expect(run(['resolve', number, 'partRefund', 'Half of it'])).rejects.toThrow('--amount')
    await run(['resolve', number, 'partRefund', 'Half', 'of', 'it'], { amount: '7' })
    expect(printed.at(-1)).toBe(`${number} is refunded in part`)
    expect(await market.store.find('disputes', { _id: id })).toMatchObject({ refundAmount: 700, note: 'Half of it' })
  })

  it('gives back the rest alone when an order that a part refund has settled is refunded after all', async () => {
    const { market, buyer } = fixture
    const { id, total } = await disputed()
    const proposalId = await propose(id, { amount: 700, currency: total.currency })
    expect((await accept(id, proposalId)).code).toBe(200)
    const reason = 'Off specification, proven later'
    await market.call('refundCompletedOrder', { ...(await fixture.asOperator()), id, body: { reason } })
    const { refunds } = await market.call('getOwnRefunds', { token: buyer, body: {} })
    const given = refunds.filter(({ orderId }) => orderId === id).map(({ amount }) => amount.amount)
    expect(given.toSorted((left, right) => left - right)).toEqual([700, total.amount - 700])
    const { held, commission, available = 0, debt = 0 } = await bookedFor(id)
    expect({ held, commission, seller: available + debt }).toEqual({ held: 0, commission: 0, seller: 0 })
    const notes = await market.store.list('invoices', { orderId: id, kind: 'creditNote' })
    expect(notes.reduce((sum, { document }) => sum + Number(document['total']), 0)).toBe(total.amount)
  })
})
