import type { components } from '#src/generated/schema.ts'
import { listState } from '#server/domain/catalogue/agreed-prices.ts'
import { localName } from '#server/domain/notification/notification-values.ts'
import { notify } from '#server/domain/notification/notifications.ts'
import { conflict, notFound } from '#server/domain/platform/domain-error.ts'
import { calendarDate } from '#server/domain/platform/local-dates.ts'
import type { TableContext } from '#server/operation.ts'
import { numberText } from '#server/texts.ts'
import type { Language } from '#server/store/tables/columns.ts'
import type { Row } from '#server/store/tables.ts'
import { assertRoom, checkedColumns } from './price-list-rules.ts'
import { serializeBuyer, serializeHead } from './price-list-serializer.ts'

type Schemas = components['schemas']
type ListRow = Row<'priceLists'>
type Reading = Pick<TableContext, 'tables' | 'now'>
type Form = Schemas['PriceListForm']

/** So many lists are answered. */
const mostListed = 200
/** So many buyers are offered for choice. */
const mostKnown = 1000

/** Those with whom a seller may agree prices. */
export async function knownBuyers({ tables }: Pick<Reading, 'tables'>, sellerId: string): Promise<Schemas['KnownBuyer'][]> {
  return (await tables.knownBuyers(sellerId, { limit: mostKnown })).map(serializeBuyer)
}

/** Those that hold or will hold first, each the last changed first. */
export async function listPriceLists({ tables, now }: Reading, sellerId: string): Promise<Schemas['PriceListSummary'][]> {
  const today = now.slice(0, 10)
  return (await tables.priceListPage(sellerId, { today, limit: mostListed })).map((list) => serializeHead(list, today))
}

/** A list of this seller. Throws 404 for any other. */
export async function findPriceList({ tables }: Pick<TableContext, 'tables'>, sellerId: string, id: string): Promise<ListRow> {
  const list = await tables.find('priceLists', { _id: id, sellerId })
  if (list === undefined) throw notFound()
  return list
}

/** Throws 422 for a form that cannot be saved, and 409 for one more than a seller may have. Notifies its buyers. */
export async function createList(context: TableContext, sellerId: string, form: Form): Promise<ListRow> {
  const { tables, now, newId } = context
  const columns = await checkedColumns(context, sellerId, form)
  await assertRoom(context, sellerId)
  const list: ListRow = { _id: newId(), sellerId, version: 1, ...columns, endedAt: null, createdAt: now, updatedAt: now }
  await tables.insert('priceLists', list)
  await saveContents(context, list, form)
  return list
}

/**
 * Replaces the whole list. Throws 409 when it was changed after `version`, was ended or its last day is over, then 422 for a form that cannot
 * be saved. Notifies the buyers who are new on it.
 */
export async function replaceList(
  context: TableContext,
  before: ListRow,
  { version, ...form }: Schemas['PriceListChange'],
): Promise<ListRow> {
  const { tables, now } = context
  if (listState(before, now.slice(0, 10)) === 'ended') throw ended()
  if (before.version !== version) throw edited()
  const set = { ...(await checkedColumns(context, before.sellerId, form)), version: version + 1, updatedAt: now }
  await tables.update('priceLists', { _id: before._id }, set)
  const list = { ...before, ...set }
  await saveContents(context, list, form)
  return list
}

/** Ends a list for new orders. Throws 409 when it was ended already or its last day is over. */
export async function endList({ tables, now }: TableContext, list: ListRow): Promise<ListRow> {
  if (listState(list, now.slice(0, 10)) === 'ended') throw ended()
  const set = { endedAt: now, version: list.version + 1, updatedAt: now }
  await tables.update('priceLists', { _id: list._id }, set)
  return { ...list, ...set }
}

const edited = () => conflict('server:conflict.changed', { state: 'edited' })
const ended = () => conflict('server:conflict.priceListEnded', { state: 'ended' })

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
  if (fresh.length > 0)
    await tables.insert('priceListBuyers', ...fresh.map((buyerId) => ({ _id: newId(), listId, buyerId, leftAt: null })))
  await tables.remove('priceListRows', { listId })
  const products = await tables.list('products', { _id: rows.map(({ productId }) => productId) })
  const listed = rows.flatMap(({ productId, tiers }) => {
    const product = products.find(({ _id }) => _id === productId)
    return product === undefined ? [] : [{ product, tiers }]
  })
  await tables.insert(
    'priceListRows',
    ...listed.map(({ product, tiers }, position) => {
      const { _id: productId, unit } = product
      return { _id: newId(), listId, productId, position, unit, tiers }
    }),
  )
  await notifyBuyers(
    context,
    list,
    fresh,
    listed.map(({ product }) => product),
  )
}

/** So many products are named to a buyer. */
const mostNamed = 3

/**
 * Names what is on offer of a list, and leads to the first of it; of a list without any, nothing is said. Nobody learns the name of the
 * list, or who else is on it.
 */
async function notifyBuyers(
  context: TableContext,
  { sellerId, validFrom }: ListRow,
  buyers: readonly string[],
  products: readonly Row<'products'>[],
): Promise<void> {
  const offered = products.filter(({ status }) => status === 'active')
  const [first] = offered
  if (buyers.length === 0 || first === undefined) return
  const [seller] = await context.tables.parties([sellerId])
  const named = offered.slice(0, mostNamed).map(localName)
  const namesIn = (language: Language) => {
    const names = named.map((name) => name[language] ?? name.en).join(language === 'ar' ? '، ' : ', ')
    const unnamed = offered.length - named.length
    return unnamed === 0 ? names : `${names} (+${numberText(language, unnamed)})`
  }
  const values = {
    party: seller?.name ?? '',
    date: calendarDate(validFrom),
    products: { en: namesIn('en'), ar: namesIn('ar'), bn: namesIn('bn') },
  }
  const about = { side: 'buyer' as const, type: 'pricesAgreed' as const, subjectId: first._id, mailsCountedBy: sellerId, values }
  await notify(context, ...buyers.map((userId) => ({ ...about, userId })))
}
