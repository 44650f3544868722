import { beforeEach, expect, it } from 'vitest'
import type { OperatorCallId } from '#src/generated/operator-call-table.ts'
import { operationTable } from '#src/generated/operation-table.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { employ } from '#tests/support/operators.ts'
import { appCode } from '#tests/support/second-factors.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

/** What moves money, names bank accounts in clear, gives and takes access, or changes how one signs in. */
const guarded = [
  'addCommissionRate',
  'addOperatorPasskey',
  'addTaxRule',
  'approveBankAccount',
  'approveTransfer',
  'changeBankAccount',
  'changeExchangeRate',
  'changeOperatorRoles',
  'changePayoutMinimums',
  'changePlans',
  'createPayoutBatch',
  'decideDelivery',
  'disableOperator',
  'endCommissionRate',
  'endTaxRule',
  'enrolOperatorPasskey',
  'inviteOperator',
  'loadTaxTable',
  'readPayoutFile',
  'refundCompletedOrder',
  'removeOperatorPasskey',
  'resetSecondFactors',
  'resolveDispute',
  'settlePayouts',
] as const satisfies readonly OperatorCallId[]

const account = { bankName: 'Thief’s Bank', accountName: 'Thief', accountNumber: '1', swift: 'ABCDSARI', reason: 'New bank' }

describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let admin: Awaited<ReturnType<typeof employ>>
  const later = (minutes: number) => {
    market.clock.now = new Date(market.clock.now.getTime() + minutes * 60_000)
  }
  const token = () => ({ operatorToken: admin.operatorToken })
  const events = async (kind: string) => (await market.store.list('securityEvents', {})).filter((event) => event.kind === kind)
  beforeEach(async () => {
    market = await openMarketplace(await openStore())
    admin = await employ(market, 'salma@staff.example', ['admin'])
  })

  it('asks for a code in the contract of these calls of operators, and no others', () => {
    const marked = Object.entries(operationTable).filter(([, row]) => row.access === 'operator' && 'stepUp' in row)
    expect(marked.map(([operationId]) => operationId).sort()).toEqual(guarded)
  })

  it.each(guarded)('refuses %s of a session whose identity was confirmed more than ten minutes ago', async (operationId) => {
    later(11)
    const id = market.newId()
    const response = await market.envelope(operationId, { ...token(), id, body: {} })
    expect(response).toMatchObject({ code: 403, results: { stepUp: { kinds: ['authenticator'] } } })
    expect(await events('operator.forbidden')).toMatchObject([
      { actor: admin.email, actorType: 'operator', subject: operationId },
    ])
    expect(await events('operator.changed')).toEqual([])
  })

  it('lets the same call through for ten minutes after a code of the app, which is good once', async () => {
    const invite = (email: string) => {
      const body = { email, name: 'Nadia Rahman', roles: ['support' as const], reason: 'New colleague' }
      return market.envelope('inviteOperator', { ...token(), body })
    }
    later(11)
    expect((await invite('nadia@staff.example')).code).toBe(403)
    const code = appCode(market, admin.secret)
    const { confirmedUntil } = await market.call('confirmOperator', { ...token(), body: { code } })
    expect(Date.parse(confirmedUntil) - market.clock.now.getTime()).toBe(600_000)
    expect((await invite('nadia@staff.example')).code).toBe(200)
    expect((await market.envelope('confirmOperator', { ...token(), body: { code } })).code).toBe(422)
    later(10)
    expect((await invite('omar@staff.example')).code).toBe(403)
  })

  it('confirms the session of the call alone, and not with another operator’s code', async () => {
    const other = await employ(market, 'omar@staff.example', ['finance'])
    later(11)
    const wrong = await market.envelope('confirmOperator', { ...token(), body: { code: appCode(market, other.secret) } })
    expect(wrong.code).toBe(422)
    await market.call('confirmOperator', { operatorToken: other.operatorToken, body: { code: appCode(market, other.secret) } })
    const stolen = await market.envelope('changeBankAccount', { ...token(), body: account })
    expect(stolen.code).toBe(403)
  })

  it('stops guesses of codes after ten, the right one too', async () => {
    later(11)
    const guess = (code: string) => market.envelope('confirmOperator', { ...token(), body: { code } })
    const right = appCode(market, admin.secret)
    const codes: number[] = []
    for (let at = 0; at < 10; at += 1) codes.push((await guess(right === '000000' ? '000001' : '000000')).code)
    expect(codes).toEqual(Array<number>(10).fill(422))
    expect((await guess(right)).code).toBe(429)
    expect(await events('operator.refused')).not.toEqual([])
  })

  it('records a call that is refused many times over by how often it was, and each call of its own', async () => {
    later(11)
    for (let at = 0; at < 12; at += 1) await market.envelope('inviteOperator', { ...token(), body: {} })
    await market.envelope('changePlans', { ...token(), body: {} })
    expect((await events('operator.forbidden')).map(({ subject, after }) => [subject, after?.['count']])).toEqual([
      ['inviteOperator', 1],
      ['inviteOperator', 10],
      ['changePlans', 1],
    ])
  })

  it('records a call that is not for the operator’s roles', async () => {
    const support = await employ(market, 'tariq@staff.example', ['support'])
    const response = await market.envelope('getBankAccount', { operatorToken: support.operatorToken })
    expect(response.code).toBe(403)
    expect(await events('operator.forbidden')).toMatchObject([{ actor: support.email, subject: 'getBankAccount' }])
  })
})
