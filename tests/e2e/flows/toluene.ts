import type { Marketplace } from '#tests/support/marketplace.ts'
import { attachmentOf } from './acetone.ts'

/** The bidder of the browser tests: Gulf Marjan. */
export const bidderOf = async (market: Marketplace) => ({ token: await market.signIn('seller'), side: 'Seller' as const })

const days = ({ clock }: Marketplace, count: number) => new Date(clock.now.getTime() + count * 86_400_000).toISOString()

/** A requirement of the buyer's, with a file, for which the seller has bid. */
export async function bidFor(market: Marketplace, buyer: string): Promise<{ requirementId: string; _id: string }> {
  const addressId = (await market.call('getAddresses', { token: buyer, body: {} })).addresses[0]?._id ?? ''
  const { _id: requirementId } = await market.call('createRequirement', {
    token: buyer,
    body: {
      title: 'Toluene for a coil coating line',
      productName: 'Toluene',
      currency: 'USD',
      addressId,
      quantity: { value: 2, unit: 't' },
      deadline: days(market, 7),
      attachments: [await attachmentOf(market, buyer)],
    },
  })
  await offerFor(market, requirementId, 90_000)
  const [bid] = await market.store.list('bids', { requirementId })
  return { requirementId, _id: bid?._id ?? '' }
}

/** A first bid, or one in place of the one before. */
export async function offerFor(market: Marketplace, requirementId: string, unitPrice: number): Promise<void> {
  // The tests bid more than a month's plan allows.
  await market.store.update('allowanceUses', { kind: 'bids' }, { used: 1 })
  const usd = (amount: number) => ({ amount, currency: 'USD' })
  await market.call('bidRequirement', {
    ...(await bidderOf(market)),
    body: {
      requirementId,
      quantity: { value: 2, unit: 't' },
      priceUnit: 't',
      unitPrice: usd(unitPrice),
      shipping: usd(20_000),
      leadTimeDays: 14,
      incoterm: 'DAP',
      validUntil: days(market, 20),
      goodsName: 'Toluene, technical',
    },
  })
}
