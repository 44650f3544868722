import { beforeEach, describe, expect, it } from 'vitest'
import { recordCharge } from '#server/domain/payment/card-charges.ts'
import type { CardOutcome } from '#server/ports/card-payments.ts'
import { openMemoryStore } from '#server/store/memory/memory-store.ts'
import { sandboxBankCode, sandboxCards } from '#src/lib/sandbox-cards.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { changedRows, contentsOf } from '#tests/support/table-contents.ts'
import { openTrade, type Trade } from '#tests/support/trade-steps.ts'

let market: Marketplace
let trade: Trade
beforeEach(async () => {
  market = await openMarketplace(openMemoryStore())
  trade = await openTrade(market)
})

const proceed = (body: object) => market.envelope('proceedPayment', { token: trade.buyer, body })
const begun = async () => {
  const order = await trade.invoiced()
  return { order, paymentId: (await trade.start(order._id))._id }
}
const paymentOf = async (_id: string) => {
  const payment = await market.store.find('payments', { _id })
  if (payment === undefined) throw new Error('There is no such payment')
  return payment
}

const changesOf = async (work: () => Promise<unknown>) => {
  const before = await contentsOf(market.store)
  await work()
  return changedRows(before, await contentsOf(market.store))
}

describe('what a provider says of a charge', () => {
  const record = (paymentId: string, outcome: CardOutcome) =>
    market.store.transaction((tables) =>
      recordCharge({ tables, ports: market.ports, now: market.clock.now.toISOString(), newId: market.newId }, paymentId, outcome),
    )
  const charged = { outcome: 'succeeded', reference: 'charge-1' } as const
  const declined = { outcome: 'failed', reference: 'charge-1', failure: 'cardDeclined' } as const
  it('changes nothing once the payment has its outcome, whatever it says', async () => {
    const { paymentId } = await begun()
    expect(await record(paymentId, charged)).toMatchObject({ status: 'succeeded', providerReference: 'charge-1' })
    for (const late of [charged, declined, { outcome: 'askBank', reference: 'charge-1' } as const]) {
      expect(await changesOf(async () => expect(await record(paymentId, late)).toBeUndefined())).toEqual([])
    }
  })

  it('changes nothing of a payment that was refunded, or of one that is nobody’s', async () => {
    const { paymentId } = await begun()
    await market.store.update('payments', { _id: paymentId }, { status: 'refunded', providerReference: 'charge-1' })
    expect(await changesOf(() => record(paymentId, charged))).toEqual([])
    expect(await changesOf(() => record(market.newId(), charged))).toEqual([])
  })

  it.each(['created', 'failed', 'cancelled'] as const)(
    'sends the money back, once, that came for an order nobody can pay any more, by a payment that was %s',
    async (status) => {
      const otherPayment = await begun()
      const { order, paymentId } = await begun()
      const { amount, currency } = await paymentOf(paymentId)
      const cancel = { event: 'order.cancel' as const, reason: 'Bought elsewhere' }
      await market.call('changeStatus', { token: trade.buyer, id: order._id, body: cancel })
      await market.store.update('payments', { _id: paymentId }, { status })
      const untouched = await paymentOf(otherPayment.paymentId)
      expect(await record(paymentId, charged)).toBeUndefined()
      expect(await paymentOf(paymentId)).toMatchObject({
        status: status === 'created' ? 'cancelled' : status,
        method: 'card',
        providerReference: 'charge-1',
      })
      expect(await paymentOf(otherPayment.paymentId)).toEqual(untouched)
      const tasks = await market.store.list('cardTasks', {})
      expect(tasks).toMatchObject([{ kind: 'refund', reference: 'charge-1', paymentId, amount, currency, doneAt: null }])
      const entries = await market.store.list('ledgerEntries', { paymentId })
      expect(entries.map((entry) => [entry.account, entry.amount])).toEqual([
        ['cardClearing', -amount],
        ['refunds', amount],
      ])
      // The provider repeats its webhook.
      expect(await changesOf(() => record(paymentId, charged))).toEqual([])
    },
  )
})

