import { beforeEach, describe, expect, it } from 'vitest'
import { orderOf } from '#src/machines/order/order-kind.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'
import { openTermsTrade } from '#tests/support/terms-steps.ts'

describeMarketplaces((_store, openStore) => {
  let market: Marketplace
  let terms: Awaited<ReturnType<typeof openTermsTrade>>
  beforeEach(async () => {
    market = await openMarketplace(await openStore())
    terms = await openTermsTrade(market)
  })

  /** An order on terms whose freight its seller has still to state. */
  const waiting = async () => {
    const { sellerId = '' } = (await market.store.find('products', { _id: terms.trade.productId })) ?? {}
    await market.store.remove('freightRates', { _id: sellerId })
    return terms.placedOnTerms()
  }
  const quote = (id: string, amount: number) =>
    terms.change(id, { event: 'order.quoteFreight', freight: { amount, currency: 'SAR' } }, terms.trade.asSeller)
  const accept = async (id: string) => {
    const { totals } = await terms.viewed(id)
    const { amount, currency } = totals.total
    return terms.change(id, { event: 'order.acceptFreight', expectedTotal: { amount, currency } })
  }

  describe('a credit', () => {
    it('is not stretched by freight that is stated after the order: the seller raises the limit first, or states less', async () => {
      const { total } = await terms.granted(2)
      const { _id: id, totals } = await waiting()
      const left = total.amount * 2 - totals.total.amount
      const over = await quote(id, left + 1)
      expect([over.code, over.message]).toEqual([
        409,
        "With this freight the order is over the buyer's credit with you. Raise the limit first, or reject the order.",
      ])
      expect((await market.store.find('orders', { _id: id }))?.status).toBe('placed')
      expect((await quote(id, left)).code).toBe(200)
      expect((await accept(id)).code).toBe(200)
    })

    it('is not used for an order whose freight is accepted while an invoice of the seller is overdue', async () => {
      await terms.granted(20)
      const overdue = await terms.invoicedOnTerms()
      const { _id: id } = await waiting()
      terms.later(31)
      expect((await terms.viewed(overdue)).overdue).toBe(true)
      expect((await quote(id, 5_000)).code).toBe(200)
      const refused = await accept(id)
      expect([refused.code, refused.message]).toEqual([
        409,
        'An invoice of this seller is overdue. Pay it first, then accept the freight.',
      ])
      expect(orderOf(await market.call('viewOrder', { token: terms.trade.buyer, id })).status).toBe('freightQuoted')
    })
  })

  it('a buyer gets no more than ten mails a day of freight that a seller states again and again', async () => {
    await terms.granted(20)
    const { _id: id } = await waiting()
    await market.deliver()
    const codes: number[] = []
    for (let at = 1; at <= 14; at += 1) codes.push((await quote(id, 5_000 + at)).code)
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429, 429, 429])
    const mails = (await market.deliver()).filter(({ recipient }) => recipient === 'buyer@kimiya.example')
    expect(mails.length).toBeLessThanOrEqual(10)
  })
})
