import { shownTax } from '#server/domain/catalogue/order-totals.ts'
import type { components } from '#src/generated/schema.ts'
import { serializeAttachments } from '#server/domain/document/attachments.ts'
import { compareBids } from './bid-pricing.ts'
import type { BidRow } from './bids.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import { namedReference, sellerSummary } from '#server/domain/catalogue/product-serializer.ts'
import { openForBids, type RequirementRow } from './requirements.ts'
import type { Caller, OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

type Schemas = components['schemas']

/** Its buyer sees every bid but the withdrawn ones, compared; a seller its own newest bid alone. */
export async function serializeRequirement(
  { tables, now }: OperationContext,
  { user }: Caller,
  requirement: RequirementRow,
): Promise<Schemas['Requirement']> {
  const own = requirement.buyerId === user._id
  const [category, buyers, attachments, bids] = await Promise.all([
    requirement.categoryId === null ? undefined : tables.find('categories', { _id: requirement.categoryId }),
    tables.list('users', { _id: requirement.buyerId }),
    serializeAttachments({ tables }, requirement._id),
    tables.list(
      'bids',
      own
        ? { requirementId: requirement._id, status: ['submitted', 'accepted', 'rejected', 'lapsed'] }
        : { requirementId: requirement._id, sellerId: user._id },
      { orderBy: ['-version', '_id'] },
    ),
  ])
  const orders = await ordersOf({ tables }, bids)
  const { description, reason, decideBy, updatedAt, deliveryAddress } = requirement
  const [newest] = bids
  return {
    ...serializeSummary(requirement, buyers, now),
    ...omitNull({ description, reason }),
    own,
    decideBy,
    updatedAt,
    attachments,
    ...(category === undefined ? {} : { category: namedReference(category) }),
    ...(own ? { deliveryAddress, bids: await comparedBids({ tables }, requirement, bids, orders) } : {}),
    ...(own || newest === undefined ? {} : { myBid: serializeBid(newest, orders.get(newest._id)) }),
  }
}

async function comparedBids(
  { tables }: Pick<OperationContext, 'tables'>,
  { quantity }: RequirementRow,
  bids: readonly BidRow[],
  orders: ReadonlyMap<string, string>,
): Promise<Schemas['Bid'][]> {
  const sellers = await tables.list('sellers', { _id: bids.map(({ sellerId }) => sellerId) })
  const comparisons = compareBids(quantity, bids)
  const serialized = bids.map((bid) => {
    const seller = sellers.find(({ _id }) => _id === bid.sellerId)
    const comparison = comparisons.get(bid._id)
    return {
      ...serializeBid(bid, orders.get(bid._id)),
      ...(seller === undefined ? {} : { seller: sellerSummary(seller) }),
      ...(comparison === undefined ? {} : { comparison }),
    }
  })
  // Unranked ones come last.
  const place = ({ comparison }: Schemas['Bid']) => comparison?.rank ?? Infinity
  return serialized.sort((one, other) => (place(one) === place(other) ? 0 : place(one) - place(other)))
}

/** A page of requirements, each with the number of bids and the best one (for its buyer) or the caller's own bid. */
export async function requirementSummaries(
  { tables, now }: OperationContext,
  { user, side }: Caller,
  rows: readonly RequirementRow[],
): Promise<Schemas['RequirementSummary'][]> {
  const ids = rows.map(({ _id }) => _id)
  const [buyers, liveBids, ownBids] = await Promise.all([
    tables.list('users', { _id: rows.map(({ buyerId }) => buyerId) }),
    side === 'buyer' ? tables.list('bids', { requirementId: ids, status: ['submitted', 'accepted'] }) : [],
    side === 'seller' ? tables.list('bids', { requirementId: ids, sellerId: user._id }, { orderBy: ['-version'] }) : [],
  ])
  const orders = await ordersOf({ tables }, ownBids)
  return rows.map((row) => {
    const newest = ownBids.find(({ requirementId }) => requirementId === row._id)
    return {
      ...serializeSummary(row, buyers, now),
      ...(side === 'buyer' ? bidding(row, liveBids) : {}),
      ...(newest === undefined ? {} : { myBid: serializeBid(newest, orders.get(newest._id)) }),
    }
  })
}

/** The number of open or accepted bids, and their lowest unit price. */
function bidding({ _id, quantity, currency }: RequirementRow, liveBids: readonly BidRow[]) {
  const bids = liveBids.filter(({ requirementId }) => requirementId === _id)
  const prices = [...compareBids(quantity, bids).values()].map(({ landedUnitPrice }) => landedUnitPrice.amount)
  return { bidCount: bids.length, ...(prices.length === 0 ? {} : { bestPrice: { amount: Math.min(...prices), currency } }) }
}

function serializeSummary(row: RequirementRow, buyers: readonly Row<'users'>[], now: string) {
  const { _id, number, status, language, title, productName, quantity, currency, isPublic, deadline, createdAt } = row
  const { casNumber, grade, incoterm, targetPrice, budget, deliveryAddress } = row
  return {
    _id,
    number,
    status,
    language,
    title,
    productName,
    quantity,
    currency,
    isPublic,
    deadline,
    createdAt,
    ...omitNull({ casNumber, grade, incoterm }),
    ...(targetPrice === null ? {} : { targetPrice: { amount: targetPrice, currency } }),
    ...(budget === null ? {} : { budget: { amount: budget, currency } }),
    openForBids: openForBids(row, now),
    delivery: { city: deliveryAddress.city, country: row.country },
    buyer: serializeBuyer(row, buyers),
  }
}

/** The public data of a buyer before the award. */
export function serializeBuyer({ buyerId }: RequirementRow, buyers: readonly Row<'users'>[]): Schemas['RequirementBuyer'] {
  const buyer = buyers.find(({ _id }) => _id === buyerId)
  // A foreign key keeps the buyer: a missing one is a defect of the store.
  if (buyer === undefined) throw new Error(`The buyer ${buyerId} of a requirement is missing`)
  return { country: buyer.country, accountType: buyer.accountType }
}

export function serializeBid(bid: BidRow, orderId?: string): Schemas['Bid'] {
  const { _id, requirementId, status, version, goodsName, quantity, priceUnit, leadTimeDays, incoterm, validUntil } = bid
  const { productId, note, currency, createdAt, updatedAt } = bid
  const money = (amount: number) => ({ amount, currency })
  return {
    _id,
    requirementId,
    status,
    version,
    goodsName,
    quantity,
    priceUnit,
    leadTimeDays,
    incoterm,
    validUntil,
    createdAt,
    updatedAt,
    ...omitNull({ productId, note, orderId, incotermPlace: bid.incotermPlace }),
    totals: {
      unitPrice: money(bid.unitPrice),
      subtotal: money(bid.subtotal),
      ...shownTax(bid),
      tax: money(bid.tax),
      shipping: money(bid.shipping),
      total: money(bid.total),
    },
  }
}

/** The orders made of accepted bids, by the bid's id. */
async function ordersOf({ tables }: Pick<OperationContext, 'tables'>, bids: readonly BidRow[]): Promise<Map<string, string>> {
  const accepted = bids.filter(({ status }) => status === 'accepted').map(({ _id }) => _id)
  if (accepted.length === 0) return new Map()
  const orders = await tables.list('orders', { bidId: accepted })
  return new Map(orders.flatMap(({ _id, bidId }) => (bidId === null ? [] : [[bidId, _id]])))
}
