import { beforeAll, beforeEach, expect, it } from 'vitest'
import { replyTicketCommand } from '#server/operator/reply-ticket.ts'
import { bankDetailsCommand } from '#server/operator/bank-details.ts'
import { contentsCommand } from '#server/operator/contents.ts'
import { secondFactorsCommand } from '#server/operator/second-factors.ts'
import type { CallCommand } from '#server/operator/call-command.ts'
import { restoreUserCommand, suspendUserCommand } from '#server/operator/suspensions.ts'
import { runCommand } from '#tests/support/operator-command.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { register, registrant } from '#tests/support/registration.ts'
import { addAuthenticator } from '#tests/support/second-factors.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

const account = {
  accountName: 'Kimiya FZ-LLC',
  bankName: 'Emirates NBD',
  iban: 'AE07 0331 2345 6789 0123 456',
  swift: 'EBILAEAD',
  currency: 'USD',
}

describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let printed: string[]
  beforeAll(async () => {
    market = await openMarketplace(await openStore())
  })
  beforeEach(() => {
    printed = []
  })
  const run = (command: CallCommand, args: string, file?: unknown, options = {}) =>
    runCommand(market, command, args.split(' '), { file, options, print: (line) => printed.push(line) })

  it('answers a ticket in the words given, tells its owner, and refuses one that is closed', async () => {
    const token = await market.signIn('buyer')
    const body = { topic: 'payment' as const, subject: 'My card', message: 'It was charged twice.' }
    const { _id: id, number } = await market.call('raiseTicket', { token, body })
    await run(replyTicketCommand, 'list')
    await run(replyTicketCommand, `${number} We have refunded one charge.`)
    await run(replyTicketCommand, 'list')
    await run(replyTicketCommand, `show ${number}`)
    const at = market.clock.now.toISOString()
    expect(printed).toEqual([
      `${number}\t${at}\tpayment\tMy card`,
      `${number} answered`,
      `${number}\tanswered\tpayment\tMy card\tbuyer@kimiya.example\ten`,
      `${at}\tuser\tIt was charged twice.`,
      `${at}\tsupport\tWe have refunded one charge.`,
    ])
    expect(await market.store.count('notifications', { type: 'ticketAnswered', subjectId: id })).toBe(1)
    await market.call('closeTicket', { token, id })
    await expect(run(replyTicketCommand, `${number} Too late`)).rejects.toMatchObject({ code: 409 })
    await expect(run(replyTicketCommand, 'KT-26-00000 Hello')).rejects.toThrow('No ticket KT-26-00000')
  })

  it('shuts an account out with a reason, lets it in again, and says when there is nothing to do', async () => {
    const email = 'company@kimiya.example'
    const token = await market.signIn('company')
    await run(suspendUserCommand, `${email.toUpperCase()} False safety data sheets`)
    expect((await market.envelope('getUser', { token })).code).toBe(401)
    const user = await market.store.find('users', { email })
    expect((await market.store.find('suspensions', { _id: user?._id ?? '' }))?.reason).toBe('False safety data sheets')
    await expect(run(suspendUserCommand, `${email} Again`)).rejects.toThrow(`${email} is suspended`)
    await expect(run(suspendUserCommand, email)).rejects.toThrow('REASON')
    await run(restoreUserCommand, email)
    await market.signIn('company')
    await expect(run(restoreUserCommand, email)).rejects.toThrow(`${email} is active`)
    await expect(run(restoreUserCommand, 'nobody@kimiya.example')).rejects.toThrow('No account nobody@kimiya.example')
  })

  it('lets in who has lost the device and all recovery codes: no factor, no session, a mail, and an entry in the log', async () => {
    const email = 'careful@example.com'
    const { token } = await addAuthenticator(market, await register(market, { email }))
    await market.deliver()
    await expect(run(secondFactorsCommand, 'remove')).rejects.toThrow('second-factors remove EMAIL --reason TEXT')
    await run(secondFactorsCommand, `remove ${email.toUpperCase()}`)
    expect((await market.envelope('getUser', { token })).code).toBe(401)
    for (const table of ['secondFactors', 'recoveryCodes'] as const) expect(await market.store.count(table, {})).toBe(0)
    expect((await market.deliver()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [email, 'The second step of your sign-in was removed'],
    ])
    const login = { email, password: registrant.password }
    expect((await market.envelope('login', { body: login, address: '203.0.113.77' })).code).toBe(200)
    const user = await market.store.find('users', { email })
    const events = await market.store.list('securityEvents', { accountId: user?._id ?? '', kind: 'secondFactor.removed' })
    expect(events.map(({ actor, reason, before }) => [actor, reason, before])).toEqual([
      ['amina', 'As the board decided', { kind: 'authenticator', name: 'Phone' }],
    ])
    await expect(run(secondFactorsCommand, `remove ${email}`)).rejects.toThrow('This account has no second factor')
  })

  it('sets the account for transfers, and none that no bank has', async () => {
    await expect(run(bankDetailsCommand, 'set bank.json', { ...account, iban: 'AE08 0331 2345 6789 0123 456' })).rejects.toThrow(
      'bankDetails.iban: This is not an IBAN',
    )
    await run(bankDetailsCommand, 'set bank.json', account)
    await run(bankDetailsCommand, 'show')
    const shown = { ...account, iban: 'AE070331234567890123456' }
    expect([printed[0], JSON.parse(printed[1] ?? '')]).toEqual(['Buyers transfer to AE070331234567890123456', shown])
    const token = await market.signIn('buyer')
    expect(await market.call('getAdminBankDetails', { token })).toMatchObject({ iban: shown.iban, accountName: 'Kimiya FZ-LLC' })
  })

  it('puts a file in place of a page, exports what it reads, and goes back to what was delivered', async () => {
    await run(contentsCommand, 'export terms')
    const delivered: unknown = JSON.parse(printed[0] ?? '')
    const own = [{ _id: 'who', heading: { en: 'Who we are', bn: 'আমরা কারা' }, text: { en: 'A market.\n\nFor chemicals.' } }]
    await run(contentsCommand, 'import terms terms.json', own)
    await run(contentsCommand, 'export terms')
    await run(contentsCommand, 'list')
    expect(JSON.parse(printed[2] ?? '')).toEqual(own)
    expect(printed[1]).toBe('terms: 1 sections')
    expect(printed[5]).toBe(`terms\t1\t${market.clock.now.toISOString()}`)
    await run(contentsCommand, 'reset terms')
    await run(contentsCommand, 'export terms')
    expect(JSON.parse(printed.at(-1) ?? '')).toEqual(delivered)
  })

  it('takes no page that does not exist and no section without its texts or of no known topic', async () => {
    const section = { _id: 'pay', topic: 'ordering', heading: { en: 'How?' }, text: { en: 'So.' } }
    await expect(run(contentsCommand, 'export prices')).rejects.toThrow('PAGE is one of faqs, about, terms, privacy')
    await expect(run(contentsCommand, 'import faqs f.json', [{ ...section, text: {} }])).rejects.toThrow('sections.0.text: ')
    await expect(run(contentsCommand, 'import faqs f.json', [{ ...section, topic: 'weather' }])).rejects.toThrow(
      'sections.0.topic: ',
    )
    await expect(run(contentsCommand, 'import faqs f.json', [section, section])).rejects.toThrow(
      'sections.1._id: This stands here twice',
    )
    expect(await market.store.count('contents', { page: 'faqs' })).toBe(0)
  })
})
