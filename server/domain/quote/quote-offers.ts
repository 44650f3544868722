import type { components } from '#src/generated/schema.ts'
import { addDays, dayIn, endOfDay } from '#src/lib/end-of-day.ts'
import { multiply } from '#src/lib/money-arithmetic.ts'
import { convert } from '#src/lib/quantity.ts'
import { proseFaults } from '#server/domain/platform/account-numbers.ts'
import { findTax } from '#server/domain/catalogue/tax-rules.ts'
import { withTax } from '#server/domain/catalogue/order-totals.ts'
import { notifyOfQuote } from './quote-notifications.ts'
import { moveQuote, type QuoteRow } from './quotes.ts'
import { invalidFields, type Text } from '#server/domain/platform/domain-error.ts'
import type { OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

type OfferTerms = components['schemas']['OfferTerms']

/** The longest validity of an offer. */
const maxDays = 365

/** The next round: the seller's offer or the buyer's counter-offer, an immutable version. */
export async function makeOffer(
  context: OperationContext,
  quote: QuoteRow,
  type: 'quote.offer' | 'quote.counter',
  { by, userId }: { by: 'buyer' | 'seller'; userId: string },
  terms: OfferTerms | undefined,
): Promise<QuoteRow> {
  if (terms === undefined) throw invalidFields({ offer: { key: 'server:field.required' } })
  const { tables, newId, now } = context
  const version = quote.version + 1
  const offer: Row<'quoteOffers'> = {
    _id: newId(),
    quoteId: quote._id,
    version,
    by,
    userId,
    createdAt: now,
    ...(await offerColumns(context, quote, terms)),
  }
  const moved = await moveQuote(
    context,
    quote,
    { type, by },
    { userId, set: { version, offeredTotal: offer.total, expiresAt: offer.expiresAt } },
  )
  await tables.insert('quoteOffers', offer)
  await notifyOfQuote(context, moved, by === 'seller' ? 'buyer' : 'seller', by === 'seller' ? 'quoteOffered' : 'quoteCountered')
  return moved
}

/** The total of an order on these terms is computed here, once: later changes of tax or price lists do not affect it. */
async function offerColumns(context: OperationContext, quote: QuoteRow, terms: OfferTerms) {
  const { tables, now } = context
  const { unitPrice, shipping, leadTimeDays, validUntil } = terms
  const { currency, timeZone, quantity, priceUnit } = quote
  const wrong: Record<string, Text> = {}
  if (unitPrice.currency !== currency) wrong['offer.unitPrice'] = { key: 'server:field.currency' }
  if (unitPrice.amount === 0) wrong['offer.unitPrice'] = { key: 'server:field.positive' }
  if (shipping.currency !== currency) wrong['offer.shipping'] = { key: 'server:field.currency' }
  const today = dayIn(timeZone, now)
  if (validUntil < today || validUntil > addDays(today, maxDays)) wrong['offer.validUntil'] = { key: 'server:field.validUntil' }
  // They become the note of the order, which its invoice bears.
  Object.assign(wrong, proseFaults({ 'offer.terms': terms.terms }))
  if (Object.keys(wrong).length > 0) throw invalidFields(wrong)
  const seller = await tables.find('sellers', { _id: quote.sellerId })
  const priced = convert(quantity, priceUnit)
  // A foreign key keeps the seller, and the request was refused in a unit that the price's does not convert to.
  if (seller === undefined || priced === undefined) throw new Error(`Quote ${quote._id} cannot be priced`)
  const amounts = { unitPrice, subtotal: multiply(unitPrice, priced.value), shipping }
  if (amounts.subtotal.amount === 0) throw invalidFields({ 'offer.unitPrice': { key: 'server:field.worthless' } })
  const countries = { sellerCountry: seller.country, deliveryCountry: quote.deliveryAddress.country }
  const tax = await findTax(context, { ...countries, incoterm: quote.incoterm, buyerId: quote.buyerId })
  if (tax === undefined) throw invalidFields({ 'offer.unitPrice': { key: 'server:field.noTaxRule' } })
  const totals = withTax(amounts, tax)
  return {
    unitPrice: unitPrice.amount,
    subtotal: totals.subtotal.amount,
    shipping: shipping.amount,
    ...tax,
    tax: totals.tax.amount,
    total: totals.total.amount,
    leadTimeDays,
    validUntil,
    expiresAt: endOfDay(validUntil, timeZone),
    terms: terms.terms?.trim() || null,
  }
}
