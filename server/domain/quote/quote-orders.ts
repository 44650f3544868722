import { convert } from '#src/lib/quantity.ts'
import { frozenTax } from '#server/domain/catalogue/order-totals.ts'
import { commissionOf } from '#server/domain/plan/commission-rates.ts'
import { orderNumber } from '#server/domain/platform/reference-number.ts'
import { namedPlace } from '#server/domain/order/named-place.ts'
import { statedFreight } from '#server/domain/order/stated-freight.ts'
import { reserveStock } from '#server/domain/order/order-stock.ts'
import { moveOrder, type OrderRow, writeTimeline } from '#server/domain/order/orders.ts'
import { notifyOfQuote } from './quote-notifications.ts'
import { moveQuote, quoteConflict, type QuoteRow, standing } from './quotes.ts'
import { conflict, invalidFields } from '#server/domain/platform/domain-error.ts'
import type { OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

/**
 * The buyer accepts the offer that it has seen, or the seller the counter-offer, which makes an order at that price. An offer binds whoever made
 * it, so the order begins accepted, with its stock taken. Throws 409 when there is a newer version, or when too little is left.
 */
export async function acceptOffer(
  context: OperationContext,
  quote: QuoteRow,
  { by, userId, version }: { by: 'buyer' | 'seller'; userId: string; version: number | undefined },
): Promise<{ quote: QuoteRow; order: OrderRow }> {
  if (version === undefined) throw invalidFields({ version: { key: 'server:field.required' } })
  if (version !== quote.version) throw quoteConflict(quote, context.now)
  const accepted = await moveQuote(context, quote, { type: 'quote.accept', by }, { userId })
  const offer = await context.tables.find('quoteOffers', { quoteId: quote._id, version })
  if (offer === undefined) throw new Error(`Quote ${quote._id} lacks its offer ${version}`)
  const order = await orderFrom(context, quote, offer, by === 'seller' ? userId : offer.userId)
  if (by === 'buyer') await notifyOfQuote(context, accepted, 'seller', 'quoteAccepted')
  else await notifyOfQuote(context, accepted, 'buyer', 'counterOfferAccepted')
  return { quote: accepted, order }
}

/** `sellerUserId`: the seller's own, by offer or acceptance. */
async function orderFrom(
  context: OperationContext,
  quote: QuoteRow,
  offer: Row<'quoteOffers'>,
  sellerUserId: string,
): Promise<OrderRow> {
  const { tables, newId, now } = context
  const [product, seller] = await Promise.all([
    tables.find('products', { _id: quote.productId }),
    tables.find('sellers', { _id: quote.sellerId }),
  ])
  const inStockUnit = product && convert(quote.quantity, product.unit)
  if (product === undefined || inStockUnit === undefined || seller === undefined)
    throw conflict('server:conflict.outOfStock', { state: standing(quote, now) })
  const _id = newId()
  const { buyerId, sellerId, productId, name_en, name_ar, name_bn, casNumber, unNumber, grade, hazards } = quote
  const { unitPrice, subtotal, shipping, tax, total } = offer
  const order: OrderRow = {
    _id,
    number: orderNumber(_id, now),
    kind: 'product',
    buyerId,
    sellerId,
    productId,
    quoteId: quote._id,
    bidId: null,
    status: 'placed',
    paymentState: 'none',
    name_en,
    name_ar,
    name_bn,
    casNumber,
    unNumber,
    grade,
    hazards,
    hasStructure: quote.hasStructure,
    quantity: quote.quantity,
    askedQuantity: quote.askedQuantity,
    packages: quote.packages,
    stockQuantity: inStockUnit.value,
    priceUnit: quote.priceUnit,
    currency: quote.currency,
    unitPrice,
    subtotal,
    shipping,
    freight: statedFreight(quote.incoterm, shipping),
    ...frozenTax(offer),
    tax,
    total,
    leadTimeDays: offer.leadTimeDays,
    commissionRate: await commissionOf(context, product),
    commissionOnFreight: true,
    incoterm: quote.incoterm,
    incotermPlace: namedPlace(quote.incoterm, quote.incotermPlace, { seller, deliveryAddress: quote.deliveryAddress }),
    deliveryAddress: quote.deliveryAddress,
    note: offer.terms,
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
  await tables.insert('orders', order)
  await writeTimeline(context, _id, { position: 0, status: 'placed', by: 'buyer' }, { userId: buyerId })
  const accept = { type: 'order.accept', by: 'seller' } as const
  const accepted = await moveOrder(context, order, accept, { userId: sellerUserId, note: quote.number })
  await reserveStock(context, order)
  return accepted
}
