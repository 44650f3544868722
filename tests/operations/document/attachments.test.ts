import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { sweepAttachments } from '#server/jobs/sweep-attachments.ts'
import { disputesCommand } from '#server/operator/disputes.ts'
import { runCommand } from '#tests/support/operator-command.ts'
import { openMarketplace } from '#tests/support/marketplace.ts'
import { openRequirementFixture, type Person } from '#tests/support/requirement-steps.ts'
import { pdfBytes, pdfFile, soundBytes } from '#tests/support/sample-files.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'
import { openCaseFixture } from '#tests/operations/cases/case-fixture.ts'

const onlyLoose = { fields: { attachments: 'Choose files that you have just uploaded for this.' } }

describeMarketplaces((_, openStore) => {
  let fixture: Awaited<ReturnType<typeof openRequirementFixture>>
  let trade: Awaited<ReturnType<typeof openCaseFixture>>
  beforeAll(async () => {
    const market = await openMarketplace(await openStore())
    fixture = await openRequirementFixture(market)
    trade = await openCaseFixture(market)
  })
  beforeEach(() => fixture.startAnew())

  const upload = async (text: string, person: Person = fixture.buyer) =>
    fixture.market.call('addAttachment', { ...person, body: { file: pdfFile(`${text}.pdf`, text) } })
  /** Returns the names of those who can read the file. */
  const readers = async (id: string) => {
    const { buyer, company, gulf, padma, codeOf } = fixture
    const people = { buyer, company, gulf, padma, 'gulf as buyer': { ...gulf, side: 'Buyer' as const } }
    const names: string[] = []
    for (const [name, person] of Object.entries(people)) {
      const response = await fixture.market.reply('viewFile', { ...person, id })
      if (response.kind === 'file') names.push(name)
    }
    expect(await codeOf('viewFile', { id })).toBe(404)
    return names
  }
  const quoteRequestBody = () => ({
    action: 'request' as const,
    productId: trade.productId,
    quantity: { value: 2, unit: 't' as const },
    incoterm: 'CIF' as const,
    addressId: trade.addressId,
  })

  it('are the uploader’s alone until something names them', async () => {
    const { _id } = await upload('specification')
    expect(await readers(_id)).toEqual(['buyer'])
    const sound = { file: new File([soundBytes], 'note.mp3') }
    expect(await fixture.codeOf('addAttachment', { ...fixture.buyer, body: sound })).toBe(415)
  })

  it('go with a quote’s request to its seller, and to nobody else', async () => {
    const { market, buyer, gulf } = fixture
    const files = [await upload('specification'), await upload('analysis')]
    const attachments = files.map(({ _id }) => _id)
    const quote = await market.call('placeQuotationOrder', { ...buyer, body: { ...quoteRequestBody(), attachments } })
    expect(quote).toMatchObject({ attachments: files })
    expect(await market.call('viewOrder', { ...gulf, id: quote._id })).toMatchObject({ attachments: files })
    expect(await readers(attachments[0] ?? '')).toEqual(['buyer', 'gulf', 'gulf as buyer'])
    await market.call('changeStatus', { ...buyer, id: quote._id, body: { event: 'quote.withdraw' } })
    const again = { action: 'again' as const, quoteId: quote._id }
    expect(await market.call('placeQuotationOrder', { ...buyer, body: again })).toMatchObject({ attachments: [] })
  })

  it('are named once, by their uploader: a second time, a stranger’s and an unknown one are refused and leave nothing', async () => {
    const { market, buyer, company, resultsOf } = fixture
    const { _id: strangerId } = await upload('another’s', company)
    const { _id: attachedId } = await upload('taken')
    await market.call('placeQuotationOrder', { ...buyer, body: { ...quoteRequestBody(), attachments: [attachedId] } })
    const { _id: free } = await upload('free')
    const before = await market.store.count('quotes', {})
    for (const wrong of [attachedId, strangerId, '00000000-0000-7000-8000-ffffffffffff']) {
      const body = { ...quoteRequestBody(), attachments: [free, wrong] }
      expect(await resultsOf('placeQuotationOrder', { ...buyer, body })).toEqual(onlyLoose)
    }
    expect(await market.store.count('quotes', {})).toBe(before)
    expect(await readers(free)).toEqual(['buyer'])
    const six = Array.from({ length: 6 }, (_each, index) => `00000000-0000-7000-8000-00000000000${index}`)
    expect(await resultsOf('placeQuotationOrder', { ...buyer, body: { ...quoteRequestBody(), attachments: six } })).toEqual({
      fields: { attachments: 'No more than 5 values, please.' },
    })
  })

  it('go with one of two requests that name them at once', async () => {
    const { buyer, market } = fixture
    const { _id } = await upload('wanted twice')
    const responses = await Promise.all(
      [1, 2].map((value) =>
        market.envelope('placeQuotationOrder', {
          ...buyer,
          body: { ...quoteRequestBody(), quantity: { value, unit: 't' }, attachments: [_id] },
        }),
      ),
    )
    expect(responses.map(({ code }) => code).sort()).toEqual([200, 422])
  })

  it('of a requirement are for every seller while it takes bids, then for those who bid', async () => {
    const { market, buyer, gulf, padma, post, bid, view } = fixture
    const file = await upload('drawing')
    const { _id } = await post({ attachments: [file._id] })
    expect((await view(padma, _id)).attachments).toEqual([file])
    expect(await readers(file._id)).toEqual(['buyer', 'gulf', 'padma'])
    await bid(gulf, _id)
    await market.call('closeRequirement', { ...buyer, id: _id, body: { reason: 'Bought elsewhere.' } })
    expect(await readers(file._id)).toEqual(['buyer', 'gulf'])
  })

  it('of a requirement change with an edit that names them, in the order named, and stay with one that does not', async () => {
    const { market, buyer, fields, post } = fixture
    const [first, second, third] = [await upload('first'), await upload('second'), await upload('third')]
    const { _id: id } = await post({ attachments: [first._id, second._id] })
    const edit = async (attachments?: string[]) => {
      const body = attachments === undefined ? fields() : fields({ attachments })
      return (await market.call('editRequirement', { ...buyer, id, body })).attachments
    }
    expect(await edit()).toEqual([first, second])
    expect(await edit([third._id, second._id])).toEqual([third, second])
    expect(await readers(first._id)).toEqual([])
    expect(await edit([])).toEqual([])
    expect(await market.store.count('attachments', { subjectId: id })).toBe(0)
  })

  it('of a dispute are for both sides and the operator, who can copy them', async () => {
    const { market, buyer, gulf } = fixture
    const { _id: id, number } = await trade.delivered()
    const file = await upload('leaking drums')
    const body = { reason: 'Two drums leak.', attachments: [file._id] }
    const opened = await market.call('openDispute', { ...buyer, id, body })
    expect(opened.attachments).toEqual([file])
    expect(await market.call('viewDispute', { ...gulf, id })).toEqual(opened)
    expect(await readers(file._id)).toEqual(['buyer', 'gulf', 'gulf as buyer'])
    const printed: string[] = []
    const to = await mkdtemp(join(tmpdir(), 'kimiya-dispute-'))
    const { clock } = market
    await runCommand(market, disputesCommand, ['show', number], { options: { to }, print: (line) => printed.push(line) })
    expect(printed).toEqual([
      `opened\t${clock.now.toISOString()}`,
      'reason\tTwo drums leak.',
      `attachment\tleaking drums.pdf\tapplication/pdf\t${file.size} bytes`,
      join(to, number, '1-leaking drums.pdf'),
    ])
    expect(new Uint8Array(await readFile(printed[3] ?? ''))).toEqual(pdfBytes('leaking drums'))
  })

  it('that nothing named in a day are let go, and no others', async () => {
    const { market, post } = fixture
    await market.store.remove('attachments', { subjectId: null })
    const [left, named] = [await upload('left'), await upload('named')]
    await post({ attachments: [named._id] })
    const { store, ports, newId, clock } = market
    const sweep = () => sweepAttachments({ store, ports, newId, clock: () => clock.now })
    expect(await sweep()).toBe(0)
    clock.now = new Date(clock.now.getTime() + 24 * 3_600_000)
    expect(await sweep()).toBe(1)
    expect(await readers(left._id)).toEqual([])
    expect(await readers(named._id)).toEqual(['buyer', 'gulf', 'padma'])
  })
})
