import { runCommand } from '#tests/support/operator-command.ts'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { deleteAccountData } from '#server/domain/account/account-deletion.ts'
import { abuseReportsCommand } from '#server/operator/abuse-reports.ts'
import { restoreUserCommand } from '#server/operator/suspensions.ts'
import type { CallCommand } from '#server/operator/call-command.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { pdfFile } from '#tests/support/sample-files.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let tokens: Record<'buyer' | 'company' | 'seller' | 'seller2', string>
  let ids: Record<'buyer' | 'company' | 'seller' | 'seller2', string>
  let products: string[]
  beforeAll(async () => {
    market = await openMarketplace(await openStore())
    const signIn = (name: string) => market.signIn(name)
    tokens = {
      buyer: await signIn('buyer'),
      company: await signIn('company'),
      seller: await signIn('seller'),
      seller2: await signIn('seller2'),
    }
    const idOf = async (token: string) => (await market.call('getUser', { token }))._id
    ids = {
      buyer: await idOf(tokens.buyer),
      company: await idOf(tokens.company),
      seller: await idOf(tokens.seller),
      seller2: await idOf(tokens.seller2),
    }
    const page = await market.call('getSellerProducts', { body: { sellerId: ids.seller, pageSize: 20 } })
    products = page.products.map(({ _id }) => _id)
  })
  beforeEach(async () => {
    await market.store.remove('abuseReports', {})
    await market.store.remove('rateWindows', {})
    await market.deliver()
  })

  type Report = {
    subject: 'listing' | 'rating' | 'message' | 'person'
    subjectId: string
    reason?: 'fraud' | 'spam'
    note?: string
  }
  const report = (token: string, { reason = 'fraud', ...body }: Report) =>
    market.call('reportAbuse', { token, body: { reason, ...body } })
  const codeOf = async (token: string, { reason = 'fraud', ...body }: Report) =>
    (await market.envelope('reportAbuse', { token, body: { reason, ...body } })).code
  const operate = async (command: CallCommand, args: string[], options: object = {}) => {
    const printed: string[] = []
    await runCommand(market, command, args, { options, print: (line) => printed.push(line) })
    return printed
  }
  const resolve = (number: string, outcome: string, options?: object) =>
    operate(abuseReportsCommand, ['resolve', number, outcome, 'internal:', 'known', 'trickster'], options)
  const newProduct = () => products.pop() ?? ''
  const chat = async (from: string, to: string) => (await market.call('openChat', { token: from, body: { userId: to } }))._id
  const written = async (text: string) => {
    const id = await chat(tokens.buyer, ids.seller)
    return { id, message: await market.call('sendMessage', { token: tokens.seller, id, body: { text } }) }
  }
  const ratingOf = async (productId: string, buyerId: string, stars: number) => {
    const _id = market.newId()
    const at = market.clock.now.toISOString()
    const { sellerId = '' } = (await market.store.find('products', { _id: productId })) ?? {}
    const words = { text: 'All of it fake', photos: [], reply: null, repliedAt: null }
    const row = {
      _id,
      productId,
      buyerId,
      sellerId,
      stars,
      sellerStars: stars,
      ...words,
      createdAt: at,
      updatedAt: at,
      removedAt: null,
    }
    await market.store.insert('ratings', row)
    return _id
  }
  const feedOf = async (userId: string, type: 'abuseReportResolved' | 'abuseWarned' | 'contentRemoved') =>
    market.store.list('notifications', { userId, type })

  it('takes a report of a listing and keeps what it said, whatever its seller makes of it later', async () => {
    const subjectId = newProduct()
    const made = await report(tokens.buyer, { subject: 'listing', subjectId, note: '  Not what the label says  ' })
    const [before] = await market.store.list('products', { _id: subjectId })
    expect(made.number).toMatch(/^KA-26-/)
    expect(made).toEqual({
      _id: made._id,
      number: made.number,
      subject: 'listing',
      reason: 'fraud',
      note: 'Not what the label says',
      name_en: before?.name_en,
      name_ar: before?.name_ar,
      name_bn: before?.name_bn,
      createdAt: market.clock.now.toISOString(),
    })
    await market.store.update('products', { _id: subjectId }, { name_en: 'Something harmless', version: 99 })
    expect((await market.call('abuseReports', { token: tokens.buyer, body: {} })).reports).toEqual([made])
    const [row] = await market.store.list('abuseReports', {})
    expect(row?.snapshot).toMatchObject({ name_en: before?.name_en, version: before?.version, casNumber: before?.casNumber })
    await market.store.update('products', { _id: subjectId }, { name_en: before?.name_en ?? '' })
  })

  it('shows each person their own reports alone, newest first, by pages', async () => {
    const first = await report(tokens.buyer, { subject: 'person', subjectId: ids.seller })
    market.clock.now = new Date(market.clock.now.getTime() + 1000)
    const second = await report(tokens.buyer, { subject: 'person', subjectId: ids.seller2 })
    const page = (number: number) => market.call('abuseReports', { token: tokens.buyer, body: { page: number, pageSize: 1 } })
    expect([await page(1), await page(2)]).toEqual([
      { reports: [second], total: 2 },
      { reports: [first], total: 2 },
    ])
    expect(await market.call('abuseReports', { token: tokens.seller, body: {} })).toEqual({ reports: [], total: 0 })
  })

  it('takes one open report of each person about the same, and another once it is decided', async () => {
    const subjectId = newProduct()
    const { number } = await report(tokens.buyer, { subject: 'listing', subjectId })
    const again = await market.envelope('reportAbuse', {
      token: tokens.buyer,
      body: { subject: 'listing', subjectId, reason: 'spam' },
    })
    expect([again.code, again.results]).toEqual([409, { state: 'open' }])
    expect(await codeOf(tokens.company, { subject: 'listing', subjectId })).toBe(200)
    await resolve(number, 'dismissed')
    expect(await codeOf(tokens.buyer, { subject: 'listing', subjectId })).toBe(200)
  })

  it('takes one of two reports that come at once', async () => {
    const subjectId = newProduct()
    const both = await Promise.all([1, 2].map(() => codeOf(tokens.buyer, { subject: 'listing', subjectId })))
    expect(both.toSorted()).toEqual([200, 409])
    expect(await market.store.count('abuseReports', {})).toBe(1)
  })

  it('knows nothing of what the reporter cannot see, and takes no report of what is their own', async () => {
    const { message, id } = await written('Between us')
    const hidden = newProduct()
    await market.store.update('products', { _id: hidden }, { status: 'inactive' })
    const rating = await ratingOf(hidden, ids.buyer, 1)
    const unknown = '00000000-0000-7000-8000-ffffffffffff'
    const { company, seller, buyer } = tokens
    const codes = await Promise.all([
      codeOf(company, { subject: 'message', subjectId: message._id }),
      codeOf(company, { subject: 'listing', subjectId: hidden }),
      codeOf(company, { subject: 'rating', subjectId: rating }),
      codeOf(company, { subject: 'person', subjectId: unknown }),
      codeOf(company, { subject: 'listing', subjectId: unknown }),
      // Ids of other things.
      codeOf(buyer, { subject: 'rating', subjectId: message._id }),
      // A buyer whom nobody here has met.
      codeOf(tokens.seller2, { subject: 'person', subjectId: ids.company }),
    ])
    expect(codes).toEqual([404, 404, 404, 404, 404, 404, 404])
    const own = await Promise.all([
      codeOf(seller, { subject: 'message', subjectId: message._id }),
      codeOf(seller, { subject: 'listing', subjectId: hidden }),
      codeOf(seller, { subject: 'person', subjectId: ids.seller }),
    ])
    expect(own).toEqual([422, 422, 422])
    // The seller knows who rated the listing that is off the market.
    expect(await codeOf(seller, { subject: 'rating', subjectId: rating })).toBe(200)
    await market.call('deleteChat', { token: buyer, id })
    expect(await codeOf(buyer, { subject: 'message', subjectId: message._id })).toBe(404)
  })

  it('needs a sign-in, a reason of the list, and words for any other', async () => {
    const subjectId = newProduct()
    const send = (token: string | undefined, body: object) => market.envelope('reportAbuse', { token, body })
    const listing = { subject: 'listing', subjectId }
    expect((await send(undefined, { ...listing, reason: 'spam' })).code).toBe(401)
    expect((await send(tokens.buyer, { ...listing, reason: 'ugly' })).code).toBe(422)
    expect((await send(tokens.buyer, { ...listing, reason: 'other', note: '   ' })).results).toEqual({
      fields: { note: 'Please fill this in.' },
    })
    expect((await send(tokens.buyer, { ...listing, reason: 'other', note: 'It smells' })).code).toBe(200)
  })

  it('removes a listing for good, tells its seller why, and every reporter what became of it', async () => {
    const subjectId = newProduct()
    const one = await report(tokens.buyer, { subject: 'listing', subjectId, note: 'I am the buyer in Chattogram' })
    const two = await report(tokens.company, { subject: 'listing', subjectId, reason: 'spam' })
    expect(await resolve(one.number, 'removed', { reply: 'It is off the market.' })).toEqual([
      `${one.number}, ${two.number}: removed`,
    ])
    expect((await market.envelope('viewProduct', { id: subjectId })).code).toBe(404)
    const activate = { token: tokens.seller, side: 'Seller' as const, id: subjectId }
    expect((await market.envelope('changeProductStatus', activate)).code).toBe(404)
    const mails = await market.deliver()
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(
      ['buyer@kimiya.example', 'company@kimiya.example', 'seller@kimiya.example'].toSorted(),
    )
    const [notified] = await feedOf(ids.seller, 'contentRemoved')
    expect(notified?.body_en).toContain('because it breaks our rules: fraud.')
    // Neither the note nor who wrote it, nor what the operator thinks of it, comes to the seller or to the reporters.
    const everything = JSON.stringify([mails, await market.store.list('notifications', {})])
    expect(everything).not.toMatch(/I am the buyer|trickster/)
    expect(JSON.stringify(notified)).not.toContain(ids.buyer)
    const { reports } = await market.call('abuseReports', { token: tokens.company, body: {} })
    expect(reports).toEqual([
      { ...two, outcome: 'removed', reply: 'It is off the market.', resolvedAt: market.clock.now.toISOString() },
    ])
  })

  it('takes a removed rating out of sight and out of the averages, and lets nobody bring it back', async () => {
    const productId = newProduct()
    const before = await market.call('viewProduct', { id: productId })
    const rating = await ratingOf(productId, ids.buyer, 1)
    const [product] = await market.store.list('products', { _id: productId })
    const figures = { rating: product?.rating ?? 0, ratingCount: product?.ratingCount ?? 0 }
    const counted = { ratingCount: figures.ratingCount + 1 }
    const sum = figures.rating * figures.ratingCount + 1
    await market.store.update('products', { _id: productId }, { ...counted, rating: sum / counted.ratingCount })
    const { number } = await report(tokens.seller, { subject: 'rating', subjectId: rating })
    const listed = await market.call('getProductRatings', { token: tokens.buyer, body: { productId } })
    await resolve(number, 'removed')
    const left = await market.call('getProductRatings', { token: tokens.buyer, body: { productId } })
    expect([left.total, left.counts[0], left.own, left.mayRate]).toEqual([
      listed.total - 1,
      (listed.counts[0] ?? 0) - 1,
      undefined,
      false,
    ])
    expect((await market.call('viewProduct', { id: productId })).rating).toBeCloseTo(before.rating, 4)
    const edit = { token: tokens.buyer, id: rating, body: { stars: 1, sellerStars: 1, text: 'Again' } }
    expect((await market.envelope('editRating', edit)).code).toBe(404)
    expect(await codeOf(tokens.seller, { subject: 'rating', subjectId: rating })).toBe(404)
    expect(await feedOf(ids.buyer, 'contentRemoved')).toHaveLength(1)
  })

  it('takes the text and file of a removed message from both sides, and keeps them for the operator', async () => {
    const id = await chat(tokens.buyer, ids.seller)
    const { seller, buyer } = tokens
    const { _id: fileId } = await market.call('uploadMedia', { token: seller, body: { chatId: id, file: pdfFile('threat.pdf') } })
    const message = await market.call('sendMessage', { token: seller, id, body: { text: 'Pay or else', fileId } })
    const { number } = await report(buyer, { subject: 'message', subjectId: message._id })
    const quoting = { userId: ids.buyer, type: 'chatMessage' as const, subjectId: id }
    expect(await market.store.count('notifications', quoting)).toBeGreaterThan(0)
    expect((await market.reply('viewFile', { token: buyer, id: fileId })).kind).toBe('file')
    await resolve(number, 'removed')
    expect(await market.store.count('notifications', quoting)).toBe(0)
    for (const token of [buyer, seller]) {
      const { messages } = await market.call('getMessages', { token, id, body: {} })
      const { _id, sequence, kind, mine, sentAt } = messages.at(-1) ?? message
      expect(messages.at(-1)).toEqual({ _id, sequence, kind, mine, sentAt, removed: true })
      const { chats } = await market.call('getChats', { token, body: {} })
      expect(JSON.stringify(chats)).not.toContain('Pay or else')
    }
    expect((await market.envelope('viewFile', { token: buyer, id: fileId })).code).toBe(404)
    const shown = await operate(abuseReportsCommand, ['show', number])
    expect(shown.find((line) => line.startsWith('text'))).toBe('text\tPay or else')
    expect(shown.find((line) => line.startsWith('file'))).toContain('threat.pdf')
  })

  it('warns a person without a word of who reported them', async () => {
    await chat(tokens.buyer, ids.seller)
    const { number } = await report(tokens.seller, { subject: 'person', subjectId: ids.buyer, reason: 'spam' })
    await resolve(number, 'warned')
    const [warning] = await feedOf(ids.buyer, 'abuseWarned')
    expect([warning?.title_en, warning?.body_ar, warning?.body_bn]).toEqual([
      'A warning from the marketplace',
      expect.stringContaining('تعاملك مع الآخرين'),
      expect.stringContaining('অন্যদের সঙ্গে আপনার আচরণ'),
    ])
    expect(JSON.stringify(warning)).not.toMatch(new RegExp(`${ids.seller}|Marjan|trickster`))
    expect((await market.deliver()).map(({ recipient }) => recipient)).toContain('buyer@kimiya.example')
  })

  it('suspends an account, once', async () => {
    const { number } = await report(tokens.buyer, { subject: 'person', subjectId: ids.seller2 })
    await resolve(number, 'suspended')
    expect((await market.envelope('getUser', { token: tokens.seller2 })).code).toBe(401)
    await market.store.update('abuseReports', { number }, { status: 'open', outcome: null, resolvedAt: null })
    await expect(resolve(number, 'suspended')).rejects.toMatchObject({ code: 409 })
    await operate(restoreUserCommand, ['seller2@kimiya.example'])
  })

  it('is decided once: neither a second operator nor an outcome that does not fit changes anything', async () => {
    const { number } = await report(tokens.buyer, { subject: 'person', subjectId: ids.seller })
    await expect(resolve(number, 'removed')).rejects.toMatchObject({ code: 409 })
    const outcomes = await Promise.allSettled([resolve(number, 'dismissed'), resolve(number, 'warned')])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(resolve(number, 'dismissed')).rejects.toMatchObject({ code: 409 })
    await expect(resolve('KA-26-00000-00000', 'dismissed')).rejects.toThrow('No report KA-26-00000-00000')
    expect(await market.store.count('notifications', { userId: ids.buyer, type: 'abuseReportResolved' })).toBeGreaterThan(0)
  })

  it('stands in the operator’s queue, the oldest first, on a line each', async () => {
    expect(await operate(abuseReportsCommand, ['list'])).toEqual(['No report is open.'])
    const { number } = await report(tokens.buyer, { subject: 'person', subjectId: ids.seller, note: 'Line one\nline two\tthree' })
    const [line] = await operate(abuseReportsCommand, ['list'])
    expect(line?.split('\t')).toEqual([
      number,
      market.clock.now.toISOString(),
      'person',
      'fraud',
      expect.stringContaining('Marjan'),
      '',
      'Line one line two three',
    ])
    await expect(operate(abuseReportsCommand, ['resolve', number, 'forgotten', 'x'])).rejects.toThrow('reports list')
    await expect(operate(abuseReportsCommand, ['resolve', number, 'warned'])).rejects.toThrow('reports list')
  })

  it('keeps no words of a reporter who deletes the account', async () => {
    const { number } = await report(tokens.company, { subject: 'person', subjectId: ids.seller, note: 'Said by me' })
    await market.store.transaction(async (tables) => {
      const { ports, newId, clock } = market
      const [user] = await tables.list('users', { _id: ids.company })
      if (user !== undefined) await deleteAccountData({ tables, ports, newId, now: clock.now.toISOString() }, user)
    })
    expect((await market.store.find('abuseReports', { number }))?.note).toBeNull()
    expect(await resolve(number, 'dismissed')).toEqual([`${number}: dismissed`])
  })
})
