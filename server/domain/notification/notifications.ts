import { type LinkedNotification, notificationLink } from '#src/lib/notification-link.ts'
import { publishLiveEvent } from '#server/domain/platform/live-events.ts'
import { type NotificationType, type NotificationValue, type NotificationValues, formatValue } from './notification-values.ts'
import { countInWindow } from '#server/domain/platform/rate-window.ts'
import { mailRow } from '#server/domain/platform/outbox.ts'
import type { TableContext } from '#server/operation.ts'
import type { NewRow } from '#server/store/store.ts'
import type { AddresseeRow } from '#server/store/notification-queries.ts'
import type { Row } from '#server/store/tables.ts'
import type { Language } from '#server/store/tables/columns.ts'
import { hasText, serverText } from '#server/texts.ts'

/**
 * A notification of one user, on one side of the account. `subjectId`: the object that it is about; `mailsCountedBy`: what counts its mails
 * together where that is another; `collected`: the buyer fetches the goods that it is about, which some types have a text of their own for.
 */
export type NewNotification = {
  [Type in NotificationType]: {
    userId: string
    side: 'buyer' | 'seller'
    type: Type
    subjectId: string
    mailsCountedBy?: string | undefined
    values: NotificationValues[Type]
    collected?: boolean | undefined
  }
}[NotificationType]

/** No mails for these: a mail for each chat message would be a nuisance. */
const notMailed: ReadonlySet<NotificationType> = new Set(['chatMessage'])
/** What somebody can do again and again to one object: mailed once in ten minutes each, and always in the feed. */
const mailedSparingly: ReadonlySet<NotificationType> = new Set([
  'quoteOffered',
  'quoteCountered',
  'quoteNoted',
  'bidReceived',
  'dispatchProposed',
  'disputeAnswered',
  'settlementProposed',
  'pricesAgreed',
])
const tenMinutes = 600
/** What strangers can bring about by new objects: so many mails of an hour, together, and always in the feed. */
const mailedUpTo: ReadonlySet<NotificationType> = new Set(['sellerOrderPlaced', 'sampleOrder', 'quoteOrder'])
const mailsOfHour = 20
const hour = 3600

/**
 * Notifies users, in the caller's transaction: a row of their feed, a live event, a queued mail and a push to each device that accepts
 * them. Rendered once, in all three languages, so that a later change of a name or text changes no history. Deleted users are skipped.
 */
export async function notify(context: TableContext, ...notices: NewNotification[]): Promise<void> {
  const { tables, now, newId } = context
  const addressees = await tables.addressees([...new Set(notices.map(({ userId }) => userId))])
  const feed: Row<'notifications'>[] = []
  const outbox: NewRow<'outbox'>[] = []
  for (const notice of notices) {
    const addressee = addressees.find(({ _id }) => _id === notice.userId)
    if (addressee === undefined) continue
    const { userId, side, type, subjectId } = notice
    const row = { _id: newId(), userId, side, type, subjectId, ...textsOf(notice), createdAt: now, readAt: null }
    feed.push(row)
    if (await isMailed(context, notice)) outbox.push(mailRow(context, mailOf(addressee, row, notice)))
    outbox.push(...addressee.pushDevices.map((device) => pushRow(context, device, row)))
  }
  if (feed.length === 0) return
  await tables.insert('notifications', ...feed)
  if (outbox.length > 0) await tables.insert('outbox', ...outbox)
  for (const { _id, userId } of feed) await publishLiveEvent(context, [userId], { type: 'notification.created', subjectId: _id })
}

async function isMailed(
  { tables, now }: TableContext,
  { userId, type, subjectId, mailsCountedBy = subjectId }: NewNotification,
): Promise<boolean> {
  if (notMailed.has(type)) return false
  if (mailedUpTo.has(type)) return (await countInWindow(tables, `mail:${userId}:new`, hour, now)) <= mailsOfHour
  if (!mailedSparingly.has(type)) return true
  return (await countInWindow(tables, `mail:${userId}:${type}:${mailsCountedBy}`, tenMinutes, now)) === 1
}

type NotificationTexts = Pick<Row<'notifications'>, 'title_en' | 'title_ar' | 'title_bn' | 'body_en' | 'body_ar' | 'body_bn'>

function textsOf(notice: NewNotification): NotificationTexts {
  const [en, ar, bn] = [renderTexts('en', notice), renderTexts('ar', notice), renderTexts('bn', notice)]
  return {
    title_en: en.title,
    title_ar: ar.title,
    title_bn: bn.title,
    body_en: en.body,
    body_ar: ar.body,
    body_bn: bn.body,
  }
}

/** A type that both sides get may have its own text for the seller, and one about goods its own for those that the buyer fetches. */
function renderTexts(
  language: Language,
  { side, type, values, collected = false }: NewNotification,
): { title: string; body: string } {
  const given = Object.entries<NotificationValue>({ ...values })
  const gaps = Object.fromEntries(given.map(([name, value]) => [name, formatValue(language, value)]))
  const collection = `notification:${type}.collectionTitle`
  if (collected && side === 'buyer' && hasText(collection)) {
    return { title: serverText(language, collection, gaps), body: text(language, `notification:${type}.collectionText`, gaps) }
  }
  const sellers = `notification:${type}.sellerTitle`
  return side === 'seller' && hasText(sellers)
    ? { title: serverText(language, sellers, gaps), body: text(language, `notification:${type}.sellerText`, gaps) }
    : { title: text(language, `notification:${type}.title`, gaps), body: text(language, `notification:${type}.text`, gaps) }
}

function text(language: Language, key: string, gaps: Record<string, string>): string {
  if (!hasText(key)) throw new Error(`No text ${key}`)
  return serverText(language, key, gaps)
}

function mailOf({ email, fullName, language }: AddresseeRow, row: Row<'notifications'>, notice: NewNotification) {
  const values = { name: fullName, title: row[`title_${language}`], text: row[`body_${language}`], ...addressIn(notice) }
  return { recipient: email, language, template: 'notification' as const, values }
}

/** Where the mail leads: within the page, whose own address is added when it is sent. */
function addressIn({ type, side, subjectId }: NewNotification): { address?: string } {
  const target = notificationLink(type satisfies LinkedNotification, side === 'buyer' ? 'Buyer' : 'Seller', subjectId)
  return target === undefined ? {} : { address: target.address }
}

/** `values`: the recipient, and the payload of a push by the specification (§3 Push); side and subject decide where a tap leads. */
function pushRow({ now, newId }: TableContext, device: AddresseeRow['pushDevices'][number], row: Row<'notifications'>) {
  const { language } = device
  const { type, side, subjectId, body_en, body_ar, body_bn } = row
  const { userId } = row
  const values = {
    userId,
    title: row[`title_${language}`],
    body: row[`body_${language}`],
    body_en,
    body_ar,
    body_bn,
    type,
    side,
    subjectId,
    id: row._id,
  }
  return {
    _id: newId(),
    channel: 'push' as const,
    recipient: device._id,
    language,
    template: 'notification',
    values,
    tries: 0,
    nextTryAt: now,
    deliveredAt: null,
    createdAt: now,
  }
}
