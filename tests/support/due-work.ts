import { nodeCodes } from '#server/adapters/codes-node.ts'
import type { ProductView } from '#server/ports/product-views.ts'
import type { FileStore } from '#server/ports/files.ts'
import { replaceRate } from '#server/domain/catalogue/taken-rates.ts'
import { recordSecurityEvent } from '#server/domain/platform/security-log.ts'
import { newId } from '#server/new-id.ts'
import type { Store } from '#server/store/store.ts'
import type { Row } from '#server/store/tables.ts'
import { entryRow, planRow, subscriptionRow } from './money-rows.ts'
import { payoutAccountRow } from './payout-rows.ts'
import { pdfBytes } from './sample-files.ts'
import { liveEventRow } from './notification-rows.ts'
import { insertTradeFixture, mailRow, orderOf, paymentRow, quoteRow, sessionRow, userRow } from './store-fixture.ts'
import { bidRow, requirementRow } from './tender-rows.ts'

/** The number of due items of each kind, except mails: more than one batch. */
const each = 8
const mails = 30
/** When all of it is overdue. */
export const dueBy = '2027-03-01T00:00:00.000Z'
const longAgo = '2026-11-22T00:00:00.000Z'
/** Over 400 days ago by every clock. */
const longSealed = '2024-11-22T00:00:00.000Z'

/** Fills an empty store with overdue work for each of the timed jobs; returns the pages that were opened and not yet counted. */
export async function insertDueWork(store: Store, files: FileStore): Promise<ProductView[]> {
  const fixture = await insertTradeFixture(store)
  const { buyer, seller, product } = fixture
  const rate = { currency: product.currency, unitsPerDollar: 4, date: '2026-11-21', source: 'operator' } as const
  await store.transaction((tables) => replaceRate({ tables, now: longAgo, newId }, { ...rate, takenBy: null, reason: null }))
  const plan = planRow({ price: 4900 })
  await store.insert('plans', plan)
  const codes = nodeCodes('digests need no secret')
  const mail = () => mailRow({ template: 'alreadyRegistered', nextTryAt: longAgo })
  await store.insert('outbox', ...Array.from({ length: mails }, mail))
  const views: ProductView[] = []
  for (let at = 0; at < each; at += 1) {
    // Separate users: a chat is two people's, and a person has one subscription.
    const [caller, called] = [userRow({ _id: newId() }), userRow({ _id: newId() })]
    await store.insert('users', caller, called)
    await store.insert(
      'quotes',
      quoteRow({ buyerId: buyer._id, sellerId: seller._id, productId: product._id, expiresAt: longAgo }),
    )
    await store.insert('subscriptions', subscriptionRow({ userId: called._id, planId: plan._id, endsAt: longAgo }))
    await store.insert(
      'orders',
      orderOf(fixture, { status: 'freightQuoted', freight: 'included', shipping: 500, updatedAt: longAgo }),
    )
    await insertDelivered(store, orderOf(fixture, { status: 'delivered', paymentState: 'succeeded', updatedAt: longAgo }))
    await insertUnrated(store, orderOf(fixture, { status: 'completed', paymentState: 'succeeded', updatedAt: longAgo }))
    await insertUndelivered(store, orderOf(fixture, { status: 'dispatched', paymentState: 'succeeded', updatedAt: longAgo }))
    await store.insert(
      'orders',
      orderOf(fixture, { status: 'processing', paymentState: 'succeeded', updatedAt: longAgo, dispatchBy: longAgo }),
    )
    const onTerms = { paymentTerms: 'net30', dueOn: '2026-12-22', remindOn: '2026-12-19' } as const
    await store.insert('orders', orderOf(fixture, { status: 'completed', updatedAt: longAgo, ...onTerms }))
    await insertRingingCall(store, [caller, called])
    await insertWeeklyPayout(store, called._id)
    await insertRenewals(store, plan._id)
    await insertOverdueTender(store, buyer._id, seller._id)
    await store.insert('productBatches', expiredBatch(product._id))
    await store.insert(
      'sessions',
      sessionRow({ userId: caller._id, expiresAt: longAgo, tokenHash: await codes.digest(caller._id) }),
    )
    await store.insert('rateWindows', { _id: `login:${caller._id}`, count: 1, expiresAt: longAgo })
    await store.insert('liveEvents', liveEventRow({ userId: caller._id, at: longAgo }))
    await recordSecurityEvent({ tables: store, now: longSealed, newId }, { kind: 'signIn.accepted', accountId: caller._id })
    await insertFile(store, files, buyer._id, 'left')
    await insertFile(store, files, buyer._id, 'loose')
    views.push({ productId: product._id, userId: buyer._id }, { productId: product._id, userId: caller._id })
  }
  return views
}

