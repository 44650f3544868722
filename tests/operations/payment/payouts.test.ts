import { beforeAll, expect, it } from 'vitest'
import { runWeeklyPayouts } from '#server/jobs/run-weekly-payouts.ts'
import { book } from '#server/domain/ledger/ledger.ts'
import { bytesOf, openMarketplace } from '#tests/support/marketplace.ts'
import { ask, bankAccounts, earn, newPayee } from '#tests/support/payout-steps.ts'
import { register } from '#tests/support/registration.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'
import { type CaseFixture, openCaseFixture } from '../cases/case-fixture.ts'

const reason = 'As the bank says'
const sar = (amount: number) => ({ amount, currency: 'SAR' })

describeMarketplaces((_, openStore) => {
  let fixture: CaseFixture
  let operator: { operatorToken: string }
  beforeAll(async () => {
    fixture = await openCaseFixture(await openMarketplace(await openStore()))
    operator = await fixture.asOperator()
  })

  const payee = (currency?: keyof typeof bankAccounts | null) =>
    newPayee(fixture.market, fixture.newEmail(), fixture.newAddress, currency)
  type Payee = Awaited<ReturnType<typeof payee>>
  const callOf = ({ token, side }: Payee) => ({ token, side })
  const balancesOf = async (seller: Payee, currency = 'SAR') =>
    (await fixture.market.call('getPayoutOverview', callOf(seller))).balances.find(
      ({ available }) => available.currency === currency,
    )
  const amountsOf = async (seller: Payee) => {
    const { available, requested, sent, debt } = (await balancesOf(seller)) ?? {}
    return [available?.amount, requested?.amount, sent?.amount, debt?.amount]
  }
  const batch = async (currency = 'SAR') => fixture.market.call('createPayoutBatch', { ...operator, body: { currency, reason } })
  const statesOf = async (seller: Payee) =>
    (await fixture.market.call('getPayouts', { ...callOf(seller), body: {} })).payouts.map(({ status }) => status)

  it('asks for a second factor before it keeps an account or pays anything out', async () => {
    const { market, newEmail, newAddress } = fixture
    const token = await register(market, { email: newEmail() }, newAddress)
    const call = { token, side: 'Seller' as const }
    expect(await market.call('getPayoutOverview', call)).toMatchObject({ hasSecondFactor: false, accounts: [] })
    const refused = { error: true, code: 409, message: expect.stringContaining('second step') as string }
    expect(await market.envelope('savePayoutAccount', { ...call, body: bankAccounts.SAR })).toMatchObject(refused)
    expect(await market.envelope('requestPayout', { ...call, body: { amount: sar(40_000) } })).toMatchObject(refused)
  })

  it.each([
    ['an IBAN with a wrong digit', { iban: 'SA0380000000608010167518' }, ['iban']],
    ['an IBAN of another country', { iban: 'DE89370400440532013000' }, ['iban']],
    ['no IBAN where the country has them', { iban: undefined }, ['iban']],
    [
      'no routing number in Bangladesh',
      { country: 'BD', accountNumber: '10510204477', bankName: 'Bank', branch: 'Agrabad' },
      ['routingNumber'],
    ],
    ['a BIC of another country', { country: 'IN', accountNumber: '50100012345678', bankName: 'Bank', bic: 'RJHISARI' }, ['bic']],
    [
      'a country that is none',
      { country: 'ZZ', accountNumber: '50100012345678', bankName: 'Bank', bic: 'AAAAZZ22' },
      ['country'],
    ],
    [
      'an account number without a sign',
      { country: 'US', accountNumber: '- - -', bankName: 'Bank', bic: 'AAAAUS33' },
      ['accountNumber'],
    ],
    ['an IBAN with the BIC of another country', { bic: 'DEUTDEFF' }, ['bic']],
    ['a holder of slashes', { holder: '//' }, ['holder']],
    ['a holder that begins with a slash', { holder: '/Gulf Marjan' }, ['holder']],
    ['a holder without a letter', { holder: '12' }, ['holder']],
    ['a holder that begins with a hyphen', { holder: '-Gulf' }, ['holder']],
    [
      'an account number of zeros',
      { country: 'US', accountNumber: '000-000', bankName: 'Bank', bic: 'AAAAUS33' },
      ['accountNumber'],
    ],
    ['a bank of slashes', { country: 'US', accountNumber: '1234', bankName: '//', bic: 'AAAAUS33' }, ['bankName']],
    [
      "the marketplace's own account as a number",
      { country: 'US', accountNumber: 'SA0380000000608010167519', bankName: 'Bank', bic: 'AAAAUS33' },
      ['accountNumber'],
    ],
    ["the marketplace's own account", { iban: 'SA03 8000 0000 6080 1016 7519' }, ['iban']],
    ['a currency that nobody trades in', { currency: 'XAU' }, ['currency']],
    ['a holder in letters that banks do not take', { holder: 'مرجان الخليج' }, ['holder']],
  ])('refuses %s', async (_name, wrong, fields) => {
    const body = { ...bankAccounts.SAR, ...wrong }
    const refused = await fixture.market.envelope('savePayoutAccount', { ...callOf(await payee(null)), body })
    expect([refused.code, Object.keys((refused.results as { fields: object }).fields)]).toEqual([422, fields])
  })

  it('shows no more of an account than its last four, mails each change, and stores no number in clear', async () => {
    const { market } = fixture
    const seller = await payee(null)
    const before = market.mails.length
    const saved = await market.call('savePayoutAccount', { ...callOf(seller), body: bankAccounts.SAR })
    expect(saved).toMatchObject({
      lastFour: '3344',
      kind: 'iban',
      payableFrom: new Date(market.clock.now.getTime() + 72 * 3_600_000).toISOString(),
    })
    await market.deliver()
    expect(market.mails.slice(before).map(({ subject }) => subject)).toContain('New bank account for your payouts')
    const rows = JSON.stringify([await market.store.list('payoutAccounts', {}), await market.store.list('securityEvents', {})])
    expect(rows).not.toContain('608010163')
    const other = { ...bankAccounts.SAR, iban: 'SA4420000001234567891234' }
    await market.call('savePayoutAccount', { ...callOf(seller), body: other })
    expect((await market.call('getPayoutOverview', callOf(seller))).accounts.map(({ lastFour }) => lastFour)).toEqual(['1234'])
    const events = await market.store.list('securityEvents', { kind: 'payoutAccount.changed', accountId: seller.userId })
    expect(events.map(({ before: old, after }) => [old, after])).toContainEqual([
      { currency: 'SAR', lastFour: '3344' },
      { currency: 'SAR', lastFour: '1234' },
    ])
  })

  it('sends what is asked for to the bank, and books each step', async () => {
    const { market } = fixture
    const seller = await payee()
    const payout = await ask(market, seller, 40_000)
    expect(payout).toMatchObject({ status: 'requested', amount: sar(40_000), lastFour: '3344' })
    expect(await amountsOf(seller)).toEqual([60_000, 40_000, 0, 0])
    const { _id: id } = await batch()
    expect([await statesOf(seller), await amountsOf(seller)]).toEqual([['sent'], [60_000, 0, 40_000, 0]])
    await market.call('settlePayouts', { ...operator, id, body: { outcome: 'arrived', reason } })
    expect([await statesOf(seller), await amountsOf(seller)]).toEqual([['arrived'], [60_000, 0, 0, 0]])
    const { payouts } = await market.call('getPayoutBatch', { ...operator, id })
    await market.call('getPayoutBatch', { ...operator, id })
    const file = await market.store.find('payoutBatches', { _id: id })
    const subject = `getPayoutBatch ${file?.number ?? ''}`
    expect(await market.store.count('securityEvents', { kind: 'operator.read', subject })).toBe(1)
    expect(payouts.find(({ number }) => number === payout.number)).toMatchObject({ status: 'arrived', due: false })
    const notified = await market.call('getNotifications', { ...callOf(seller), body: {} })
    expect(notified.notifications.map(({ type }) => type).toSorted()).toEqual(['payoutArrived', 'payoutSent'])
    expect((await market.call('getLedger', operator)).unbookedPayouts).toEqual([])
  })

  it('puts the money back when the bank returns it or an operator refuses it, and says why', async () => {
    const { market } = fixture
    const seller = await payee()
    const [first, second] = [await ask(market, seller, 40_000), await ask(market, seller, 20_000)]
    await market.call('refusePayout', { ...operator, id: second._id, body: { reason: 'The name is not the company’s' } })
    const { _id: id } = await batch()
    const settlement = { payoutIds: [first._id], outcome: 'returned' as const, reason: 'Account closed' }
    await market.call('settlePayouts', { ...operator, id, body: settlement })
    expect([await statesOf(seller), await amountsOf(seller)]).toEqual([
      ['returned', 'returned'],
      [100_000, 0, 0, 0],
    ])
    const { notifications } = await market.call('getNotifications', { ...callOf(seller), body: {} })
    expect(notifications.map(({ type }) => type).toSorted()).toEqual(['payoutRefused', 'payoutReturned', 'payoutSent'])
    const { payouts } = await market.call('getPayouts', { ...callOf(seller), body: {} })
    expect(payouts.map((payout) => payout.reason).toSorted()).toEqual(['Account closed', 'The name is not the company’s'])
    expect(await market.envelope('settlePayouts', { ...operator, id, body: settlement })).toMatchObject({
      code: 409,
      results: { state: 'returned' },
    })
  })

  it('that its seller cancels is available again, once, and only until the bank has it', async () => {
    const { market } = fixture
    const [seller, stranger] = [await payee(), await payee()]
    const [first, second] = [await ask(market, seller, 40_000), await ask(market, seller, 20_000)]
    expect((await market.envelope('cancelPayout', { ...callOf(stranger), id: first._id })).code).toBe(404)
    const tries = Array.from({ length: 4 }, () => market.envelope('cancelPayout', { ...callOf(seller), id: first._id }))
    const answers = await Promise.all(tries)
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409, 409, 409])
    expect(answers.find(({ code }) => code === 409)?.results).toMatchObject({ state: 'cancelled' })
    expect([await statesOf(seller), await amountsOf(seller)]).toEqual([
      ['requested', 'cancelled'],
      [80_000, 20_000, 0, 0],
    ])
    await batch()
    expect(await market.envelope('cancelPayout', { ...callOf(seller), id: second._id })).toMatchObject({
      code: 409,
      results: { state: 'sent' },
    })
    expect(await amountsOf(seller)).toEqual([80_000, 0, 20_000, 0])
    expect((await market.call('getLedger', operator)).unbookedPayouts).toEqual([])
  })

  it('gives no more than there is to any number that ask at once', async () => {
    const seller = await payee()
    const asked = Array.from({ length: 8 }, () =>
      fixture.market.envelope('requestPayout', { ...callOf(seller), body: { amount: sar(30_000) } }),
    )
    const codes = (await Promise.all(asked)).map(({ code }) => code)
    expect(codes.toSorted()).toEqual([200, 200, 200, 409, 409, 409, 409, 409])
    expect(await amountsOf(seller)).toEqual([10_000, 90_000, 0, 0])
  })

  it('asks once for what is sent twice with one key', async () => {
    const seller = await payee()
    const call = { ...callOf(seller), body: { amount: sar(30_000) }, key: 'a-payout-that-is-sent-twice' }
    const [first, again] = [await fixture.market.call('requestPayout', call), await fixture.market.call('requestPayout', call)]
    expect([again, await amountsOf(seller)]).toEqual([first, [70_000, 30_000, 0, 0]])
  })

  it('pays out neither less than the smallest payout, which operators set, nor without an account', async () => {
    const { market } = fixture
    const seller = await payee()
    const small = { ...callOf(seller), body: { amount: sar(7_499) } }
    expect(await market.envelope('requestPayout', small)).toMatchObject({ code: 422 })
    const minimums = [sar(7_000)]
    await market.call('changePayoutMinimums', { ...operator, body: { minimums, reason } })
    expect((await balancesOf(seller))?.smallest).toEqual(sar(7_000))
    expect(await market.envelope('requestPayout', small)).toMatchObject({ code: 200 })
    const other = { ...callOf(seller), body: { amount: { amount: 5_000, currency: 'EUR' } } }
    expect(await market.envelope('requestPayout', other)).toMatchObject({ code: 409 })
    await market.call('changePayoutMinimums', { ...operator, body: { minimums: [], reason } })
  })

  it('waits for three days after a change of account, and pays to the new one then', async () => {
    const { market } = fixture
    // What earlier tests have left.
    await market.envelope('createPayoutBatch', { ...operator, body: { currency: 'SAR', reason } })
    const seller = await payee()
    await ask(market, seller, 40_000)
    const asked = market.clock.now
    const changedAt = new Date(asked.getTime() + 60_000)
    market.clock.now = changedAt
    await market.call('savePayoutAccount', { ...callOf(seller), body: { ...bankAccounts.SAR, iban: 'SA4420000001234567891234' } })
    const queue = async () =>
      (await market.call('getRequestedPayouts', { ...operator, body: {} })).payouts.filter(
        ({ seller: { _id } }) => _id === seller.userId,
      )
    expect((await queue()).map(({ lastFour, due, accountChangedAt }) => [lastFour, due, accountChangedAt])).toEqual([
      ['1234', false, changedAt.toISOString()],
    ])
    expect(await market.envelope('createPayoutBatch', { ...operator, body: { currency: 'SAR', reason } })).toMatchObject({
      code: 409,
    })
    market.clock.now = new Date(changedAt.getTime() + 72 * 3_600_000)
    operator = await fixture.asOperator()
    expect((await queue()).map(({ due }) => due)).toEqual([true])
    const { _id: id } = await batch()
    const xml = new TextDecoder().decode(await bytesOf(await market.call('readPayoutFile', { ...operator, id })))
    expect(xml).toContain('<IBAN>SA4420000001234567891234</IBAN>')
    market.clock.now = asked
    operator = await fixture.asOperator()
  })

  it('makes a file once: its bytes stay what they were, and each reading is on record', async () => {
    const { market } = fixture
    const seller = await payee()
    await ask(market, seller, 40_000)
    const made = await batch()
    const file = await market.call('readPayoutFile', { ...operator, id: made._id })
    expect([file.fileName, file.contentType]).toEqual([`${made.number}.xml`, 'application/xml'])
    const alone = await market.call('getPayoutBatches', { ...operator, body: { id: made._id } })
    const none = await market.call('getPayoutBatches', { ...operator, body: { id: market.newId() } })
    expect([alone, none]).toEqual([
      { batches: [made], total: 1 },
      { batches: [], total: 0 },
    ])
    const bytes = await bytesOf(file)
    await market.call('savePayoutAccount', { ...callOf(seller), body: { ...bankAccounts.SAR, iban: 'SA4420000001234567891234' } })
    expect(await bytesOf(await market.call('readPayoutFile', { ...operator, id: made._id }))).toEqual(bytes)
    expect(await market.store.count('securityEvents', { kind: 'operator.read', subject: `payoutBatch ${made.number}` })).toBe(2)
    expect(JSON.stringify(await market.store.list('payoutFiles', {}))).not.toContain('SA03')
  })

  it('puts a payout into one file when two operators make one at once', async () => {
    const seller = await payee()
    await ask(fixture.market, seller, 40_000)
    const call = { ...operator, body: { currency: 'SAR', reason } }
    const made = await Promise.all([
      fixture.market.envelope('createPayoutBatch', call),
      fixture.market.envelope('createPayoutBatch', call),
    ])
    expect(made.map(({ code }) => code).toSorted()).toEqual([200, 409])
    expect(await amountsOf(seller)).toEqual([60_000, 0, 40_000, 0])
  })

  it.each(['كيميا للتجارة', 'কিমিয়া ট্রেডিং'])(
    'makes no file in the name of %s, whose letters it cannot carry',
    async (accountName) => {
      const { market } = fixture
      const seller = await payee()
      await ask(market, seller, 40_000)
      const setting = { _id: 'bankDetails' }
      const value = (await market.store.find('settings', setting))?.value ?? ''
      await market.store.update('settings', setting, { value: JSON.stringify({ ...JSON.parse(value), accountName }) })
      const call = { ...operator, body: { currency: 'SAR', reason } }
      const refused = await market.envelope('createPayoutBatch', call)
      await market.store.update('settings', setting, { value })
      expect(refused).toMatchObject({ code: 409, message: expect.stringContaining('Latin letters') as string })
      expect(await statesOf(seller)).toEqual(['requested'])
      await batch()
    },
  )

  it('tells of the currencies that are due, on whatever page they stand', async () => {
    const { market } = fixture
    const [first, second] = [await payee('USD'), await payee()]
    await ask(market, first, 90_000, 'USD')
    await ask(market, second, 40_000)
    const currencies = async () =>
      (await market.call('getRequestedPayouts', { ...operator, body: { page: 1, pageSize: 1 } })).currencies
    expect(await currencies()).toEqual(['SAR', 'USD'])
    await batch()
    expect(await currencies()).toEqual(['USD'])
    await batch('USD')
    expect(await currencies()).toEqual([])
  })

  it('leaves suspended sellers out', async () => {
    const { market } = fixture
    const seller = await payee()
    await ask(market, seller, 40_000)
    await market.call('suspendAccount', { ...operator, id: seller.userId, body: { reason: 'Goods that are not theirs' } })
    expect(await market.envelope('createPayoutBatch', { ...operator, body: { currency: 'SAR', reason } })).toMatchObject({
      code: 409,
    })
    await market.call('restoreAccount', { ...operator, id: seller.userId, body: { reason: 'Proven' } })
    expect((await batch()).payouts).toBe(1)
  })

  it('says how many it leaves out, as their accounts cannot be read, and makes no file of those alone', async () => {
    const { market } = fixture
    const [unreadable, readable] = [await payee(), await payee()]
    await ask(market, unreadable, 40_000)
    const { accountId: _id } = unreadable
    const { secretDetails = '' } = (await market.store.find('payoutAccounts', { _id })) ?? {}
    const call = { ...operator, body: { currency: 'SAR', reason } }
    await market.store.update('payoutAccounts', { _id }, { secretDetails: 'encrypted by another key' })
    expect(await market.envelope('createPayoutBatch', call)).toMatchObject({
      code: 409,
      message: expect.stringContaining('cannot be read') as string,
    })
    // As an earlier version took one: a file with it would be refused as a whole.
    const numberless = { kind: 'swift', accountNumber: '', bic: 'AAAAUS33', bankName: 'Bank' }
    const { userId = '' } = (await market.store.find('payoutAccounts', { _id })) ?? {}
    const kept = await market.ports.encryption.encrypt(JSON.stringify(numberless), userId)
    await market.store.update('payoutAccounts', { _id }, { secretDetails: kept })
    await ask(market, readable, 40_000)
    expect(await market.envelope('createPayoutBatch', call)).toMatchObject({
      results: { payouts: 1, leftOut: 1 },
      message: expect.stringContaining('1 payout is left out') as string,
    })
    expect([await statesOf(unreadable), await statesOf(readable)]).toEqual([['requested'], ['sent']])
    await market.store.update('payoutAccounts', { _id }, { secretDetails })
    expect(await batch()).not.toHaveProperty('leftOut')
  })

  it('asks each Monday for all there is, once, if the seller wants it', async () => {
    const { market } = fixture
    const seller = await payee()
    const set = await market.call('setWeeklyPayout', { ...callOf(seller), id: seller.accountId, body: { weekly: true } })
    expect(new Date(set.nextRunAt ?? '').getUTCDay()).toBe(1)
    const { store, ports, newId, clock } = market
    const before = clock.now
    const deps = { store, ports, newId, clock: () => clock.now }
    expect(await runWeeklyPayouts(deps)).toBe(0)
    clock.now = new Date(Date.parse(set.nextRunAt ?? '') + 60_000)
    expect([await runWeeklyPayouts(deps), await runWeeklyPayouts(deps)]).toEqual([1, 0])
    expect(await store.list('payouts', { userId: seller.userId })).toMatchObject([
      { amount: 100_000, weekly: true, status: 'requested' },
    ])
    await earn(market, seller.userId, 100)
    clock.now = new Date(clock.now.getTime() + 7 * 86_400_000)
    // Too little for a payout: the week passes.
    expect([await runWeeklyPayouts(deps), await store.count('payouts', { userId: seller.userId })]).toEqual([1, 1])
    clock.now = before
    await market.call('setWeeklyPayout', { ...callOf(seller), id: seller.accountId, body: { weekly: false } })
    expect(await store.find('payoutAccounts', { _id: seller.accountId })).toMatchObject({ weekly: false, nextRunAt: null })
  })

  it('keeps an account in which there is money, or debt, from being deleted', async () => {
    const { market } = fixture
    const seller = await payee()
    await ask(market, seller, 100_000)
    const deletion = () => market.envelope('deleteAccount', { ...callOf(seller), body: { password: 'a long enough one' } })
    const refused = { code: 409, message: expect.stringContaining('money on your account') as string }
    expect(await deletion()).toMatchObject(refused)
    const { _id: id } = await batch()
    expect(await deletion()).toMatchObject(refused)
    await market.call('settlePayouts', { ...operator, id, body: { outcome: 'arrived', reason } })
    const owe = (amount: number) =>
      book(
        { tables: market.store, now: market.clock.now.toISOString(), newId: market.newId },
        {
          kind: 'completion',
          currency: 'SAR',
          entries: [
            { account: 'debt', ownerId: seller.userId, amount: -amount },
            { account: 'bankClearing', ownerId: null, amount },
          ],
          shown: [],
        },
      )
    await owe(5_000)
    expect(await amountsOf(seller)).toEqual([0, 0, 0, 5_000])
    expect(await deletion()).toMatchObject(refused)
    await owe(-5_000)
    expect(await deletion()).toMatchObject({ code: 200 })
  })
})
