import { beforeAll, expect, it } from 'vitest'
import { assertNoOpenObligations } from '#server/domain/account/open-obligations.ts'
import { DomainError } from '#server/domain/platform/domain-error.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { entryRow } from '#tests/support/money-rows.ts'
import { insertTradeFixture, orderOf, quoteRow, type TradeFixture } from '#tests/support/store-fixture.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'
import { bidRow, requirementRow } from '#tests/support/tender-rows.ts'

describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let fixture: TradeFixture
  beforeAll(async () => {
    market = await openMarketplace(await openStore())
    fixture = await insertTradeFixture(market.store)
  })

  /** Why each account cannot be deleted; null where it can. */
  const storedTexts = async () => {
    const context = { tables: market.store, ports: market.ports, now: market.clock.now.toISOString(), newId: market.newId }
    const reasons: (string | null)[] = []
    for (const { _id } of [fixture.buyer, fixture.seller]) {
      const reason = await assertNoOpenObligations(context, _id).catch((error: unknown) => error)
      reasons.push(reason instanceof DomainError ? reason.text.key : null)
    }
    return reasons
  }

  it('keeps nobody who has no business', async () => expect(await storedTexts()).toEqual([null, null]))

  it('keeps both sides of an order until it is closed', async () => {
    const order = orderOf(fixture, { status: 'dispatched' })
    await market.store.insert('orders', order)
    expect(await storedTexts()).toEqual(['server:conflict.openOrders', 'server:conflict.openOrders'])
    await market.store.update('orders', { _id: order._id }, { status: 'completed' })
    expect(await storedTexts()).toEqual([null, null])
  })

  it('keeps both sides of a quote until one of them ends it', async () => {
    const quote = quoteRow({
      buyerId: fixture.buyer._id,
      sellerId: fixture.seller._id,
      productId: fixture.product._id,
      status: 'countered',
    })
    await market.store.insert('quotes', quote)
    expect(await storedTexts()).toEqual(['server:conflict.openQuotes', 'server:conflict.openQuotes'])
    await market.store.update('quotes', { _id: quote._id }, { status: 'withdrawn' })
    expect(await storedTexts()).toEqual([null, null])
  })

  it('keeps who asks for bids, and who has made one that can still be accepted', async () => {
    const requirement = requirementRow({ buyerId: fixture.buyer._id })
    const bid = bidRow({ requirementId: requirement._id, sellerId: fixture.seller._id })
    await market.store.insert('requirements', requirement)
    await market.store.insert('bids', bid)
    expect(await storedTexts()).toEqual(['server:conflict.openRequirements', 'server:conflict.openBids'])
    await market.store.update('bids', { _id: bid._id }, { status: 'withdrawn' })
    await market.store.update('requirements', { _id: requirement._id }, { status: 'closed' })
    expect(await storedTexts()).toEqual([null, null])
  })

  it('keeps who has money here, in whatever currency, and lets go once it is at zero', async () => {
    const [buyerId, sellerId] = [fixture.buyer._id, fixture.seller._id]
    const book = async (ownerId: string, account: 'wallet' | 'available', amount: number, currency: string) =>
      market.store.insert('ledgerEntries', entryRow({ ownerId, account, amount, currency }))
    await book(buyerId, 'wallet', 500, 'USD')
    await book(sellerId, 'available', 700, 'BDT')
    await book(sellerId, 'available', -700, 'SAR')
    expect(await storedTexts()).toEqual(['server:conflict.balance', 'server:conflict.balance'])
    await book(buyerId, 'wallet', -500, 'USD')
    await book(sellerId, 'available', -700, 'BDT')
    await book(sellerId, 'available', 700, 'SAR')
    expect(await storedTexts()).toEqual([null, null])
  })
})
