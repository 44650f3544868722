import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { CommandRefused } from '#server/operator/store-command.ts'
import { verifyCompanyCommand } from '#server/operator/verify-company.ts'
import { runCommand } from '#tests/support/operator-command.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { pdfBytes, pdfFile } from '#tests/support/sample-files.ts'
import { register } from '#tests/support/registration.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let token: string
  let companyId: string
  let printed: string[]
  beforeAll(async () => {
    market = await openMarketplace(await openStore())
    token = await market.signIn('company')
    companyId = (await market.call('getUser', { token }))._id
  })
  beforeEach(() => {
    printed = []
  })

  const numbers = { tradeLicenceNumber: 'CN-1184523', taxNumber: '100555014200003' }
  const send = (texts: readonly string[], changed: Partial<typeof numbers> = {}) =>
    market.call('sendCompanyDocuments', {
      token,
      body: { ...numbers, ...changed, files: texts.map((text) => pdfFile(`${text}.pdf`, text)) },
    })
  const documents = () => market.call('getCompanyDocuments', { token })
  const operator = (args: string, options = {}) =>
    runCommand(market, verifyCompanyCommand, args.split(' '), { options, print: (line) => printed.push(line) })
  /** The ids of pending documents, as the operator names them. */
  const waiting = async () => {
    printed = []
    await operator('list')
    const id = printed.find((line) => line.includes('company@kimiya.example'))?.split('\t')[0] ?? ''
    printed = []
    return id
  }
  const isShownVerified = async () => (await market.store.find('sellers', { _id: companyId }))?.verified
  const notified = async () => {
    const { notifications } = await market.call('getNotifications', { token, side: 'Seller', body: {} })
    return notifications.flatMap(({ type, body_en }) => (type.startsWith('company') ? [body_en] : []))
  }

  it('answers that nothing was sent, also to a person, who can send nothing', async () => {
    expect(await documents()).toEqual({ status: 'none', files: [] })
    const person = await market.signIn('buyer')
    expect(await market.call('getCompanyDocuments', { token: person })).toEqual({ status: 'none', files: [] })
    const body = { ...numbers, files: [pdfFile()] }
    expect(await market.envelope('sendCompanyDocuments', { token: person, body })).toMatchObject({
      code: 403,
      message: 'This is for company accounts only.',
    })
    expect(await market.store.count('files', {})).toBe(0)
  })

  it('refuses numbers in another form, no documents, and too many', async () => {
    const refused = async (body: object) => (await market.envelope('sendCompanyDocuments', { token, body })).results
    expect(await refused({ ...numbers, tradeLicenceNumber: '?no!', files: [pdfFile()] })).toEqual({
      fields: { tradeLicenceNumber: 'This is not in the right form.' },
    })
    expect(await refused(numbers)).toEqual({ fields: { files: 'Please fill this in.' } })
    expect(await refused({ ...numbers, files: Array.from({ length: 6 }, () => pdfFile()) })).toEqual({
      fields: { files: 'No more than 5 values, please.' },
    })
    expect(await documents()).toEqual({ status: 'none', files: [] })
  })

  it('keeps what is sent for the company and the operator alone, and lets two first sendings at once end in one', async () => {
    const responses = await Promise.all([send(['licence', 'tax card']), send(['licence', 'tax card'])])
    const now = await documents()
    expect(now).toEqual({
      status: 'pending',
      ...numbers,
      sentAt: market.clock.now.toISOString(),
      files: ['licence', 'tax card'].map((text, index) => ({
        _id: now.files[index]?._id,
        fileName: `${text}.pdf`,
        contentType: 'application/pdf',
        size: pdfBytes(text).length,
      })),
    })
    expect(responses).toEqual([now, now])
    expect(await market.store.count('files', { ownerId: companyId })).toBe(2)
    const id = now.files[0]?._id ?? ''
    expect((await market.reply('viewFile', { token, id })).kind).toBe('file')
    const stranger = await market.signIn('seller')
    expect((await market.envelope('viewFile', { token: stranger, id })).code).toBe(404)
    expect((await market.envelope('viewFile', { id })).code).toBe(404)
  })

  it('shows the operator who waits, and copies the documents into a folder', async () => {
    const id = await waiting()
    const folder = await mkdtemp(join(tmpdir(), 'kimiya-documents-'))
    await operator(`show ${id}`, { to: folder })
    expect(printed).toEqual(
      expect.arrayContaining([
        'status\tpending',
        'company\tCreekside Coatings LLC',
        'trade licence\tCN-1184523',
        'tax number\t100555014200003',
        join(folder, id, '1-licence.pdf'),
        join(folder, id, '2-tax card.pdf'),
      ]),
    )
    expect(new Uint8Array(await readFile(join(folder, id, '1-licence.pdf')))).toEqual(pdfBytes('licence'))
  })

  it('lets one of two operators decide, and tells the company', async () => {
    const id = await waiting()
    const outcomes = await Promise.allSettled([operator(`approve ${id}`), operator(`refuse ${id} The licence has run out.`)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(outcomes.find((outcome) => outcome.status === 'rejected')).toMatchObject({ reason: { code: 409 } })
    const { status } = await documents()
    expect(await isShownVerified()).toBe(status === 'verified')
    expect(await notified()).toHaveLength(1)
  })

  it('refuses with a reason that the company reads, and lets the same documents be sent again', async () => {
    await send(['another licence'])
    await operator(`refuse ${await waiting()} The licence has run out.`)
    expect(await documents()).toMatchObject({ status: 'refused', reason: 'The licence has run out.' })
    expect((await notified())[0]).toContain('The licence has run out.')
    expect(await send(['another licence'])).toMatchObject({ status: 'pending' })
  })

  it('verifies with the tax number that was proved, and stays so when the same is sent again', async () => {
    await send(['licence'], { taxNumber: '100555014299999' })
    await operator(`approve ${await waiting()}`)
    expect(printed).toEqual(['Creekside Coatings LLC is verified'])
    expect(await isShownVerified()).toBe(true)
    expect((await market.call('getUser', { token })).taxNumber).toBe('100555014299999')
    expect((await market.store.find('sellers', { _id: companyId }))?.taxNumber).toBe('100555014299999')
    const before = await documents()
    expect(await send(['licence'], { taxNumber: '100555014299999' })).toEqual(before)
    expect(before.status).toBe('verified')
  })

  it.each([
    ['another number', () => send(['licence'], { tradeLicenceNumber: 'CN-7' })],
    ['another file', () => send(['renewed licence'])],
    ['another name', () => market.call('editProfile', { token, body: { businessName: 'Creekside Paints LLC' } })],
  ])('waits again after %s, and what the operator saw before cannot be decided', async (_change, change) => {
    await send(['licence'])
    const seen = await waiting()
    await operator(`approve ${seen}`)
    await change()
    expect(await documents()).toMatchObject({ status: 'pending' })
    expect(await isShownVerified()).toBe(false)
    await expect(operator(`approve ${seen}`)).rejects.toThrow(`No documents ${seen}`)
    await operator(`approve ${await waiting()}`)
    expect(await isShownVerified()).toBe(true)
    await market.call('editProfile', { token, body: { businessName: 'Creekside Coatings LLC' } })
  })

  it('takes the mark back with a reason, once', async () => {
    await send(['licence'])
    const id = await waiting()
    await expect(operator(`revoke ${id} Too early`)).rejects.toMatchObject({ code: 409 })
    await operator(`approve ${id}`)
    await operator(`revoke ${id} The ministry has struck it off.`)
    expect(await documents()).toMatchObject({ status: 'refused', reason: 'The ministry has struck it off.' })
    expect(await isShownVerified()).toBe(false)
    await expect(operator(`revoke ${id} Again`)).rejects.toMatchObject({ code: 409 })
  })

  it('refuses commands without documents, without a reason, and documents that nobody sent', async () => {
    const unknownId = '00000000-0000-7000-8000-ffffffffffff'
    for (const args of [
      'approve',
      'approve company@kimiya.example',
      `refuse ${unknownId}`,
      `burn ${unknownId}`,
      `show ${unknownId}`,
    ]) {
      await expect(operator(args)).rejects.toThrow(CommandRefused)
    }
    await expect(operator(`approve ${unknownId}`)).rejects.toThrow('No documents')
  })

  it('lets go of the documents before, and of all when the company leaves', async () => {
    const [email, password] = ['padma.paints@example.com', 'a long enough one']
    const firm = { accountType: 'Company' as const, businessName: 'Padma Paints Ltd', taxNumber: '004821337-0101' }
    const leaverToken = await register(market, { ...firm, email, password })
    const { _id: ownerId } = await market.call('getUser', { token: leaverToken })
    const body = (text: string) => ({ ...numbers, files: [pdfFile('licence.pdf', text)] })
    const [attached] = (await market.call('sendCompanyDocuments', { token: leaverToken, body: body('old') })).files
    await market.call('sendCompanyDocuments', { token: leaverToken, body: body('new') })
    expect((await market.envelope('viewFile', { token: leaverToken, id: attached?._id ?? '' })).code).toBe(404)
    expect(await market.store.count('files', { ownerId, access: 'private' })).toBe(1)
    await market.call('deleteAccount', { token: leaverToken, body: { password } })
    expect(await market.store.count('companyDocuments', { userId: ownerId })).toBe(0)
    expect(await market.store.count('files', { ownerId, access: 'private' })).toBe(0)
  })
})
