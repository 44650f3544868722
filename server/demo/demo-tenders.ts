import { fromDecimal } from '#src/lib/money-arithmetic.ts'
import { defaultCommission } from '#server/domain/plan/commission-rates.ts'
import { bidOrder } from '#server/domain/requirement/bid-orders.ts'
import { findTax } from '#server/domain/catalogue/tax-rules.ts'
import { priceBid } from '#server/domain/requirement/bid-pricing.ts'
import { referenceNumber } from '#server/domain/platform/reference-number.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import type { RequirementRow } from '#server/domain/requirement/requirements.ts'
import { termsLine } from '#server/domain/search/search-text.ts'
import { addressColumns } from '#server/domain/account/user-serializer.ts'
import { type TenderNewsItem, tenderNewsRow } from '#server/domain/requirement/tender-news.ts'
import type { Tables } from '#server/store/store.ts'
import type { Row } from '#server/store/tables.ts'
import { type DemoBid, type DemoRequirement, demoRequirements } from './demo-requirements.ts'
import newsFile from './tender-news.json' with { type: 'json' }

const day = 86_400_000
const currency = 'USD'
/** The day on which the file of tender news was written: its times are shifted by the age of the file. */
const tenderNewsWrittenAt = Date.parse('2026-11-21T00:00:00Z')
const daysFrom = (now: string, days: number) => new Date(Date.parse(now) + days * day).toISOString()

/** Tender news, and requirements with bids between the demo's people. */
export async function insertTenders(tables: Tables, now: string, newId: () => string): Promise<void> {
  const age = Date.parse(now) - tenderNewsWrittenAt
  const moved = (time: string) => new Date(Date.parse(time) + age).toISOString()
  const tenderNewsItems = newsFile.map((item): TenderNewsItem => {
    return { ...item, documents: [], publishedAt: moved(item.publishedAt), closesAt: moved(item.closesAt) }
  })
  await tables.insert('tenderNews', ...tenderNewsItems.map((item) => tenderNewsRow(item, newId())))
  const [users, categories, addresses] = [
    await tables.list('users', {}),
    await tables.list('categories', {}),
    await tables.list('addresses', {}),
  ]
  for (const demoRequirement of demoRequirements) {
    const buyer = users.find(({ email }) => email === `${demoRequirement.buyer}@kimiya.example`)
    const category = categories.find(({ slug }) => slug === demoRequirement.category)
    if (buyer === undefined || category === undefined)
      throw new Error(`The demo requirement “${demoRequirement.title}” names who is not there`)
    const address = addresses.find(({ userId }) => userId === buyer._id)
    const requirement = requirementOf(demoRequirement, buyer, category._id, address, now, newId())
    await tables.insert('requirements', requirement)
    for (const bid of demoRequirement.bids) await insertBid(tables, requirement, bid, now, newId)
  }
}

function requirementOf(
  demoRequirement: DemoRequirement,
  buyer: Row<'users'>,
  categoryId: string,
  address: Row<'addresses'> | undefined,
  now: string,
  _id: string,
): RequirementRow {
  const { title, description, product: productName, cas: casNumber, quantity, budget, closesInDays } = demoRequirement
  const createdAt = daysFrom(now, -demoRequirement.postedDaysAgo)
  const number = referenceNumber('KR', _id, createdAt)
  const { fullName, countryCode, phoneNumber, country } = buyer
  return {
    _id,
    number,
    buyerId: buyer._id,
    status: demoRequirement.status ?? 'open',
    language: demoRequirement.language,
    title,
    description,
    productName,
    casNumber,
    grade: demoRequirement.grade ?? null,
    categoryId,
    quantity,
    currency,
    targetPrice: null,
    budget: budget === undefined ? null : fromDecimal(budget, currency).amount,
    incoterm: demoRequirement.incoterm ?? null,
    // A seller has no address here: its purchases go to its port.
    deliveryAddress: omitNull(
      addressColumns(
        address === undefined
          ? { fullName, countryCode, phoneNumber, line1: 'Khatunganj Road 61', city: 'Chattogram', country }
          : omitNull(address),
      ),
    ),
    country: address?.country ?? country,
    isPublic: demoRequirement.isPublic,
    reason: demoRequirement.reason ?? null,
    deadline: daysFrom(now, closesInDays),
    decideBy: daysFrom(now, closesInDays + 14),
    searchText: termsLine([number, title, productName, casNumber, description]),
    createdAt,
    updatedAt: createdAt,
  }
}

