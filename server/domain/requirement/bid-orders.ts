import { convert } from '#src/lib/quantity.ts'
import type { BidRow } from './bids.ts'
import { frozenTax } from '#server/domain/catalogue/order-totals.ts'
import { commissionOf } from '#server/domain/plan/commission-rates.ts'
import { namedPlace } from '#server/domain/order/named-place.ts'
import { orderNumber } from '#server/domain/platform/reference-number.ts'
import { statedFreight } from '#server/domain/order/stated-freight.ts'
import { reserveStock } from '#server/domain/order/order-stock.ts'
import { moveOrder, type OrderRow, writeTimeline } from '#server/domain/order/orders.ts'
import type { RequirementRow } from './requirements.ts'
import type { OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

/**
 * Creates the order of an accepted bid. The bid was the seller's acceptance, so the order is accepted at once and its stock reserved.
 * Throws 409 `outOfStock` when less is left than was offered.
 */
export async function placeBidOrder(context: OperationContext, requirement: RequirementRow, bid: BidRow): Promise<OrderRow> {
  const { tables, newId, now } = context
  const [product, seller] = await Promise.all([
    bid.productId === null ? undefined : tables.find('products', { _id: bid.productId }),
    tables.find('sellers', { _id: bid.sellerId }),
  ])
  // A foreign key keeps the seller of a bid.
  if (seller === undefined) throw new Error(`The seller of bid ${bid._id} is missing`)
  const categoryId = product?.categoryId ?? requirement.categoryId
  const commissionRate = await commissionOf(context, { sellerId: bid.sellerId, categoryId })
  const placed = bidOrder(requirement, bid, { product, seller }, { _id: newId(), now, commissionRate })
  await tables.insert('orders', placed)
  await writeTimeline(context, placed._id, { position: 0, status: placed.status, by: 'buyer' }, { userId: placed.buyerId })
  const accepted = await moveOrder(context, placed, { type: 'order.accept', by: 'seller' }, { userId: bid.sellerId })
  await reserveStock(context, placed)
  return accepted
}

/** Returns the new order of a bid, for the bid's listing, if it names one. */
export function bidOrder(
  requirement: RequirementRow,
  bid: BidRow,
  { product, seller }: { product: Row<'products'> | undefined; seller: Pick<Row<'sellers'>, 'city'> },
  { _id, now, commissionRate }: { _id: string; now: string; commissionRate: number },
): OrderRow {
  const { deliveryAddress } = requirement
  return {
    _id,
    number: orderNumber(_id, now),
    kind: 'product',
    buyerId: requirement.buyerId,
    sellerId: bid.sellerId,
    quoteId: null,
    bidId: bid._id,
    status: 'placed',
    paymentState: 'none',
    ...(product === undefined ? describedItem(requirement, bid) : listedItem(product, bid)),
    quantity: bid.quantity,
    askedQuantity: null,
    packages: null,
    currency: bid.currency,
    unitPrice: bid.unitPrice,
    subtotal: bid.subtotal,
    ...frozenTax(bid),
    tax: bid.tax,
    shipping: bid.shipping,
    freight: statedFreight(bid.incoterm, bid.shipping),
    total: bid.total,
    leadTimeDays: bid.leadTimeDays,
    commissionRate,
    commissionOnFreight: true,
    priceUnit: bid.priceUnit,
    incoterm: bid.incoterm,
    incotermPlace: namedPlace(bid.incoterm, bid.incotermPlace, { seller, deliveryAddress }),
    deliveryAddress,
    note: bid.note,
    reference: null,
    shipBy: null,
    paymentTerms: 'prepaid',
    dueOn: null,
    remindOn: null,
    credited: 0,
    dispatchBy: null,
    dispatchRemindedAt: null,
    proposedDispatchOn: null,
    disputeUntil: null,
    reason: null,
    purpose: null,
    yearlyVolume: null,
    createdAt: now,
    updatedAt: now,
  }
}

type BidItem = Pick<
  OrderRow,
  | 'productId'
  | 'name_en'
  | 'name_ar'
  | 'name_bn'
  | 'casNumber'
  | 'unNumber'
  | 'hazards'
  | 'grade'
  | 'hasStructure'
  | 'stockQuantity'
>

function listedItem(product: Row<'products'>, bid: BidRow): BidItem {
  const { name_en, name_ar, name_bn, casNumber, unNumber, grade, smiles, ghs } = product
  return {
    productId: product._id,
    name_en,
    name_ar,
    name_bn,
    casNumber,
    unNumber,
    grade,
    hazards: ghs.hazards,
    hasStructure: smiles !== null,
    stockQuantity: quantityOfBid(product.unit, bid),
  }
}

/** Without a listing, the item follows from the bid and its requirement. */
const describedItem = ({ casNumber, grade }: RequirementRow, bid: BidRow): BidItem => ({
  productId: null,
  name_en: bid.goodsName,
  name_ar: null,
  name_bn: null,
  casNumber,
  unNumber: null,
  hazards: [],
  grade,
  hasStructure: false,
  stockQuantity: quantityOfBid(bid.priceUnit, bid),
})

function quantityOfBid(unit: BidRow['priceUnit'], { _id, quantity }: BidRow): number {
  const converted = convert(quantity, unit)
  // bidRequirement has checked that the units convert.
  if (converted === undefined) throw new Error(`The quantity of bid ${_id} cannot be told in ${unit}`)
  return converted.value
}
