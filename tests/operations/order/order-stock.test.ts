import { beforeAll, expect, it } from 'vitest'
import { employ } from '#tests/support/operators.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'
import { openTrade, packed, type Trade } from '#tests/support/trade-steps.ts'

describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let trade: Trade
  beforeAll(async () => {
    market = await openMarketplace(await openStore())
    trade = await openTrade(market)
  })

  /** How many of the listing's kilograms each of these steps has added to its stock. */
  const stockChanges = async (productId: string, ...steps: (() => Promise<unknown>)[]) => {
    const inStock = async () => (await market.call('viewProduct', { id: productId })).stock.value
    const changes: number[] = []
    for (const step of steps) {
      const before = await inStock()
      await step()
      changes.push((await inStock()) - before)
    }
    return changes
  }
  const productOf = (order: { item: { productId?: string } }) => order.item.productId ?? ''
  const cancel = (id: string) =>
    market.call('changeStatus', { token: trade.buyer, id, body: { event: 'order.cancel', reason: 'Project stopped' } })
  const accept = (id: string) => market.call('acceptOrder', { ...trade.asSeller, id })

  it('gives no stock back for an order that is cancelled before it was accepted, though another one was', async () => {
    const [order, other] = [await trade.placed(), await trade.placed()]
    const steps = [() => accept(other._id), () => cancel(order._id)]
    expect(await stockChanges(productOf(order), ...steps)).toEqual([-160, 0])
  })

  it('gives exactly the quantity of an accepted order back when it is cancelled', async () => {
    const order = await trade.placed()
    const steps = [() => accept(order._id), () => cancel(order._id)]
    expect(await stockChanges(productOf(order), ...steps)).toEqual([-160, 160])
  })

  it('gives exactly the quantity of a paid order back when its seller refunds it', async () => {
    const order = await trade.paid()
    const body = { event: 'order.refund' as const, reason: 'The tank has leaked' }
    const refund = () => market.call('changeStatus', { ...trade.asSeller, id: order._id, body })
    expect(await stockChanges(productOf(order), refund)).toEqual([160])
  })

  it.each([
    ['for the buyer', { outcome: 'refund' as const }],
    ['for the seller', { outcome: 'complete' as const }],
    ['by a part refund', { outcome: 'partRefund' as const, refund: { amount: 500, currency: 'SAR' } }],
  ])('gives back what nobody has carried away when a dispute is decided %s', async (_name, decision) => {
    const order = await trade.dispatched({
      ...packed,
      deliveryMethod: 'courier',
      carrierName: 'Gulf Freight',
      quantity: { value: 60, unit: 'kg' },
    })
    const decide = async () => {
      await market.call('openDispute', { token: trade.buyer, id: order._id, body: { reason: 'Nothing has come' } })
      const { operatorToken } = await employ(market, `${decision.outcome}@staff.example`, ['support'])
      const body = { ...decision, reason: 'The courier has lost it' }
      await market.call('resolveDispute', { operatorToken, id: order._id, body })
    }
    expect(await stockChanges(productOf(order), decide)).toEqual([100])
  })

  it('gives the goods back that a driver was still to fetch when a dispute is decided for the buyer', async () => {
    const order = await trade.dispatched()
    const decide = async () => {
      await market.call('openDispute', { token: trade.buyer, id: order._id, body: { reason: 'Nothing has come' } })
      const { operatorToken } = await employ(market, 'finance@staff.example', ['support'])
      const body = { outcome: 'refund' as const, reason: 'The driver never came' }
      await market.call('resolveDispute', { operatorToken, id: order._id, body })
    }
    expect(await stockChanges(productOf(order), decide)).toEqual([160])
  })
})
