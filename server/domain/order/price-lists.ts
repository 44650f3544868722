import type { components } from '#src/generated/schema.ts'
import { tiersProblem, type TiersProblem } from '#src/lib/price-tiers.ts'
import { listState } from '#server/domain/catalogue/agreed-prices.ts'
import { isTraded } from '#server/domain/catalogue/first-rates.ts'
import { notify } from '#server/domain/notification/notifications.ts'
import { conflict, type FieldKey, invalidFields, notFound, type Text } from '#server/domain/platform/domain-error.ts'
import { calendarDate } from '#server/domain/platform/local-dates.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import type { TableContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'
import type { PartyRow } from '#server/store/trade-queries.ts'

type Schemas = components['schemas']
type ListRow = Row<'priceLists'>
type Form = Schemas['PriceListForm']
type FormRow = Form['rows'][number]
type Product = Row<'products'>
type Reading = Pick<TableContext, 'tables' | 'now'>

/** So many of a seller have not ended. */
const mostLists = 50
/** So many are listed. */
const mostListed = 200
/** So many buyers are offered for choice. */
const mostKnown = 1000

export async function knownBuyers({ tables }: Reading, sellerId: string): Promise<Schemas['KnownBuyer'][]> {
  return (await tables.knownBuyers(sellerId, { limit: mostKnown })).map(serializeBuyer)
}

const serializeBuyer = ({ _id, name, country }: PartyRow): Schemas['KnownBuyer'] => ({ _id, name, country })

/** Those that hold or will hold first, each the last changed first. */
export async function listPriceLists({ tables, now }: Reading, sellerId: string): Promise<Schemas['PriceListSummary'][]> {
  const orderBy = ['-updatedAt', '_id'] as const
  // However many have ended since, those that hold are there.
  const [open, latest] = await Promise.all([
    tables.list('priceLists', { sellerId, endedAt: null }, { orderBy }),
    tables.list('priceLists', { sellerId }, { orderBy, limit: mostListed }),
  ])
  const lists = [...open, ...latest.filter(({ endedAt }) => endedAt !== null)]
  if (lists.length === 0) return []
  const listId = lists.map(({ _id }) => _id)
  const [buyers, rows] = await Promise.all([
    tables.list('priceListBuyers', { listId, leftAt: null }),
    tables.list('priceListRows', { listId }),
  ])
  const today = now.slice(0, 10)
  const shown = lists.map((list) => ({
    ...headOf(list, today),
    buyerCount: buyers.filter((buyer) => buyer.listId === list._id).length,
    rowCount: rows.filter((row) => row.listId === list._id).length,
  }))
  return [...shown.filter(({ state }) => state !== 'ended'), ...shown.filter(({ state }) => state === 'ended')]
}

function headOf(list: ListRow, today: string) {
  const { _id, name, currency, validFrom, validUntil, updatedAt } = list
  return { _id, name, currency, validFrom, ...omitNull({ validUntil }), state: listState(list, today), updatedAt }
}

/** A list of this seller. Throws 404 for any other. */
export async function findPriceList({ tables }: Reading, sellerId: string, id: string): Promise<ListRow> {
  const list = await tables.find('priceLists', { _id: id, sellerId })
  if (list === undefined) throw notFound()
  return list
}

/** A list with its buyers and prices, to its seller. */
export async function serializePriceList({ tables, now }: Reading, list: ListRow): Promise<Schemas['PriceList']> {
  const [members, rows] = await Promise.all([
    tables.list('priceListBuyers', { listId: list._id, leftAt: null }),
    tables.list('priceListRows', { listId: list._id }, { orderBy: ['position'] }),
  ])
  const [parties, products] = await Promise.all([
    tables.parties(members.map(({ buyerId }) => buyerId)),
    tables.list('products', { _id: rows.map(({ productId }) => productId) }),
  ])
  const byName = (left: PartyRow, right: PartyRow) => (left.name < right.name ? -1 : left.name > right.name ? 1 : 0)
  return {
    ...headOf(list, now.slice(0, 10)),
    version: list.version,
    buyers: parties.toSorted(byName).map(serializeBuyer),
    rows: rows.flatMap((row) => {
      const product = products.find(({ _id }) => _id === row.productId)
      return product === undefined ? [] : [serializeRow(row, product, list)]
    }),
  }
}