async function insertBid(
  tables: Tables,
  requirement: RequirementRow,
  demoBid: DemoBid,
  now: string,
  newId: () => string,
): Promise<void> {
  const user = await tables.find('users', { email: `${demoBid.seller}@kimiya.example` })
  const sellerId = user?._id ?? ''
  const { casNumber } = requirement
  const listings = casNumber === null ? [] : await tables.list('products', { sellerId, casNumber }, { orderBy: ['_id'] })
  const [product] = listings
  if (user === undefined || product === undefined) throw new Error(`${demoBid.seller} lists no ${requirement.productName}`)
  const priceUnit = product.unit
  const perBase = product.comparablePrice * (priceUnit === 't' ? 1000 : 1) * demoBid.share
  const { quantity, _id: requirementId } = requirement
  const unitPrice = fromDecimal(perBase.toFixed(2), currency)
  const shipping = fromDecimal(demoBid.shipping, currency)
  const countries = { sellerCountry: user.country, deliveryCountry: requirement.country }
  const tax = await findTax({ tables, now }, { ...countries, incoterm: demoBid.incoterm, buyerId: requirement.buyerId })
  if (tax === undefined) throw new Error(`No rule of tax from ${user.country} to ${requirement.country}`)
  const totals = priceBid({ quantity, priceUnit, unitPrice, shipping }, tax)
  const createdAt = daysFrom(requirement.createdAt, 1) < now ? daysFrom(requirement.createdAt, 0.5) : now
  const bid: Row<'bids'> = {
    _id: newId(),
    requirementId,
    sellerId,
    productId: product._id,
    status: demoBid.status ?? 'submitted',
    version: 1,
    goodsName: product.name_en,
    quantity,
    priceUnit,
    currency,
    unitPrice: totals.unitPrice.amount,
    subtotal: totals.subtotal.amount,
    shipping: totals.shipping.amount,
    ...tax,
    tax: totals.tax.amount,
    total: totals.total.amount,
    leadTimeDays: demoBid.leadDays,
    incoterm: demoBid.incoterm,
    incotermPlace: requirement.deliveryAddress.city,
    validUntil: daysFrom(requirement.deadline, 20),
    note: demoBid.note ?? null,
    createdAt,
    updatedAt: createdAt,
  }
  await tables.insert('bids', bid)
  if (bid.status === 'accepted') await insertAward(tables, requirement, bid, product, newId)
}

/** The order of the accepted bid, as acceptBid leaves it. */
async function insertAward(
  tables: Tables,
  requirement: RequirementRow,
  bid: Row<'bids'>,
  product: Row<'products'>,
  newId: () => string,
): Promise<void> {
  const seller = await tables.find('sellers', { _id: bid.sellerId })
  if (seller === undefined) throw new Error(`The seller of bid ${bid._id} is missing`)
  const order = bidOrder(
    requirement,
    bid,
    { product, seller },
    {
      _id: newId(),
      now: requirement.deadline,
      commissionRate: defaultCommission,
    },
  )
  await tables.insert('orders', { ...order, status: 'accepted' })
  const entry = (position: number, status: 'placed' | 'accepted', by: 'buyer' | 'seller', userId: string) => ({
    _id: newId(),
    orderId: order._id,
    position,
    status,
    by,
    quantity: null,
    userId,
    note: null,
    at: order.createdAt,
  })
  await tables.insert('orderEvents', entry(0, 'placed', 'buyer', order.buyerId), entry(1, 'accepted', 'seller', order.sellerId))
  await tables.takeStock(product._id, order.stockQuantity)
}
