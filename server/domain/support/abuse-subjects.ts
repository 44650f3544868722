import { findChat, chatBetween } from '#server/domain/chat/chats.ts'
import { invalidFields, notFound } from '#server/domain/platform/domain-error.ts'
import type { Caller, OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

type Report = Row<'abuseReports'>

/** Something that can be reported, as it is now. */
export type AbuseSubject = Pick<Report, 'reportedId' | 'name_en' | 'name_ar' | 'name_bn' | 'text' | 'snapshot'>

type Find = (context: OperationContext, caller: Caller, id: string) => Promise<AbuseSubject>

/** Finds what is to be reported as this caller may see it. Throws 404 for what they may not, 422 for what is their own. */
export async function findAbuseSubject(
  context: OperationContext,
  caller: Caller,
  subject: Report['subject'],
  id: string,
): Promise<AbuseSubject> {
  const found = await finders[subject](context, caller, id)
  if (found.reportedId === caller.user._id) throw invalidFields({ subjectId: { key: 'server:field.ownAbuse' } })
  return found
}

const findListing: Find = async ({ tables }, { user }, id) => {
  const product = await tables.find('products', { _id: id })
  // Its own seller sees one that is off the market, and is told that it is their own.
  if (product === undefined || product.status === 'deleted') throw notFound()
  if (product.status !== 'active' && product.sellerId !== user._id) throw notFound()
  const { sellerId, name_en, name_ar, name_bn } = product
  return { reportedId: sellerId, name_en, name_ar, name_bn, text: null, snapshot: product }
}

const findRating: Find = async (context, { user }, id) => {
  const { tables } = context
  const rating = await tables.find('ratings', { _id: id, removedAt: null })
  const product = rating && (await tables.find('products', { _id: rating.productId }))
  if (rating === undefined || product === undefined) throw notFound()
  if (product.status !== 'active' && product.sellerId !== user._id) {
    const orders = await tables.list('orders', { buyerId: user._id, productId: product._id }, { limit: 1 })
    if (orders.length === 0) throw notFound()
  }
  const { name_en, name_ar, name_bn } = product
  return { reportedId: rating.buyerId, name_en, name_ar, name_bn, text: rating.text, snapshot: rating }
}

/** A call that is over stands among the messages, but is none. */
const findMessage: Find = async (context, { user }, id) => {
  const { tables } = context
  const message = await tables.find('messages', { _id: id, removedAt: null })
  if (message === undefined || message.kind === 'call') throw notFound()
  const { own } = await findChat(context, user._id, message.chatId)
  if (message.sequence <= own.hiddenTo) throw notFound()
  const file = message.fileId === null ? undefined : await tables.find('files', { _id: message.fileId })
  const [sender] = await tables.parties([message.senderId])
  return {
    reportedId: message.senderId,
    ...named(sender?.name ?? ''),
    text: message.text ?? file?.fileName ?? null,
    snapshot: { ...message, ...(file && { fileName: file.fileName, sha256: file.sha256 }) },
  }
}

const findPerson: Find = async (context, { user }, id) => {
  const { tables } = context
  const person = await tables.find('users', { _id: id })
  if (person === undefined || person.status === 'deleted') throw notFound()
  if (id !== user._id && !(await hasMet(context, user._id, id))) throw notFound()
  const [party] = await tables.parties([id])
  const { accountType, country, createdAt } = person
  return {
    reportedId: id,
    ...named(party?.name ?? ''),
    text: null,
    snapshot: { _id: id, accountType, country, createdAt, name: party?.name },
  }
}

/** In a chat, in an order, or on a seller's public page. */
async function hasMet(context: OperationContext, userId: string, otherId: string): Promise<boolean> {
  const { tables } = context
  const seller = await tables.find('sellers', { _id: otherId })
  if (seller !== undefined && seller.productCount > 0) return true
  if ((await chatBetween(context, userId, otherId)) !== undefined) return true
  const [bought, sold] = await Promise.all([
    tables.list('orders', { buyerId: userId, sellerId: otherId }, { limit: 1 }),
    tables.list('orders', { buyerId: otherId, sellerId: userId }, { limit: 1 }),
  ])
  return bought.length + sold.length > 0
}

const named = (name: string) => ({ name_en: name, name_ar: null, name_bn: null })

const finders: Record<Report['subject'], Find> = {
  listing: findListing,
  rating: findRating,
  message: findMessage,
  person: findPerson,
}
