import { beforeAll, expect, it } from 'vitest'
import { contentRows } from '#server/domain/content/contents.ts'
import { replyToTicket } from '#server/domain/support/tickets.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let tokens: { buyer: string; company: string }
  beforeAll(async () => {
    market = await openMarketplace(await openStore())
    tokens = { buyer: await market.signIn('buyer'), company: await market.signIn('company') }
  })
  const question = { topic: 'payment' as const, subject: 'Transfer not seen', message: 'I paid on Monday.' }
  /** What a member of staff does by the operator's command line. */
  const replyAsOperator = async (number: string, text: string) => {
    const now = market.clock.now.toISOString()
    await market.store.transaction(async (tables) => {
      const ticket = await tables.find('tickets', { number })
      if (ticket === undefined) throw new Error(`No ticket ${number}`)
      await replyToTicket({ tables, now, newId: market.newId }, ticket, text)
    })
  }

  it('shows with each ticket what was written in it, and nothing of another', async () => {
    const { company, buyer } = tokens
    const raise = (token: string, message: string) =>
      market.call('raiseTicket', { token, body: { ...question, subject: message, message } })
    await raise(buyer, 'Of the buyer')
    for (const message of ['First of the company', 'Second of the company']) await raise(company, message)
    const { tickets } = await market.call('getUserTicket', { token: company })
    expect(tickets.map(({ subject, messages }) => [subject, messages.map(({ text }) => text)]).toSorted()).toEqual([
      ['First of the company', ['First of the company']],
      ['Second of the company', ['Second of the company']],
    ])
    await market.store.remove('ticketMessages', { ticketId: (await market.store.list('tickets', {})).map(({ _id }) => _id) })
    await market.store.remove('tickets', {})
    await market.deliver()
  })

  it('takes a question, shows the answer, and lets both write on until it is closed', async () => {
    const token = tokens.buyer
    const raised = await market.call('raiseTicket', { token, body: question })
    const at = '2026-11-21T08:00:00.000Z'
    expect(raised).toEqual({
      _id: raised._id,
      number: raised.number,
      topic: 'payment',
      subject: 'Transfer not seen',
      status: 'open',
      messages: [{ _id: raised.messages[0]?._id, by: 'user', text: 'I paid on Monday.', at }],
      createdAt: at,
      updatedAt: at,
    })
    expect(raised.number).toMatch(/^KT-26-[0-9A-Z]{5}-[0-9A-Z]{5}$/)
    await replyAsOperator(raised.number, 'It came in today.')
    expect((await market.deliver()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['buyer@kimiya.example', 'Support has answered'],
    ])
    const [shown] = (await market.call('getUserTicket', { token })).tickets
    expect([shown?.status, shown?.messages.map(({ by, text }) => `${by}: ${text}`)]).toEqual([
      'answered',
      ['user: I paid on Monday.', 'support: It came in today.'],
    ])
    const id = raised._id
    expect(await market.call('viewTicket', { token, id })).toEqual(shown)
    expect((await market.call('replyTicket', { token, id, body: { message: 'Thank you.' } })).status).toBe('open')
    expect((await market.call('closeTicket', { token, id })).status).toBe('closed')
    const late = await market.envelope('replyTicket', { token, id, body: { message: 'One more thing' } })
    expect([late.code, late.message, late.results]).toEqual([
      409,
      'This ticket is closed. Please raise a new one.',
      { state: 'closed' },
    ])
    await expect(replyAsOperator(raised.number, 'Too late')).rejects.toThrow('server:conflict.ticketClosed')
  })

  it('raises one ticket for a repeated request, and writes a repeated reply once', async () => {
    const token = tokens.company
    const first = await market.call('raiseTicket', { token, body: question, key: 'the-same-key-0001' })
    expect(await market.call('raiseTicket', { token, body: question, key: 'the-same-key-0001' })).toEqual(first)
    expect((await market.call('getUserTicket', { token })).total).toBe(1)
    const reply = { token, id: first._id, body: { message: 'Any news?' }, key: 'the-same-key-0002' }
    const responses = await Promise.all([market.call('replyTicket', reply), market.call('replyTicket', reply)])
    expect(responses[0]).toEqual(responses[1])
    expect(responses[0]?.messages).toHaveLength(2)
  })

  it('shows a ticket to nobody but its owner', async () => {
    const { _id: id } = await market.call('raiseTicket', { token: tokens.buyer, body: question })
    const token = tokens.company
    const { _id: ownId } = await market.call('raiseTicket', { token, body: question })
    const listed = async (of: string) => (await market.call('getUserTicket', { token: of })).tickets.map(({ _id }) => _id)
    const [own, buyers] = [await listed(token), await listed(tokens.buyer)]
    expect([own.includes(ownId), own.includes(id)]).toEqual([true, false])
    expect([buyers.includes(ownId), buyers.includes(id)]).toEqual([false, true])
    expect((await market.envelope('viewTicket', { token, id })).code).toBe(404)
    expect((await market.envelope('replyTicket', { token, id, body: { message: 'Let me in' } })).code).toBe(404)
    expect((await market.envelope('closeTicket', { token, id })).code).toBe(404)
    const orderId = '00000000-0000-7000-8000-ffffffffffff'
    const refused = await market.envelope('raiseTicket', { token, body: { ...question, orderId } })
    expect(refused.results).toEqual({ fields: { orderId: 'Choose one of your orders.' } })
  })

  it('keeps twenty open tickets and no more', async () => {
    const token = await market.signIn('seller2')
    const { _id: userId } = await market.call('getUser', { token })
    const row = (number: number) => ({
      _id: market.newId(),
      number: `KT-${number}`,
      userId,
      topic: 'other' as const,
      subject: 'S',
      status: 'open' as const,
      orderId: null,
      dismissedBy: null,
      dismissal: null,
      createdAt: '2026-11-21T08:00:00.000Z',
      updatedAt: '2026-11-21T08:00:00.000Z',
    })
    await market.store.insert('tickets', ...Array.from({ length: 20 }, (_none, number) => row(number)))
    const refused = await market.envelope('raiseTicket', { token, body: question })
    expect([refused.code, refused.message]).toEqual([409, 'You have 20 open tickets. Close one to raise another.'])
    const [open] = (await market.call('getUserTicket', { token })).tickets
    await market.call('closeTicket', { token, id: open?._id ?? '' })
    await market.call('raiseTicket', { token, body: question })
  })

  it('has questions and answers in five topics, about, terms and privacy in each language', async () => {
    const shown = []
    for (const language of ['English', 'Arabic', 'Bangla'] as const) {
      const { faqs = [], about, terms, privacy } = await market.call('getUserContents', { body: {}, language })
      expect(faqs.map(({ topic }) => topic)).toEqual(['ordering', 'payments', 'delivery', 'selling', 'account'])
      expect(faqs.flatMap(({ questions }) => questions).length).toBeGreaterThanOrEqual(16)
      const sections = [
        ...faqs.flatMap(({ questions }) => questions),
        ...[about, terms, privacy].flatMap((page) => page?.sections ?? []),
      ]
      expect(sections.filter(({ heading, paragraphs }) => heading === '' || paragraphs.length === 0)).toEqual([])
      expect(sections.filter((section) => JSON.stringify(section).includes('<'))).toEqual([])
      shown.push(sections.map(({ heading }) => heading))
    }
    const [english = [], arabic = [], bangla = []] = shown
    expect(arabic.every((heading) => /[\u0600-\u06FF]/.test(heading)) && arabic.length === english.length).toBe(true)
    expect(bangla.every((heading) => /[\u0980-\u09FF]/.test(heading)) && bangla.length === english.length).toBe(true)
  })

  it('finds questions by a word of them or of the answer, in the reader’s language', async () => {
    const body = { pages: ['faqs' as const], search: 'বাতিল' }
    const found = await market.call('getUserContents', { body, language: 'Bangla' })
    expect(Object.keys(found)).toEqual(['faqs'])
    expect(found.faqs?.map(({ title, questions }) => [title, questions.map(({ _id }) => _id)])).toEqual([
      ['খোঁজা ও অর্ডার', ['cancel-order']],
    ])
    const nothing = await market.call('getUserContents', { body: { pages: ['faqs'], search: 'zzzz' } })
    expect(nothing).toEqual({ faqs: [] })
  })

  it('shows what the operator wrote instead, in English where a translation is missing', async () => {
    const rows = contentRows(
      'about',
      [{ _id: 'us', heading: { en: 'Us', ar: 'نحن' }, text: { en: 'One.\n\nTwo.' } }],
      '2026-12-01T00:00:00.000Z',
    )
    await market.store.insert('contents', ...rows)
    const { about } = await market.call('getUserContents', { body: { pages: ['about'] }, language: 'Arabic' })
    expect(about).toEqual({
      sections: [{ _id: 'us', heading: 'نحن', paragraphs: ['One.', 'Two.'] }],
      updatedAt: '2026-12-01T00:00:00.000Z',
    })
  })

  it('tells a signed-in user where to transfer to, and says so when there is no account', async () => {
    const token = tokens.buyer
    expect(await market.call('getAdminBankDetails', { token })).toEqual({
      accountName: 'Kimiya Marketplace (demo)',
      bankName: 'Demo Bank',
      bankAddress: 'King Fahd Road, Dammam, Saudi Arabia',
      iban: 'SA0380000000608010167519',
      swift: 'DEMOSARIXXX',
      currency: 'SAR',
    })
    await market.store.remove('settings', { _id: 'bankDetails' })
    expect((await market.envelope('getAdminBankDetails', { token })).code).toBe(404)
  })
})
