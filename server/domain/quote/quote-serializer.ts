import { shownPackages } from '#server/domain/catalogue/ordered-packages.ts'
import { shownTax } from '#server/domain/catalogue/order-totals.ts'
import type { components } from '#src/generated/schema.ts'
import { serializeAttachments } from '#server/domain/document/attachments.ts'
import { addressFor, mayReadPhone, serializeParty, type Viewer } from '#server/domain/order/order-serializer.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import { type QuoteRow, standing } from './quotes.ts'
import type { OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'
import type { PartyRow } from '#server/store/trade-queries.ts'

type Schemas = components['schemas']

/** The whole quote with all rounds, for its buyer or its seller, read in the state of this transaction. */
export async function serializeQuote(
  { tables, now }: OperationContext,
  quote: QuoteRow,
  viewer: Viewer,
): Promise<Schemas['Quote']> {
  const where = { quoteId: quote._id }
  const [offers, timeline, parties, attachments, order] = await Promise.all([
    quote.version === 0 ? [] : tables.list('quoteOffers', where, { orderBy: ['version'] }),
    tables.list('quoteEvents', where, { orderBy: ['position'] }),
    tables.parties([quote.buyerId, quote.sellerId]),
    serializeAttachments({ tables }, quote._id),
    quote.status === 'accepted' ? tables.find('orders', where) : undefined,
  ])
  const { _id, number, incoterm, deliveryAddress, documents, timeZone, version, expiresAt, createdAt, updatedAt } = quote
  const { targetPrice, currency, incotermPlace, neededBy, message, reason, fromQuoteId } = quote
  return {
    ...omitNull({ incotermPlace, neededBy, message, reason, fromQuoteId, orderId: order?._id }),
    ...(targetPrice === null ? {} : { targetPrice: { amount: targetPrice, currency } }),
    _id,
    number,
    kind: 'quote',
    status: standing(quote, now),
    item: serializeItem(quote),
    currency,
    incoterm,
    deliveryAddress: addressFor(deliveryAddress, order !== undefined || mayReadPhone(viewer, quote.buyerId)),
    documents,
    attachments,
    timeZone,
    version,
    expiresAt,
    createdAt,
    updatedAt,
    offers: offers.map((offer) => serializeOffer(offer, currency)),
    timeline: timeline.map(({ at, step, by, version: made, note }) => omitNull({ at, step, by, version: made, note })),
    // Telephone numbers are shared once there is an order.
    buyer: serializeParty(parties, quote.buyerId, order !== undefined),
    seller: serializeParty(parties, quote.sellerId, order !== undefined),
  }
}

export function quoteSummary(row: QuoteRow & { buyer: PartyRow; seller: PartyRow }, now: string): Schemas['QuoteSummary'] {
  const { _id, number, version, offeredTotal, currency, expiresAt, createdAt } = row
  const parties = [row.buyer, row.seller]
  return {
    _id,
    number,
    kind: 'quote',
    status: standing(row, now),
    item: serializeItem(row),
    version,
    expiresAt,
    createdAt,
    ...(offeredTotal === null ? {} : { total: { amount: offeredTotal, currency } }),
    buyer: serializeParty(parties, row.buyerId, false),
    seller: serializeParty(parties, row.sellerId, false),
  }
}

function serializeItem(quote: QuoteRow): Schemas['QuoteItem'] {
  const { productId, name_en, name_ar, name_bn, casNumber, unNumber, grade, quantity, priceUnit, hasStructure } = quote
  return {
    ...omitNull({ name_ar, name_bn, unNumber }),
    productId,
    name_en,
    casNumber,
    grade,
    quantity,
    ...shownPackages(quote),
    priceUnit,
    hasStructure,
  }
}

function serializeOffer(offer: Row<'quoteOffers'>, currency: string): Schemas['QuoteOffer'] {
  const { version, by, leadTimeDays, validUntil, expiresAt, terms, createdAt } = offer
  const money = (amount: number) => ({ amount, currency })
  return {
    ...omitNull({ terms }),
    version,
    by,
    at: createdAt,
    leadTimeDays,
    validUntil,
    expiresAt,
    totals: {
      unitPrice: money(offer.unitPrice),
      subtotal: money(offer.subtotal),
      shipping: money(offer.shipping),
      ...shownTax(offer),
      tax: money(offer.tax),
      total: money(offer.total),
    },
  }
}
