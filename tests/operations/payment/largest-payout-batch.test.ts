import { expect, it } from 'vitest'
import { bytesOf, openMarketplace } from '#tests/support/marketplace.ts'
import { employ } from '#tests/support/operators.ts'
import { ask, earn, newPayee } from '#tests/support/payout-steps.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

describeMarketplaces((_, openStore) => {
  it('a thousand payouts go into one bank file, and arrive together; one more waits for the next', async () => {
    const market = await openMarketplace(await openStore())
    const payee = await newPayee(market, 'payee@chem.example')
    await earn(market, payee.userId, 100_000_000)
    await ask(market, payee, 10_000)
    const [asked] = await market.store.list('payouts', {})
    if (asked === undefined) throw new Error('No payout')
    const more = Array.from({ length: 1000 }, (_one, at) => ({ ...asked, _id: market.newId(), number: `${asked.number}-${at}` }))
    for (let at = 0; at < more.length; at += 100) await market.store.insert('payouts', ...more.slice(at, at + 100))
    const { operatorToken } = await employ(market, 'finance@staff.example', ['finance'])
    const reason = 'Weekly run'

    const batch = await market.call('createPayoutBatch', { operatorToken, body: { currency: 'SAR', reason } })
    expect(batch).toMatchObject({ payouts: 1000, sent: 1000, amount: { amount: 10_000_000, currency: 'SAR' } })
    const file = await bytesOf(await market.call('readPayoutFile', { operatorToken, id: batch._id }))
    expect(new TextDecoder().decode(file).match(/<CdtTrfTxInf>/g)).toHaveLength(1000)
    await market.call('settlePayouts', { operatorToken, id: batch._id, body: { outcome: 'arrived', reason } })
    expect(await market.store.count('payouts', { status: 'arrived' })).toBe(1000)
    expect(await market.store.count('payouts', { status: 'requested' })).toBe(1)
  }, 60_000)
})
