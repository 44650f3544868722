import { addDays, dayIn, endOfDay, isTimeZone } from '#src/lib/end-of-day.ts'
import { sameDimension } from '#src/lib/quantity.ts'
import { attach } from '#server/domain/document/attachments.ts'
import { packRequest } from '#server/domain/catalogue/ordered-packages.ts'
import { countryTimeZone } from '#server/domain/platform/country-time-zone.ts'
import { referenceNumber } from '#server/domain/platform/reference-number.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import { notifyOfQuote } from './quote-notifications.ts'
import { type QuoteRow, writeQuoteStep } from './quotes.ts'
import { invalidFields, notFound, type Text } from '#server/domain/platform/domain-error.ts'
import { addressColumns } from '#server/domain/account/user-serializer.ts'
import type { BodyOf, Caller, OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

type Request = BodyOf<'placeQuotationOrder'>

/** Validity in days of a request without a date. */
const maxDays = 30

/** Creates a quote request. With a quote `before`, fields left out are taken from it; the product's data are always current. */
export async function requestQuote(
  context: OperationContext,
  { user }: Caller,
  request: Request,
  before?: QuoteRow,
): Promise<QuoteRow> {
  const old = before && { ...before, ...Object.fromEntries((request.without ?? []).map((name) => [name, null])) }
  const { tables, now, newId } = context
  const { incoterm, productId } = { ...old, ...request }
  const asked = request.quantity ?? old?.askedQuantity ?? old?.quantity
  const wrong = missing({ productId, quantity: asked, incoterm, ...(old === undefined && { addressId: request.addressId }) })
  if (wrong !== undefined || productId === undefined || asked === undefined || incoterm === undefined) {
    throw invalidFields(wrong ?? {})
  }
  const [detail, deliveryAddress] = await Promise.all([
    tables.productDetail(productId),
    addressOf(context, user._id, request, old),
  ])
  if (detail === undefined) throw notFound()
  const { product } = detail
  const { currency, unit: priceUnit } = product
  const packed = packRequest(product, { quantity: asked, ...packagingOf(request, old) })
  const timeZone = request.timeZone ?? old?.timeZone ?? countryTimeZone(user.country)
  const today = isTimeZone(timeZone) ? dayIn(timeZone, now) : undefined
  const neededBy =
    request.neededBy ?? (old !== undefined && today !== undefined && (old.neededBy ?? '') >= today ? old.neededBy : null)
  const problems: Record<string, Text | undefined> = {
    productId: productProblem(product, user._id),
    'quantity.unit': sameDimension(asked.unit, priceUnit) ? undefined : { key: 'server:field.unit' },
    addressId: deliveryAddress === undefined ? { key: 'server:field.address' } : undefined,
    targetPrice: (request.targetPrice?.currency ?? currency) === currency ? undefined : { key: 'server:field.currency' },
    timeZone: today === undefined ? { key: 'server:field.timeZone' } : undefined,
    neededBy: neededBy !== null && neededBy < (today ?? '') ? { key: 'server:field.neededBy' } : undefined,
  }
  const found = Object.entries(problems).flatMap(([field, text]) => (text === undefined ? [] : [[field, text] as const]))
  if (found.length > 0 || today === undefined || deliveryAddress === undefined) throw invalidFields(Object.fromEntries(found))

  const latest = addDays(today, maxDays)
  const lastDay = neededBy !== null && neededBy < latest ? neededBy : latest
  const oldPrice = old?.currency === currency ? old.targetPrice : null
  const { name_en, name_ar, name_bn, casNumber, unNumber, grade, smiles, ghs } = product
  const _id = newId()
  const quote: QuoteRow = {
    _id,
    number: referenceNumber('KQ', _id, now),
    buyerId: user._id,
    sellerId: product.sellerId,
    productId: product._id,
    fromQuoteId: old?._id ?? null,
    status: 'requested',
    version: 0,
    offeredTotal: null,
    reason: null,
    name_en,
    name_ar,
    name_bn,
    casNumber,
    unNumber,
    grade,
    hazards: ghs.hazards,
    hasStructure: smiles !== null,
    quantity: packed.quantity,
    askedQuantity: packed.askedQuantity,
    packages: packed.packages,
    priceUnit,
    currency,
    targetPrice: request.targetPrice?.amount ?? oldPrice,
    incoterm,
    incotermPlace: request.incotermPlace?.trim() ?? old?.incotermPlace ?? null,
    deliveryAddress,
    neededBy,
    message: request.message?.trim() ?? old?.message ?? null,
    documents: request.documents ?? old?.documents ?? [],
    timeZone,
    expiresAt: endOfDay(lastDay, timeZone),
    createdAt: now,
    updatedAt: now,
  }
  await tables.insert('quotes', quote)
  const { attachments = [] } = request
  await attach(context, user._id, attachments, { subject: 'quote', subjectId: _id, readerIds: [quote.sellerId] })
  await writeQuoteStep(context, quote, { step: 'requested', by: 'buyer', userId: user._id, version: null, note: null })
  await notifyOfQuote(context, quote, 'seller', 'quoteOrder')
  return quote
}

/** The package of the request, otherwise that of the quote that it repeats. */
function packagingOf({ packaging, without = [] }: Request, old: QuoteRow | undefined): Pick<Request, 'packaging'> {
  if (packaging !== undefined) return { packaging }
  if (old === undefined || old.packages === null || without.includes('packaging')) return {}
  const { kind, net } = old.packages
  return { packaging: { kind, net } }
}

/** A repeat keeps the earlier address, even if it was deleted since. */
async function addressOf({ tables }: OperationContext, userId: string, { addressId }: Request, old: QuoteRow | undefined) {
  if (addressId === undefined) return old?.deliveryAddress
  const address = await tables.find('addresses', { _id: addressId, userId })
  return address && omitNull(addressColumns(omitNull(address)))
}

function productProblem({ status, sellerId }: Row<'products'>, userId: string): Text | undefined {
  if (status !== 'active') return { key: 'server:field.notAvailable' }
  return sellerId === userId ? { key: 'server:field.ownProduct' } : undefined
}

/** Returns a message for each required field that is missing, undefined when none is. */
function missing(fields: Record<string, unknown>): Record<string, Text> | undefined {
  const names = Object.keys(fields).filter((name) => fields[name] === undefined)
  return names.length === 0 ? undefined : Object.fromEntries(names.map((name) => [name, { key: 'server:field.required' }]))
}
