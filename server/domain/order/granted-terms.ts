import type { components } from '#src/generated/schema.ts'
import { isTraded } from '#server/domain/catalogue/first-rates.ts'
import { inEachLanguage } from '#server/domain/notification/in-each-language.ts'
import { notify } from '#server/domain/notification/notifications.ts'
import { conflict, invalidFields, notFound } from '#server/domain/platform/domain-error.ts'
import { countWithin } from '#server/domain/platform/rate-window.ts'
import type { OperationContext } from '#server/operation.ts'
import type { PartyRow } from '#server/store/trade-queries.ts'
import { serializeParty } from './order-serializer.ts'
import { type OrderRow, publishOrderChange } from './orders.ts'
import { owedOrders, type TermsRow, usedCredit } from './payment-terms.ts'

type Schemas = components['schemas']

/** Each change is a mail to the buyer. */
const changesOfDay = { tries: 20, seconds: 86_400 }
/** So many of an account are listed. */
const mostListed = 500

/**
 * Grants the buyer of an order terms with its seller, or changes those that hold. What is placed on terms already keeps its own. Granted again
 * alike, nothing changes. Throws 422 for a currency without a rate, and for another one while something is owed in the first.
 */
export async function grantTerms(
  context: OperationContext,
  order: OrderRow,
  { terms, creditLimit }: Schemas['TermsGrant'],
): Promise<TermsRow> {
  const { tables, now, newId } = context
  const { sellerId, buyerId } = order
  const { amount, currency } = creditLimit
  if (amount === 0) throw invalidFields({ 'creditLimit.amount': { key: 'server:field.positive' } })
  if (!isTraded(currency)) throw invalidFields({ 'creditLimit.currency': { key: 'server:field.currency' } })
  const known = await tables.find('paymentTerms', { sellerId, buyerId })
  const set = { terms, currency, creditLimit: amount }
  if (known !== undefined && known.endedAt === null) {
    if (known.terms === terms && known.currency === currency && known.creditLimit === amount) return known
  }
  if (known !== undefined && known.currency !== currency && (await owedOrders(context, { sellerId, buyerId })).length > 0) {
    throw invalidFields({ 'creditLimit.currency': { key: 'server:field.termsCurrency' } })
  }
  await countWithin(tables, `paymentTerms:${sellerId}:${buyerId}`, changesOfDay, now)
  const granted: TermsRow = {
    ...(known ?? { _id: newId(), sellerId, buyerId, createdAt: now }),
    ...set,
    updatedAt: now,
    endedAt: null,
  }
  if (known === undefined) await tables.insert('paymentTerms', granted)
  else await tables.update('paymentTerms', { _id: known._id }, { ...set, updatedAt: now, endedAt: null })
  await notifyBuyer(context, granted, 'termsGranted', order._id)
  await publishOrderChange(context, order)
  return granted
}

/** Ends terms for new orders; those that are placed on them keep theirs. Throws 404 for terms of another seller, 409 once they have ended. */
export async function endTerms(context: OperationContext, sellerId: string, termsId: string): Promise<TermsRow> {
  const { tables, now } = context
  const known = await tables.find('paymentTerms', { _id: termsId, sellerId })
  if (known === undefined) throw notFound()
  const ended = { endedAt: now, updatedAt: now }
  if ((await tables.update('paymentTerms', { _id: termsId, endedAt: null }, ended)) === 0)
    throw conflict('server:conflict.termsEnded')
  await notifyBuyer(context, known, 'termsEnded', sellerId)
  return { ...known, ...ended }
}

async function notifyBuyer(
  context: OperationContext,
  { sellerId, buyerId: userId, terms, creditLimit, currency }: TermsRow,
  type: 'termsGranted' | 'termsEnded',
  subjectId: string,
): Promise<void> {
  const [seller] = await context.tables.parties([sellerId])
  const about = { userId, side: 'buyer' as const, subjectId }
  const party = seller?.name ?? ''
  const amount = { amount: creditLimit, currency }
  await notify(
    context,
    type === 'termsEnded'
      ? { ...about, type, values: { party } }
      : { ...about, type, values: { party, amount, terms: inEachLanguage(`server:terms.${terms}`) } },
  )
}

/** The terms that a seller grants, or that a buyer is granted, the last changed first. */
export async function listTerms(
  context: OperationContext,
  userId: string,
  side: 'buyer' | 'seller',
): Promise<Schemas['GrantedTerms'][]> {
  const { tables } = context
  const own = side === 'seller' ? { sellerId: userId } : { buyerId: userId }
  const page = { orderBy: ['-updatedAt', '_id'], limit: mostListed } as const
  const rows = await tables.list('paymentTerms', { ...own, endedAt: null }, page)
  if (rows.length === 0) return []
  const [owed, parties] = await Promise.all([
    owedOrders(context, own),
    tables.parties(rows.map(({ sellerId, buyerId }) => (side === 'seller' ? buyerId : sellerId))),
  ])
  return rows.map((row) => serializeTerms(context, row, { side, owed, parties }))
}

/** One pair's, for its seller. */
export async function serializeGranted(context: OperationContext, row: TermsRow): Promise<Schemas['GrantedTerms']> {
  const [owed, parties] = await Promise.all([
    owedOrders(context, { sellerId: row.sellerId, buyerId: row.buyerId }),
    context.tables.parties([row.buyerId]),
  ])
  return serializeTerms(context, row, { side: 'seller', owed, parties })
}

function serializeTerms(
  { now }: OperationContext,
  row: TermsRow,
  { side, owed, parties }: { side: 'buyer' | 'seller'; owed: readonly OrderRow[]; parties: PartyRow[] },
): Schemas['GrantedTerms'] {
  const { _id, terms, currency, creditLimit, updatedAt, sellerId, buyerId } = row
  const pairs = owed.filter((order) => order.sellerId === sellerId && order.buyerId === buyerId)
  const { used, overdue } = usedCredit(pairs, row, now)
  return {
    _id,
    party: serializeParty(parties, side === 'seller' ? buyerId : sellerId, false),
    terms,
    creditLimit: { amount: creditLimit, currency },
    used: { amount: used, currency },
    left: { amount: Math.max(0, creditLimit - used), currency },
    overdue,
    updatedAt,
  }
}