describe('a payment by card', () => {
  const bankCode = sandboxBankCode
  /** Stores a card of the buyer; returns its id. */
  const saveCard = async (card: { token: string }) => {
    const save = (body: object) => market.envelope('saveCard', { token: trade.buyer, body })
    const { results } = await save({ cardToken: card.token })
    const keeping = results as { reference?: string; card?: { _id: string } } // As its last line proves.
    const saved = keeping.card === undefined ? (await save({ reference: keeping.reference, bankCode })).results : results
    const { card: own } = saved as { card?: { _id: string } }
    if (own === undefined) throw new Error('The card was not kept')
    return own._id
  }

  /** Returns the rejections of a payment by card and from the wallet, and their changes. */
  const changesOfPaying = async (paymentId: string) => {
    const refusals: unknown[] = []
    const changes = await changesOf(async () => {
      for (const method of [{ cardToken: sandboxCards.success.token }, { method: 'wallet' }]) {
        const { code, results } = await proceed({ paymentId, ...method })
        refusals.push([code, results])
      }
    })
    return { refusals, changes }
  }

  it('wants a card', async () => {
    const { paymentId } = await begun()
    expect(await proceed({ paymentId })).toMatchObject({
      code: 422,
      results: { fields: { cardToken: 'This card cannot be used. Enter it again.' } },
    })
    expect((await paymentOf(paymentId)).chargedWith).toBe(null)
  })

  it('wants the bank’s code in the second step, and the same card or none', async () => {
    const { paymentId } = await begun()
    const first = { paymentId, cardToken: sandboxCards.secondStep.token }
    expect((await proceed(first)).results).toMatchObject({ status: 'processing', nextStep: 'bankCode' })
    const response = await proceed({ paymentId })
    expect([response.code, Object.keys((response.results as { fields: object }).fields)]).toEqual([422, ['bankCode']])
    expect((await proceed({ paymentId, bankCode })).results).toMatchObject({ status: 'succeeded', method: 'card' })
  })

  it('is tried again with the kept card that it was begun with, and with no other', async () => {
    const [first, second] = [await saveCard(sandboxCards.success), await saveCard(sandboxCards.secondStep)]
    const { paymentId } = await begun()
    // The provider's response was lost: it is unknown whether the first card was charged.
    const { reference } = (await market.store.find('savedCards', { _id: first })) ?? {}
    const chargedWith = await market.ports.codes.digest(JSON.stringify(reference))
    await market.store.update('payments', { _id: paymentId }, { chargedWith })
    const refused = await proceed({ paymentId, savedCardId: second })
    expect([refused.code, refused.results]).toEqual([409, { state: 'created' }])
    expect((await proceed({ paymentId, cardToken: sandboxCards.success.token })).code).toBe(409)
    expect((await proceed({ paymentId, savedCardId: first })).results).toMatchObject({ status: 'succeeded' })
  })

  it('that failed is not tried again, and no card is asked for it', async () => {
    const { paymentId } = await begun()
    expect((await proceed({ paymentId, cardToken: sandboxCards.declined.token })).results).toMatchObject({ status: 'failed' })
    expect(await changesOfPaying(paymentId)).toEqual({
      refusals: [
        [409, { state: 'failed' }],
        [409, { state: 'failed' }],
      ],
      changes: [],
    })
  })

  it('of an order that was cancelled asks for no card', async () => {
    const { order, paymentId } = await begun()
    const cancel = { event: 'order.cancel' as const, reason: 'Bought elsewhere' }
    await market.call('changeStatus', { token: trade.buyer, id: order._id, body: cancel })
    expect(await changesOfPaying(paymentId)).toEqual({
      refusals: [
        [409, { state: 'cancelled' }],
        [409, { state: 'cancelled' }],
      ],
      changes: [],
    })
  })

  it('with a kept card that is not there blames the kept card', async () => {
    const { paymentId } = await begun()
    const refused = await proceed({ paymentId, savedCardId: market.newId() })
    expect(refused).toMatchObject({
      code: 422,
      results: { fields: { savedCardId: 'This card cannot be used. Enter it again.' } },
    })
  })
})
