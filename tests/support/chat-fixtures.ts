import type { components } from '#src/generated/schema.ts'

type Schemas = components['schemas']

const id = (kind: number, last: number) => `01936d3e-8a00-7c31-9f3${kind}-${String(last).padStart(12, '0')}`

export const chatId = (number: number) => id(1, number)
export const personId = (number: number) => id(2, number)

/** A chat as the server returns it: with a seller of solvents, by default nothing unread. */
export function chatOf(number: number, more: Partial<Schemas['Chat']> = {}): Schemas['Chat'] {
  return {
    _id: chatId(number),
    unread: 0,
    blocked: false,
    lastSequence: 0,
    readTo: 0,
    otherReadTo: 0,
    other: { _id: personId(number), name: `Gulf Solvents ${number}`, country: 'SA', reach: 'active' },
    createdAt: '2026-11-21T08:00:00.000Z',
    ...more,
  }
}

/** A message as the server returns it: a text of the other member. */
export function messageOf(sequence: number, more: Partial<Schemas['ChatMessage']> = {}): Schemas['ChatMessage'] {
  return {
    _id: id(3, sequence),
    sequence,
    kind: 'text',
    mine: false,
    text: `Message ${sequence}`,
    sentAt: new Date(Date.parse('2026-11-21T09:00:00.000Z') + sequence * 60_000).toISOString(),
    ...more,
  }
}

/** The result of reading the list: these of so many, so much unread. */
export function chatPage(items: readonly Schemas['Chat'][], unread = 0, total = items.length) {
  return { read: { results: { chats: items, total, unread }, items, total } }
}

/** The result of reading a chat: these messages at its end. */
export function messagePage(
  messages: readonly Schemas['ChatMessage'][],
  { chat = {}, more = false }: { chat?: Partial<Schemas['Chat']>; more?: boolean } = {},
): Schemas['MessagePage'] {
  const last = messages.at(-1)?.sequence ?? 0
  return {
    chat: chatOf(1, { lastSequence: last, readTo: last, ...chat }),
    messages: [...messages],
    total: last,
    more,
  }
}