/** Completed long enough ago to be asked for a rating. */
async function insertUnrated(store: Store, order: Row<'orders'>): Promise<void> {
  await store.insert('orders', order)
  await store.insert('ratingReminders', { _id: order._id, dueAt: longAgo })
}

/** On its way for longer than was promised. */
async function insertUndelivered(store: Store, order: Row<'orders'>): Promise<void> {
  await store.insert('orders', order)
  await store.insert('deliveryDeadlines', { _id: order._id, state: 'waiting', dueAt: longAgo })
}

/** A week ago, paid by card; and a refund of another payment that is owed, and a card to be forgotten. */
async function insertDelivered(store: Store, order: Row<'orders'>): Promise<void> {
  await store.insert('orders', order)
  const { _id: orderId, buyerId: userId, sellerId, total: amount, currency } = order
  const payment = paymentRow({ orderId, userId, amount, currency, status: 'succeeded', method: 'card' })
  await store.insert('payments', payment)
  const [held, transferId] = [{ ownerId: sellerId, account: 'held' as const, amount, currency }, newId()]
  const ofOrder = { orderId, paymentId: payment._id, transferId }
  await store.insert('ledgerEntries', { ...entryRow(held), ...ofOrder })
  await store.insert('ledgerEntries', {
    ...entryRow({ ...held, ownerId: null, account: 'cardClearing', amount: -amount }),
    ...ofOrder,
  })
  const task = {
    reference: `charge ${orderId}`,
    paymentId: payment._id,
    tries: 0,
    nextTryAt: longAgo,
    doneAt: null,
    createdAt: longAgo,
  }
  await store.insert('cardTasks', { _id: newId(), kind: 'refund', ...task, amount: 100, currency })
  await store.insert('cardTasks', { _id: newId(), kind: 'forgetCard', ...task, amount: 0, currency: null })
}

/** A week ago, of somebody with a second factor and earnings. */
async function insertWeeklyPayout(store: Store, userId: string): Promise<void> {
  const account = payoutAccountRow({ _id: newId(), userId, weekly: true, nextRunAt: longAgo, changedAt: longAgo })
  await store.insert('payoutAccounts', account)
  await store.insert('secondFactors', {
    _id: newId(),
    userId,
    kind: 'authenticator',
    name: 'Phone',
    secret: 'encrypted',
    lastStep: null,
    credentialId: null,
    publicKey: null,
    counter: null,
    transports: [],
    addedBy: newId(),
    addedFrom: null,
    createdAt: longAgo,
    lastUsedAt: null,
  })
  const earned = { account: 'available', amount: 10_000, currency: account.currency } as const
  const transferId = newId()
  await store.insert('ledgerEntries', { ...entryRow({ ...earned, ownerId: userId }), transferId })
  await store.insert('ledgerEntries', {
    ...entryRow({ ...earned, ownerId: null, account: 'bankClearing', amount: -10_000 }),
    transferId,
  })
}

