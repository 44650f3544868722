import { beforeAll, expect, it } from 'vitest'
import { employ } from '#tests/support/operators.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let token: string
  let operatorToken: string | undefined
  beforeAll(async () => {
    market = await openMarketplace(await openStore())
    token = await market.signIn('buyer')
    operatorToken = (await employ(market, 'finance@staff.example', ['finance'])).operatorToken
  })

  /** A transfer to the own wallet that an operator is to find on the statement. */
  const declare = async (transferReference: string) => {
    const body = { kind: 'walletTopUp' as const, amount: { amount: 150_000, currency: 'BDT' } }
    const { _id: paymentId } = await market.call('createPaymentIntent', { token, body })
    await market.call('proceedPayment', { token, body: { paymentId, method: 'bankTransfer', transferReference } })
    return paymentId
  }
  const notified = async (subjectId: string) =>
    (await market.store.list('notifications', { subjectId })).map(({ type, side, body_en }) => [type, side, body_en])

  it('whoever transferred to their wallet hears that it has arrived', async () => {
    const id = await declare('TOP 1')
    await market.call('approveTransfer', { operatorToken, id, body: { reason: 'On the statement', statementEntry: id } })
    expect(await notified(id)).toEqual([
      ['topUpPaid', 'buyer', 'Your transfer of BDT\u00A01,500.00 has arrived and is in your wallet.'],
    ])
  })

  it('whoever’s transfer to their wallet is declined hears why', async () => {
    const id = await declare('TOP 2')
    await market.call('declineTransfer', { operatorToken, id, body: { reason: 'No such transfer has come in.' } })
    expect(await notified(id)).toEqual([
      [
        'topUpDeclined',
        'buyer',
        'Your transfer of BDT\u00A01,500.00 to your wallet was declined. Reason: No such transfer has come in.',
      ],
    ])
  })
})