function serializeRow(
  { productId, unit, tiers }: Row<'priceListRows'>,
  product: Product,
  { currency }: ListRow,
): Schemas['KeptPriceListRow'] {
  const { name_en, name_ar, name_bn } = product
  const problem = rowProblem(product, { unit, currency }) ?? null
  return { productId, ...omitNull({ name_ar, name_bn, problem }), name_en, unit, tiers }
}

/** Why a row does not hold for its product as that is now. */
function rowProblem(
  product: Pick<Product, 'status' | 'unit' | 'currency'>,
  saved: Pick<Product, 'unit' | 'currency'>,
): Schemas['PriceListRowProblem'] | undefined {
  if (product.status === 'deleted') return 'productDeleted'
  if (product.currency !== saved.currency) return 'currencyChanged'
  if (product.unit !== saved.unit) return 'unitChanged'
  return product.status === 'active' ? undefined : 'productHidden'
}

/** Throws 422 for a form that cannot be saved, and 409 for one more than a seller may have. Notifies its buyers. */
export async function createList(context: TableContext, sellerId: string, form: Form): Promise<ListRow> {
  const { tables, now, newId } = context
  const columns = await checkedColumns(context, sellerId, form)
  const open = await tables.list('priceLists', { sellerId, endedAt: null })
  assertRoom(open, now)
  const list: ListRow = { _id: newId(), sellerId, version: 1, ...columns, endedAt: null, createdAt: now, updatedAt: now }
  await tables.insert('priceLists', list)
  await saveContents(context, list, form)
  return list
}

/** Replaces the whole list. Throws 422 for a form that cannot be saved, 409 when it was changed or ended after `version`. */
export async function replaceList(
  context: TableContext,
  { sellerId, _id }: ListRow,
  { version, ...form }: Schemas['PriceListChange'],
): Promise<ListRow> {
  const { tables, now } = context
  const columns = await checkedColumns(context, sellerId, form)
  const set = { ...columns, version: version + 1, updatedAt: now }
  if ((await tables.update('priceLists', { _id, version, endedAt: null }, set)) === 0) throw await changedMeanwhile(context, _id)
  const open = await tables.list('priceLists', { sellerId, endedAt: null })
  assertRoom(
    open.filter((other) => other._id !== _id),
    now,
  )
  const list = await findPriceList(context, sellerId, _id)
  await saveContents(context, list, form)
  return list
}

/** Ends a list for new orders. Throws 409 when it was ended already. */
export async function endList(context: TableContext, { sellerId, _id, version }: ListRow): Promise<ListRow> {
  const { tables, now } = context
  const set = { endedAt: now, version: version + 1, updatedAt: now }
  if ((await tables.update('priceLists', { _id, version, endedAt: null }, set)) === 0) throw await changedMeanwhile(context, _id)
  return findPriceList(context, sellerId, _id)
}

async function changedMeanwhile({ tables }: Reading, _id: string) {
  const list = await tables.find('priceLists', { _id })
  return list?.endedAt === null
    ? conflict('server:conflict.changed', { state: 'edited' })
    : conflict('server:conflict.priceListEnded', { state: 'ended' })
}

/** Lists whose last day is over take no room. */
function assertRoom(open: readonly ListRow[], now: string): void {
  const count = open.filter((list) => listState(list, now.slice(0, 10)) !== 'ended').length
  if (count >= mostLists) throw conflict('server:conflict.priceListsTooMany')
}

/** The columns of a form without problems. Throws 422 for all others, with a text for each faulty field. */
async function checkedColumns(context: TableContext, sellerId: string, form: Form) {
  const { tables, now } = context
  const { name, currency, validFrom, validUntil, buyers, rows } = form
  const [known, products] = await Promise.all([
    buyers.length === 0 ? [] : tables.knownBuyers(sellerId, { limit: buyers.length, among: buyers }),
    tables.list('products', { _id: rows.map(({ productId }) => productId), sellerId, status: ['active', 'inactive'] }),
  ])
  const problems: Record<string, Text> = {}
  const refuse = (at: string, key: FieldKey) => {
    problems[at] ??= { key }
  }
  if (!isTraded(currency)) refuse('currency', 'server:field.currencyTraded')
  if (validUntil !== undefined && validUntil < validFrom) refuse('validUntil', 'server:field.priceListUntil')
  else if (validUntil !== undefined && validUntil < now.slice(0, 10)) refuse('validUntil', 'server:field.priceListOver')
  for (const [at, buyer] of buyers.entries()) {
    if (!known.some(({ _id }) => _id === buyer)) refuse(`buyers.${at}`, 'server:field.priceListBuyer')
    else if (buyers.indexOf(buyer) < at) refuse(`buyers.${at}`, 'server:field.priceListTwice')
  }
  for (const [at, row] of rows.entries()) {
    const product = products.find(({ _id }) => _id === row.productId)
    if (product === undefined) refuse(`rows.${at}.productId`, 'server:field.priceListProduct')
    else if (product.currency !== currency) refuse(`rows.${at}.productId`, 'server:field.priceListCurrency')
    else if (rows.findIndex(({ productId }) => productId === row.productId) < at)
      refuse(`rows.${at}.productId`, 'server:field.priceListTwice')
    else for (const [field, key] of tierFaults(row, product)) refuse(`rows.${at}.${field}`, key)
  }
  if (Object.keys(problems).length > 0) throw invalidFields(problems)
  return { name: name.trim(), currency, validFrom, validUntil: validUntil ?? null }
}

