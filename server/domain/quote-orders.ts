import { convert } from '#src/lib/quantity.ts'
import { commissionRate } from '#server/domain/commission.ts'
import { orderNumber } from '#server/domain/order-number.ts'
import { reserveStock } from '#server/domain/order-stock.ts'
import { moveOrder, type OrderRow, writeTimeline } from '#server/domain/orders.ts'
import { tellQuote } from '#server/domain/quote-news.ts'
import { moveQuote, quoteConflict, type QuoteRow, standing } from '#server/domain/quotes.ts'
import { conflict, invalid } from '#server/domain/refusal.ts'
import type { Means } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

/**
 * The buyer accepts the offer that it has seen, which makes an order at the offer's price. The offer binds its seller, so the order
 * begins accepted, with its stock taken; 409 when another version stands by now, or when too little is left.
 */
export async function acceptOffer(
  means: Means,
  quote: QuoteRow,
  { userId, version }: { userId: string; version: number | undefined },
): Promise<{ quote: QuoteRow; order: OrderRow }> {
  if (version === undefined) throw invalid({ version: { key: 'server:field.required' } })
  if (version !== quote.version) throw quoteConflict(quote, means.now)
  const accepted = await moveQuote(means, quote, { type: 'quote.accept', by: 'buyer' }, { userId })
  const offer = await means.tables.find('quoteOffers', { quoteId: quote._id, version })
  if (offer === undefined) throw new Error(`Quote ${quote._id} lacks its offer ${version}`)
  const order = await orderFrom(means, quote, offer)
  await tellQuote(means, accepted, 'seller', 'quoteAccepted')
  return { quote: accepted, order }
}

async function orderFrom(means: Means, quote: QuoteRow, offer: Row<'quoteOffers'>): Promise<OrderRow> {
  const { tables, newId, now } = means
  const product = await tables.find('products', { _id: quote.productId })
  const inStockUnit = product && convert(quote.quantity, product.unit)
  if (inStockUnit === undefined) throw conflict('server:conflict.outOfStock', { state: standing(quote, now) })
  const _id = newId()
  const { buyerId, sellerId, productId, name_en, name_ar, name_bn, casNumber, unNumber, grade, hazards } = quote
  const { unitPrice, subtotal, shipping, taxRate, tax, total } = offer
  const order: OrderRow = {
    ...{ _id, number: orderNumber(_id, now), kind: 'product', buyerId, sellerId, productId, quoteId: quote._id, bidId: null },
    ...{ status: 'placed', paymentState: 'none' },
    ...{ name_en, name_ar, name_bn, casNumber, unNumber, grade, hazards, hasStructure: quote.hasStructure },
    ...{ quantity: quote.quantity, stockQuantity: inStockUnit.value, priceUnit: quote.priceUnit, currency: quote.currency },
    ...{ unitPrice, subtotal, shipping, taxRate, tax, total, commissionRate },
    ...{ incoterm: quote.incoterm, deliveryAddress: quote.deliveryAddress, note: offer.terms, reason: null },
    ...{ purpose: null, yearlyVolume: null, createdAt: now, updatedAt: now },
  }
  await tables.insert('orders', order)
  await writeTimeline(means, _id, { position: 0, status: 'placed', by: 'buyer' }, { userId: buyerId })
  const accept = { type: 'order.accept', by: 'seller' } as const
  const accepted = await moveOrder(means, order, accept, { userId: offer.userId, note: quote.number })
  await reserveStock(means, order)
  return accepted
}
