import { beforeEach, expect, it } from 'vitest'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { addOperatorPasskey, employ, operatorPassword } from '#tests/support/operators.ts'
import { site } from '#tests/support/second-factors.ts'
import { softPasskey } from '#tests/support/soft-passkey.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

/** Somebody sends again what an operator's passkey has signed. It is synced: its counter, always 0, tells nothing. */
describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let admin: Awaited<ReturnType<typeof employ>>
  let key: ReturnType<typeof softPasskey>
  let addresses = 0
  const newAddress = () => `203.0.113.${(addresses += 1)}`
  const token = () => ({ operatorToken: admin.operatorToken })
  const codesOf = async (calls: Promise<{ code: number }>[]) => (await Promise.all(calls)).map(({ code }) => code).sort()

  beforeEach(async () => {
    market = await openMarketplace(await openStore())
    admin = await employ(market, 'salma@staff.example', ['admin'])
    key = (await addOperatorPasskey(market, admin.operatorToken, softPasskey('synced', { isSynced: true }))).passkey
  })

  const signedIn = async () => {
    const { signInToken, passkey } = await market.call('challengeOperatorLogin', { address: newAddress() })
    return { signInToken, assertion: key.assert({ challenge: passkey.challenge, ...site }) }
  }
  const signIn = (passkey: Awaited<ReturnType<typeof signedIn>>, password = operatorPassword) =>
    market.envelope('operatorLogin', { body: { email: admin.email, password, passkey }, address: newAddress() })

  it('and a sign-in is taken once, also of four at the same moment, and whatever became of it', async () => {
    const proof = await signedIn()
    expect(await codesOf([1, 2, 3, 4].map(() => signIn(proof)))).toEqual([200, 422, 422, 422])
    expect((await signIn(proof)).code).toBe(422)
    const refused = await signedIn()
    expect((await signIn(refused, 'Quiet-Harbour-72')).code).toBe(422)
    expect((await signIn(refused)).code).toBe(422)
    expect((await signIn(await signedIn())).code).toBe(200)
  })

  it('and a confirmation is taken once, also of three at the same moment, and whatever became of it', async () => {
    const ask = async () => (await market.call('challengeOperator', token())).challenge
    const confirm = (passkey: ReturnType<typeof key.assert>) =>
      market.envelope('confirmOperator', { ...token(), body: { passkey } })
    const proof = key.assert({ challenge: await ask(), ...site })
    expect(await codesOf([1, 2, 3].map(() => confirm(proof)))).toEqual([200, 422, 422])
    expect((await confirm(proof)).code).toBe(422)
    const challenge = await ask()
    expect((await confirm(softPasskey('a-stranger').assert({ challenge, ...site }))).code).toBe(422)
    expect((await confirm(key.assert({ challenge, ...site }))).code).toBe(422)
    expect((await confirm(key.assert({ challenge: await ask(), ...site }))).code).toBe(200)
  })

  it('and an enrolment makes one passkey, also of three at the same moment, and whatever became of it', async () => {
    const enrol = async () => (await market.call('enrolOperatorPasskey', token())).challenge
    const add = (id: string, challenge: string, rpId = site.rpId) => {
      const passkey = softPasskey(id, { isSynced: true }).make({ challenge, ...site, rpId })
      return market.envelope('addOperatorPasskey', { ...token(), body: { name: 'Office', passkey } })
    }
    const challenge = await enrol()
    expect(await codesOf(['one', 'two', 'three'].map((id) => add(id, challenge)))).toEqual([200, 422, 422])
    expect((await add('four', challenge)).code).toBe(422)
    const refused = await enrol()
    expect((await add('five', refused, 'kimiya.evil.example')).code).toBe(422)
    expect((await add('five', refused)).code).toBe(422)
    const known = await enrol()
    expect((await add('synced', known)).code).toBe(409)
    expect((await add('five', known)).code).toBe(422)
    expect((await add('five', await enrol())).code).toBe(200)
    const { passkeys } = await market.call('getOperatorPasskeys', token())
    expect(passkeys).toHaveLength(3)
  })
})
