import { beforeEach, expect, it } from 'vitest'
import { openMarketplace } from '#tests/support/marketplace.ts'
import { operatorPassword } from '#tests/support/operators.ts'
import { site } from '#tests/support/second-factors.ts'
import { softPasskey } from '#tests/support/soft-passkey.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'
import { cases } from '../cases/all-cases.ts'
import { type CaseFixture, openCaseFixture } from '../cases/case-fixture.ts'

describeMarketplaces((_store, openStore) => {
  let fixture: CaseFixture
  beforeEach(async () => {
    fixture = await openCaseFixture(await openMarketplace(await openStore()))
  })
  const events = async (kind: string) =>
    (await fixture.market.store.list('securityEvents', {}, { orderBy: ['at', '_id'] })).filter((event) => event.kind === kind)

  it('what an operator does is recorded with who, from where, why, and what was and is', async () => {
    const { market } = fixture
    const call = await cases.suspendAccount.happy(fixture)
    const before = (await events('operator.changed')).length
    const reply = await market.reply('suspendAccount', { ...call, address: '198.51.100.77', userAgent: 'Operators’ browser' })
    expect(reply).toMatchObject({ status: 200 })
    const recorded = (await events('operator.changed')).slice(before)
    expect(recorded).toMatchObject([
      {
        actorType: 'operator',
        actor: 'admin@staff.example',
        subject: 'suspendAccount',
        accountId: call.id,
        address: '198.51.100.77',
        userAgent: 'Operators’ browser',
        reason: 'Looked at by two of us',
        before: { [`users ${call.id}`]: { status: 'active' } },
        after: { [`users ${call.id}`]: { status: 'suspended' } },
      },
    ])
  })

  it('what is refused changes nothing, and is not recorded as done', async () => {
    const { market } = fixture
    const call = await cases.suspendAccount.happy(fixture)
    await market.envelope('suspendAccount', call)
    const before = await events('operator.changed')
    expect((await market.envelope('suspendAccount', call)).code).toBe(409)
    expect(await events('operator.changed')).toEqual(before)
  })

  it('asking for a challenge is no change, and neither is a passkey that was refused', async () => {
    const { market } = fixture
    const { operatorToken } = await cases.challengeOperator.happy(fixture)
    const before = await events('operator.changed')
    const { challenge } = await market.call('challengeOperator', { operatorToken })
    expect(await events('operator.changed')).toEqual(before)
    const passkey = softPasskey('a-stranger').assert({ challenge, ...site })
    expect((await market.envelope('confirmOperator', { operatorToken, body: { passkey } })).code).toBe(422)
    expect(await events('operator.changed')).toEqual(before)
    expect((await events('operator.refused')).at(-1)).toMatchObject({ reason: 'Wrong passkey' })
  })

  it('sign-ins and wrong tries are recorded, without what was typed', async () => {
    const { market, newAddress } = fixture
    const call = await cases.operatorLogin.happy(fixture)
    const { email } = call.body as { email: string }
    await market.envelope('operatorLogin', {
      ...call,
      body: { email, password: 'Wrong-Harbour-72', code: '123456' },
      address: newAddress(),
    })
    const before = await events('operator.signedIn')
    expect((await market.envelope('operatorLogin', { ...call, address: newAddress() })).code).toBe(200)
    expect(await events('operator.refused')).toMatchObject([{ actorType: 'visitor', subject: email }])
    const earlier = new Set(before.map(({ _id }) => _id))
    const signedIn = (await events('operator.signedIn')).filter(({ _id }) => !earlier.has(_id))
    expect(signedIn).toMatchObject([{ actorType: 'operator', actor: email }])
    const kept = JSON.stringify(await market.store.list('securityEvents', {}))
    for (const typed of ['Wrong-Harbour-72', operatorPassword, '123456']) expect(kept).not.toContain(typed)
  })
})
