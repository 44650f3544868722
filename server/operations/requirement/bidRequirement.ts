import { lineFaults, proseFaults } from '#server/domain/platform/account-numbers.ts'
import { assertNotAlerted } from '#server/domain/account/sign-in-alerts.ts'
import { findTax } from '#server/domain/catalogue/tax-rules.ts'
import { compareQuantities, convert, sameDimension } from '#src/lib/quantity.ts'
import { moneyText, priceBid } from '#server/domain/requirement/bid-pricing.ts'
import { type BidRow, moveBid } from '#server/domain/requirement/bids.ts'
import { publishLiveEvent } from '#server/domain/platform/live-events.ts'
import { notify } from '#server/domain/notification/notifications.ts'
import { takeAllowance } from '#server/domain/plan/plan-allowances.ts'
import { quantityText } from '#server/domain/platform/quantity-text.ts'
import { conflict, invalidFields, notFound, type Text } from '#server/domain/platform/domain-error.ts'
import { serializeBid } from '#server/domain/requirement/requirement-serializer.ts'
import { openForBids, type RequirementRow } from '#server/domain/requirement/requirements.ts'
import { utcMoment } from '#server/domain/platform/utc-moment.ts'
import type { Call, Operation } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

/** An edit withdraws the version before it; only a seller's first bid for a requirement counts against its plan. */
export const bidRequirement: Operation<'bidRequirement'> = async (call) => {
  const { tables, caller, body, now, newId } = call
  const sellerId = caller.user._id
  await assertNotAlerted(call, caller)
  const { requirement, seller, earlier } = await findPlace(call)
  const product = await findListing(call, requirement)
  const { quantity, priceUnit, incoterm, leadTimeDays } = body
  const validUntil = checked(call, requirement)
  const countries = { sellerCountry: seller.country, deliveryCountry: requirement.country }
  const tax = await findTax(call, { ...countries, incoterm, buyerId: requirement.buyerId })
  if (tax === undefined) throw invalidFields({ unitPrice: { key: 'server:field.noTaxRule' } })
  const totals = priceBid(body, tax)
  const { budget, currency } = requirement
  if (budget !== null && totals.total.amount > budget) {
    const values = { total: moneyText(totals.total), budget: moneyText({ amount: budget, currency }) }
    throw invalidFields({ unitPrice: { key: 'server:field.aboveBudget', values } })
  }
  const [latest] = earlier
  if (latest === undefined) await takeAllowance(call, sellerId, 'bids')
  else if (latest.status === 'submitted') await moveBid(call, latest, { type: 'bid.withdraw', by: 'seller' })
  const bid: BidRow = {
    _id: newId(),
    requirementId: requirement._id,
    sellerId,
    productId: product?._id ?? null,
    status: 'submitted',
    version: (latest?.version ?? 0) + 1,
    goodsName: product?.name_en ?? body.goodsName?.trim() ?? requirement.productName,
    quantity,
    priceUnit,
    currency,
    incoterm,
    incotermPlace: body.incotermPlace?.trim() ?? null,
    leadTimeDays,
    validUntil,
    unitPrice: totals.unitPrice.amount,
    subtotal: totals.subtotal.amount,
    shipping: totals.shipping.amount,
    ...tax,
    tax: totals.tax.amount,
    total: totals.total.amount,
    note: body.note?.trim() || null,
    createdAt: now,
    updatedAt: now,
  }
  await tables.insert('bids', bid)
  await notify(call, {
    userId: requirement.buyerId,
    side: 'buyer',
    type: 'bidReceived',
    subjectId: requirement._id,
    values: { requirement: requirement.title, party: seller.businessName },
  })
  const subjectId = requirement._id
  await publishLiveEvent(call, [requirement.buyerId, sellerId], { type: 'requirement.changed', subjectId })
  return serializeBid(bid)
}

interface Place {
  requirement: RequirementRow
  seller: Row<'sellers'>
  /** The caller's bids for it, the newest first. */
  earlier: BidRow[]
}

/** Returns the requirement for a seller while it accepts bids; not the caller's own. */
async function findPlace({ tables, caller, body, now }: Call<'bidRequirement'>): Promise<Place> {
  const sellerId = caller.user._id
  const [requirement, seller, earlier] = await Promise.all([
    tables.find('requirements', { _id: body.requirementId }),
    tables.find('sellers', { _id: sellerId }),
    tables.list('bids', { requirementId: body.requirementId, sellerId }, { orderBy: ['-version'] }),
  ])
  if (requirement === undefined || seller === undefined) throw notFound()
  if (requirement.buyerId === sellerId) throw invalidFields({ requirementId: { key: 'server:field.ownRequirement' } })
  if (!openForBids(requirement, now)) {
    // A closed one is visible to its bidders only.
    if (earlier.length === 0) throw notFound()
    throw conflict('server:conflict.biddingClosed', { state: requirement.status })
  }
  return { requirement, seller, earlier }
}

/** The bid's active listing, of the required substance. */
async function findListing(
  { tables, caller, body }: Call<'bidRequirement'>,
  { casNumber }: RequirementRow,
): Promise<Row<'products'> | undefined> {
  const { productId, quantity, priceUnit } = body
  if (productId === undefined) return undefined
  const product = await tables.find('products', { _id: productId, sellerId: caller.user._id })
  if (product?.status !== 'active') throw invalidFields({ productId: { key: 'server:field.notAvailable' } })
  if (casNumber !== null && product.casNumber !== casNumber)
    throw invalidFields({ productId: { key: 'server:field.otherSubstance' } })
  if (!sameDimension(product.unit, priceUnit)) throw invalidFields({ priceUnit: { key: 'server:field.unit' } })
  const stock = { value: product.stock, unit: product.unit }
  if (compareQuantities(quantity, stock) === 1) {
    throw invalidFields({ 'quantity.value': quantityText('server:field.aboveStock', 'stock', stock) })
  }
  return product
}

/** Throws 422 for what does not fit the requirement; returns the end of the bid's validity as stored. */
function checked({ body }: Call<'bidRequirement'>, requirement: RequirementRow): string {
  const problems: Record<string, Text> = {}
  if (convert(body.quantity, requirement.quantity.unit) === undefined)
    problems['quantity.unit'] = { key: 'server:field.requirementUnit' }
  else if (compareQuantities(body.quantity, requirement.quantity) === 1)
    problems['quantity.value'] = quantityText('server:field.aboveRequirement', 'required', requirement.quantity)
  for (const name of ['unitPrice', 'shipping'] as const) {
    if (body[name].currency !== requirement.currency) problems[name] = { key: 'server:field.requirementCurrency' }
  }
  // An order of the bid has them on its invoice.
  const { goodsName, note, incotermPlace } = body
  Object.assign(problems, lineFaults({ goodsName, incotermPlace }), proseFaults({ note }))
  if (body.unitPrice.amount === 0) problems['unitPrice'] = { key: 'server:field.positive' }
  const validUntil = utcMoment(body.validUntil)
  if (validUntil === undefined || validUntil < requirement.deadline)
    problems['validUntil'] = { key: 'server:field.bidValidUntil' }
  if (validUntil === undefined || Object.keys(problems).length > 0) throw invalidFields(problems)
  return validUntil
}