/** Of two users: one whose charge is to be announced, and one whose wallet is to be charged. */
async function insertRenewals(store: Store, planId: string): Promise<void> {
  const [announced, charged] = [userRow({ _id: newId() }), userRow({ _id: newId() })]
  await store.insert('users', announced, charged)
  const coming = { endsAt: '2027-03-05T00:00:00.000Z', noticeAt: '2027-02-26T00:00:00.000Z' }
  const due = { endsAt: '2027-02-28T00:00:00.000Z', noticeAt: null }
  for (const [user, { endsAt, noticeAt }] of [[announced, coming] as const, [charged, due] as const]) {
    const row = subscriptionRow({ userId: user._id, planId, endsAt, runsUntil: '2027-03-12T00:00:00.000Z' })
    await store.insert('subscriptions', row)
    const renewal = { method: 'wallet', cardId: null, amount: 4900, currency: 'USD', failure: null } as const
    const times = { noticeAt, tryAt: endsAt, createdAt: longAgo, updatedAt: longAgo }
    await store.insert('planRenewals', { _id: row._id, userId: user._id, ...renewal, ...times })
  }
  const [filled, transferId] = [{ account: 'wallet', amount: 10_000, currency: 'USD' } as const, newId()]
  await store.insert('ledgerEntries', { ...entryRow({ ...filled, ownerId: charged._id }), transferId })
  await store.insert('ledgerEntries', {
    ...entryRow({ ...filled, ownerId: null, account: 'bankClearing', amount: -10_000 }),
    transferId,
  })
}

/** A batch that was not counted out since it has expired. */
function expiredBatch(productId: string): Row<'productBatches'> {
  const _id = newId()
  const [days, open] = [
    { madeOn: null, expiresOn: '2026-12-01', retestOn: null },
    { packaging: null, note: null, blockedReason: null },
  ]
  return { _id, productId, number: _id, quantity: 1, ...days, ...open, expiredAt: null, createdAt: longAgo, updatedAt: longAgo }
}

async function insertRingingCall(store: Store, people: readonly { _id: string }[]): Promise<void> {
  const [firstId = '', secondId = ''] = people.map(({ _id }) => _id).sort()
  const chat = { _id: newId(), firstId, secondId, productId: null, lastSequence: 0, lastMessageId: null }
  await store.insert('chats', { ...chat, lastMessageAt: longAgo, createdAt: longAgo })
  for (const [userId, otherId] of [[firstId, secondId] as const, [secondId, firstId] as const]) {
    await store.insert('chatMembers', { _id: newId(), chatId: chat._id, userId, otherId, readTo: 0, hiddenTo: 0 })
  }
  const rang = { medium: 'audio', status: 'ringing', callerSide: 'buyer', answeredAt: null, endedAt: null } as const
  await store.insert('calls', { _id: newId(), chatId: chat._id, callerId: firstId, ...rang, startedAt: longAgo })
}

/** An undecided requirement, with a lapsed and an open bid. */
async function insertOverdueTender(store: Store, buyerId: string, sellerId: string): Promise<void> {
  const requirement = requirementRow({ buyerId, deadline: longAgo, decideBy: longAgo })
  await store.insert('requirements', requirement)
  await store.insert('bids', bidRow({ requirementId: requirement._id, sellerId, validUntil: longAgo }))
}

/** One file that was never kept, and an attachment that was never attached. */
async function insertFile(store: Store, files: FileStore, ownerId: string, kind: 'left' | 'loose'): Promise<void> {
  const _id = newId()
  const stored = await files.put(
    _id,
    (async function* () {
      yield pdfBytes()
    })(),
  )
  const access = kind === 'left' ? 'none' : 'private'
  const known = { fileName: 'sds.pdf', contentType: 'application/pdf', access, createdAt: longAgo } as const
  await store.insert('files', { _id, ownerId, ...known, ...stored })
  if (kind === 'loose') {
    await store.insert('attachments', { _id, ownerId, subject: null, subjectId: null, position: 0, createdAt: longAgo })
  }
}
