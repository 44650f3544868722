import { beforeEach, describe, expect, it } from 'vitest'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { employ } from '#tests/support/operators.ts'
import { appCode } from '#tests/support/second-factors.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

const own = {
  accountName: 'Kimiya FZE',
  bankName: 'Gulf Bank',
  iban: 'SA0380000000608010167519',
  swift: 'GULFSARI',
  currency: 'SAR',
}
const foreign = { ...own, accountName: 'Kimiya F2E', iban: 'AE070331234567890123456' }
const reason = 'As the bank’s letter says'

describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let first: Awaited<ReturnType<typeof employ>>
  let second: typeof first
  const by = ({ operatorToken }: typeof first) => ({ operatorToken })
  const propose = async (operator: typeof first, bankDetails = foreign) =>
    market.call('changeBankAccount', { ...by(operator), body: { bankDetails, reason } })
  const approve = (operator: typeof first, version: string) =>
    market.envelope('approveBankAccount', { ...by(operator), body: { version, reason } })
  const shownToBuyers = async () => {
    const { iban } = await market.call('getAdminBankDetails', { token: await market.signIn('buyer') })
    return iban
  }
  const waits = async (operator: typeof first) =>
    (await market.call('getWorkQueues', by(operator))).queues.find(({ name }) => name === 'bankAccount')
  beforeEach(async () => {
    market = await openMarketplace(await openStore())
    await market.store.remove('settings', { _id: 'bankDetails' })
    first = await employ(market, 'salma@staff.example', ['finance'])
    second = await employ(market, 'omar@staff.example', ['finance'])
  })

  it('sets the first account at once', async () => {
    expect(await propose(first, own)).toEqual({ bankDetails: own, version: expect.any(String) as string })
    expect(await shownToBuyers()).toBe(own.iban)
  })

  it('says of the first account that it is saved, and of another that it waits', async () => {
    const message = async (bankDetails: typeof own) =>
      (await market.envelope('changeBankAccount', { ...by(first), body: { bankDetails, reason } })).message
    expect(await message(own)).toBe('Bank details saved.')
    expect(await message(foreign)).toBe('Proposed. The account is in force once a second operator approves it.')
  })

  it('shows buyers no account that one operator alone proposed, whatever codes of the app they give', async () => {
    await propose(first, own)
    const { version, proposed } = await propose(first)
    expect(proposed).toMatchObject({ bankDetails: foreign, proposedBy: first.email, reason, isOwn: true })
    await market.call('confirmOperator', { ...by(first), body: { code: appCode(market, first.secret, 30) } })
    expect((await approve(first, version)).code).toBe(403)
    expect(await shownToBuyers()).toBe(own.iban)
    expect(await waits(first)).toEqual({ name: 'bankAccount', count: 0 })
  })

  it('puts it in force when a second operator approves it, once', async () => {
    await propose(first, own)
    await propose(first)
    expect(await waits(second)).toMatchObject({ count: 1, oldestAt: market.clock.now.toISOString() })
    const { version, proposed } = await market.call('getBankAccount', by(second))
    expect(proposed?.isOwn).toBe(false)
    const codes = await Promise.all([approve(second, version), approve(second, version)])
    expect(codes.map(({ code }) => code).sort()).toEqual([200, 409])
    expect(await shownToBuyers()).toBe(foreign.iban)
    expect((await market.call('getBankAccount', by(second))).proposed).toBeUndefined()
    const events = await market.store.list('securityEvents', { actor: second.email, kind: 'operator.changed' })
    expect(events).toMatchObject([{ subject: 'approveBankAccount', reason }])
  })

  it('does not let an approval reach another account than the one that was read', async () => {
    await propose(first, own)
    const { version } = await propose(first, { ...own, bankName: 'Gulf Bank, Riyadh' })
    await propose(first)
    expect((await approve(second, version)).code).toBe(409)
    expect(await shownToBuyers()).toBe(own.iban)
  })

  it('does not let who replaced a colleague’s proposal approve it', async () => {
    await propose(first, own)
    await propose(first)
    const { version } = await propose(second)
    expect((await approve(second, version)).code).toBe(403)
    expect((await approve(first, version)).code).toBe(200)
  })

  describe('does not put in force what was proposed by somebody who', () => {
    const endings = {
      'was shut out since': async (operatorToken: string, id: string) =>
        market.call('disableOperator', { operatorToken, id, body: { reason } }),
      'has lost the role since': async (operatorToken: string, id: string) =>
        market.call('changeOperatorRoles', { operatorToken, id, body: { roles: ['support'], reason } }),
      'was invited anew since': async (operatorToken: string) => {
        const body = { email: first.email, name: 'Salma Idris', roles: ['finance' as const], reason }
        await market.call('inviteOperator', { operatorToken, body })
      },
    }
    it.each(Object.entries(endings))('%s', async (_ending, end) => {
      await propose(first, own)
      const { version, proposed } = await propose(first)
      const { operatorToken } = await employ(market, 'admin@staff.example', ['admin'])
      await end(operatorToken, (await market.store.find('operators', { email: first.email }))?._id ?? '')
      const { code, results } = await approve(second, version)
      expect([code, results]).toEqual([409, {}])
      expect(await shownToBuyers()).toBe(own.iban)
      expect((await market.call('getBankAccount', by(second))).proposed).toEqual({ ...proposed, isOwn: false })
      expect((await market.envelope('declineBankAccount', { ...by(second), body: { version, reason } })).code).toBe(200)
    })
  })

  it('drops a proposal that is declined or withdrawn', async () => {
    await propose(first, own)
    for (const operator of [second, first]) {
      const { version } = await propose(first)
      const { bankDetails, proposed } = await market.call('declineBankAccount', { ...by(operator), body: { version, reason } })
      expect([bankDetails?.iban, proposed]).toEqual([own.iban, undefined])
      expect((await approve(second, version)).code).toBe(409)
    }
  })
})
