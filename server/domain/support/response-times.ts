import type { OperationContext } from '#server/operation.ts'

/** Of fewer answers a median says nothing. */
const fewest = 5
/** Of each kind: enough for a median, and never the whole table. */
const latest = 200

type Tables = Pick<OperationContext, 'tables'>

interface Asked {
  id: string
  at: string
}

/**
 * The median of the hours in which a seller first answered the orders, quotes, samples, document requests and chats that came since a
 * moment. Null below five answers. What was never answered is no answer, and counts for nothing.
 */
export async function medianResponseHours(context: Tables, sellerId: string, since: string): Promise<number | null> {
  const times = (
    await Promise.all([orderTimes, quoteTimes, documentTimes, chatTimes].map((timesOf) => timesOf(context, sellerId, since)))
  )
    .flat()
    .sort((one, other) => one - other)
  if (times.length < fewest) return null
  const middle = times.length / 2
  const [low = 0, high = 0] = [times[Math.ceil(middle) - 1], times[Math.floor(middle)]]
  return Math.round(((low + high) / 2 / 3_600_000) * 100) / 100
}

const newest = { orderBy: ['-createdAt', '-_id'], limit: latest } as const

/** Orders that buyers placed: one made of a quote or a bid asks nothing. */
async function orderTimes({ tables }: Tables, sellerId: string, since: string): Promise<number[]> {
  const placed = (await tables.list('orders', { sellerId, quoteId: null, bidId: null }, newest)).filter(isSince(since))
  const events = await tables.list('orderEvents', { orderId: placed.map(({ _id }) => _id), by: 'seller' }, { orderBy: ['at'] })
  return firstTimes(
    placed.map(({ _id, createdAt }) => ({ id: _id, at: createdAt })),
    events.map(({ orderId, at }) => ({ id: orderId, at })),
  )
}

async function quoteTimes({ tables }: Tables, sellerId: string, since: string): Promise<number[]> {
  const quotes = (await tables.list('quotes', { sellerId }, newest)).filter(isSince(since))
  const events = await tables.list('quoteEvents', { quoteId: quotes.map(({ _id }) => _id), by: 'seller' }, { orderBy: ['at'] })
  return firstTimes(
    quotes.map(({ _id, createdAt }) => ({ id: _id, at: createdAt })),
    events.map(({ quoteId, at }) => ({ id: quoteId, at })),
  )
}

async function documentTimes({ tables }: Tables, sellerId: string, since: string): Promise<number[]> {
  const requests = (await tables.list('documentRequests', { sellerId }, newest)).filter(isSince(since))
  return requests.flatMap(({ createdAt, answeredAt }) =>
    answeredAt === null ? [] : [Date.parse(answeredAt) - Date.parse(createdAt)],
  )
}

/** In each chat the time from the first of the other's messages to the seller's next one, again and again. */
async function chatTimes({ tables }: Tables, sellerId: string, since: string): Promise<number[]> {
  const byLast = { orderBy: ['-lastMessageAt', '-_id'], limit: latest } as const
  const [asFirst, asSecond] = await Promise.all([
    tables.list('chats', { firstId: sellerId }, byLast),
    tables.list('chats', { secondId: sellerId }, byLast),
  ])
  const chatId = [...asFirst, ...asSecond].filter(({ lastMessageAt }) => lastMessageAt >= since).map(({ _id }) => _id)
  if (chatId.length === 0) return []
  const newestMessages = { orderBy: ['-sentAt', '-_id'], limit: 20 * latest } as const
  const messages = await tables.list('messages', { chatId, kind: ['text', 'media'] }, newestMessages)
  const waiting = new Map<string, string>()
  return messages.toReversed().flatMap(({ chatId: chat, senderId, sentAt }) => {
    if (sentAt < since) return []
    const asked = waiting.get(chat)
    if (senderId !== sellerId) {
      if (asked === undefined) waiting.set(chat, sentAt)
      return []
    }
    waiting.delete(chat)
    return asked === undefined ? [] : [Math.max(0, Date.parse(sentAt) - Date.parse(asked))]
  })
}

const isSince =
  (since: string) =>
  ({ createdAt }: { createdAt: string }) =>
    createdAt >= since

/** The milliseconds from each question to the first of the answers to it, which come in the order of time. */
function firstTimes(asked: readonly Asked[], answers: readonly Asked[]): number[] {
  const first = new Map<string, string>()
  for (const { id, at } of answers) if (!first.has(id)) first.set(id, at)
  return asked.flatMap(({ id, at }) => {
    const answered = first.get(id)
    return answered === undefined ? [] : [Math.max(0, Date.parse(answered) - Date.parse(at))]
  })
}