const faults: Record<TiersProblem, { at: string; key: FieldKey }> = {
  currencyDiffers: { at: 'price.currency', key: 'server:field.tierCurrency' },
  dimensionDiffers: { at: 'minimumQuantity.unit', key: 'server:field.priceListUnit' },
  // Cannot be: the first tier is compared with itself.
  firstIsNotMinimumOrder: { at: 'minimumQuantity', key: 'server:field.tierQuantity' },
  quantityNotRising: { at: 'minimumQuantity', key: 'server:field.tierQuantity' },
  priceNotFalling: { at: 'price', key: 'server:field.tierPrice' },
}

/** The faults of a row, by fields of it. */
function tierFaults({ tiers }: FormRow, { unit, currency }: Product): [string, FieldKey][] {
  const found = tiers.flatMap(({ minimumQuantity, price }, at): [string, FieldKey][] => {
    if (minimumQuantity.unit !== unit) return [[`tiers.${at}.minimumQuantity.unit`, 'server:field.priceListUnit']]
    if (price.currency !== currency) return [[`tiers.${at}.price.currency`, 'server:field.priceListCurrency']]
    return price.amount < 1 ? [[`tiers.${at}.price`, 'server:field.positive']] : []
  })
  const [first] = tiers
  const broken = first === undefined || found.length > 0 ? undefined : tiersProblem(tiers, first.minimumQuantity)
  if (broken === undefined) return found
  const { at, key } = faults[broken.problem]
  return [[`tiers.${broken.index}.${at}`, key]]
}

/** Writes buyers and rows anew, and notifies those who were never on the list. */
async function saveContents(context: TableContext, list: ListRow, { buyers, rows }: Form): Promise<void> {
  const { tables, now, newId } = context
  const listId = list._id
  const before = await tables.list('priceListBuyers', { listId })
  const left = before.filter(({ buyerId, leftAt }) => leftAt === null && !buyers.includes(buyerId)).map(({ _id }) => _id)
  const back = before.filter(({ buyerId, leftAt }) => leftAt !== null && buyers.includes(buyerId)).map(({ _id }) => _id)
  if (left.length > 0) await tables.update('priceListBuyers', { _id: left }, { leftAt: now })
  if (back.length > 0) await tables.update('priceListBuyers', { _id: back }, { leftAt: null })
  const fresh = buyers.filter((buyer) => !before.some(({ buyerId }) => buyerId === buyer))
  if (fresh.length > 0) {
    await tables.insert('priceListBuyers', ...fresh.map((buyerId) => ({ _id: newId(), listId, buyerId, leftAt: null })))
    await notifyBuyers(context, list, fresh)
  }
  await tables.remove('priceListRows', { listId })
  const products = await tables.list('products', { _id: rows.map(({ productId }) => productId) })
  await tables.insert(
    'priceListRows',
    ...rows.flatMap(({ productId, tiers }, position) => {
      const product = products.find(({ _id }) => _id === productId)
      return product === undefined ? [] : [{ _id: newId(), listId, productId, position, unit: product.unit, tiers }]
    }),
  )
}

/** Nobody learns the name of the list, or who else is on it. */
async function notifyBuyers(context: TableContext, { sellerId, validFrom }: ListRow, buyers: readonly string[]): Promise<void> {
  const [seller] = await context.tables.parties([sellerId])
  const values = { party: seller?.name ?? '', date: calendarDate(validFrom) }
  const about = { side: 'buyer' as const, type: 'pricesAgreed' as const, subjectId: sellerId, values }
  await notify(context, ...buyers.map((userId) => ({ ...about, userId })))
}
