import { describe, expect, it } from 'vitest'
import { fromPromise } from 'xstate'
import type { components } from '#src/generated/schema.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { chatEvents } from '#tests/support/event-fixtures/chat.ts'
import { chatId, chatOf, messageOf, messagePage, personId } from '#tests/support/chat-fixtures.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import type { Chat, ChatMessage } from './chat-messages.ts'
import { type ChatInput, chatMachine, outboxOf } from './chat.machine.ts'
import { chatOutboxMachine } from './chat-outbox.machine.ts'
import type { ChatAction } from './chat-api.ts'
import type { Outgoing } from './outgoing-messages.ts'

const { events, inputs } = chatEvents

it('reaches every state', () =>
  expect(reachedStates(chatMachine, Object.values(events), Object.values(inputs))).toEqual(statesOf(chatMachine)))

type MessagePage = components['schemas']['MessagePage']
type Part = { before?: number; after?: number }

interface Host {
  input?: Partial<ChatInput>
  pages?: (() => MessagePage)[]
  opens?: () => Chat
  marks?: (() => unknown)[]
  actions?: () => { message: string }
}

const newest = messagePage([messageOf(4), messageOf(5)], { more: true, chat: { readTo: 3 } })

/** A chat over a server that answers each reading in turn; `asked` is every call. */
function open({
  input = {},
  pages = [() => newest],
  opens = () => chatOf(1),
  marks = [],
  actions = () => ({ message: '' }),
}: Host = {}) {
  const asked: unknown[] = []
  const reads = [...pages]
  const machine = chatMachine.provide({
    actors: {
      opening: fromPromise<{ chat: Chat }, { personId: string | null; productId: string | null }>(({ input: values }) => {
        asked.push(['open', values.personId, values.productId])
        return Promise.resolve().then(() => ({ chat: opens() }))
      }),
      reading: fromPromise<MessagePage, { chatId: string | null; part: Part }>(async ({ input: { part } }) => {
        asked.push(['read', part])
        const answer = reads.length > 1 ? reads.shift() : reads[0]
        await Promise.resolve()
        return answer?.() ?? newest
      }),
      marking: fromPromise<{ chat: Chat }, { chatId: string | null; sequence: number }>(async ({ input: { sequence } }) => {
        asked.push(['mark', sequence])
        await marks.shift()?.()
        return { chat: chatOf(1, { readTo: sequence, lastSequence: 9 }) }
      }),
      doing: fromPromise<{ message: string }, { chat: Chat | null; action: ChatAction | null }>(async ({ input: { action } }) => {
        asked.push(['do', action])
        await Promise.resolve()
        return actions()
      }),
      outbox: chatOutboxMachine.provide({
        actors: {
          sending: fromPromise<{ message: ChatMessage }, { chatId: string; next: Outgoing }>(({ input: { next } }) =>
            Promise.resolve({ message: messageOf(6, { mine: true, text: next.text }) }),
          ),
        },
      }),
    },
  })
  const flow = runFlow(machine, { chatId: chatId(1), personId: null, productId: null, ...input })
  const numbers = () => flow.state().context.messages.map(({ sequence }) => sequence)
  return { ...flow, asked, numbers }
}

const written = { type: 'live.changed', event: { type: 'chat.message', subjectId: chatId(1) } } as const

describe('opening', () => {
  it('reads the end of the chat that was chosen and remembers it', async () => {
    const { asked, numbers, emitted } = open()
    await settled()
    expect([asked, numbers()]).toEqual([[['read', {}]], [4, 5]])
    expect(emitted).toEqual([{ type: 'session.remembered', changes: { chatId: chatId(1) } }])
  })

  it('begins the chat with a person, about what was chosen', async () => {
    const { asked, numbers } = open({ input: { chatId: null, personId: personId(1), productId: chatId(7) } })
    await settled()
    expect([asked, numbers()]).toEqual([
      [
        ['open', personId(1), chatId(7)],
        ['read', {}],
      ],
      [4, 5],
    ])
  })

  it.each([
    ['refused', rejected(404)],
    ['unreachable', unreachable],
  ] as const)('can be tried again when it is %s', async (tag, failure) => {
    const { actor, state, numbers } = open({ pages: [failWith(failure), () => newest] })
    await settled()
    expect([state().hasTag(tag), state().context.failure]).toEqual([true, failure])
    actor.send({ type: 'retry.asked' })
    await settled()
    expect(numbers()).toEqual([4, 5])
  })
})

describe('what is written while it is open', () => {
  it('is read on from the last message, page by page', async () => {
    const { actor, asked, numbers } = open({
      pages: [() => newest, () => messagePage([messageOf(6), messageOf(7)], { more: true }), () => messagePage([messageOf(8)])],
    })
    await settled()
    actor.send(written)
    await settled()
    expect([asked.slice(1), numbers()]).toEqual([
      [
        ['read', { after: 5 }],
        ['read', { after: 7 }],
      ],
      [4, 5, 6, 7, 8],
    ])
  })

  it('does not concern it when it is of another chat', async () => {
    const { actor, asked } = open()
    await settled()
    actor.send({ type: 'live.changed', event: { type: 'chat.message', subjectId: chatId(2) } })
    await settled()
    expect(asked).toEqual([['read', {}]])
  })

  it('is caught up with when the line is back, and by hand when that fails', async () => {
    const { actor, state, numbers } = open({ pages: [() => newest, failWith(unreachable), () => messagePage([messageOf(6)])] })
    await settled()
    actor.send({ type: 'line.returned' })
    await settled()
    expect([state().hasTag('behind'), numbers()]).toEqual([true, [4, 5]])
    actor.send({ type: 'retry.asked' })
    await settled()
    expect([state().hasTag('behind'), numbers()]).toEqual([false, [4, 5, 6]])
  })

  it('by oneself stands there as soon as it has arrived, once', async () => {
    const { state, numbers } = open({ pages: [() => newest] })
    await settled()
    outboxOf(state())?.send({ type: 'message.written', writing: { text: 'Hello', file: null }, at: '2026-11-21T10:00:00.000Z' })
    await settled()
    expect([numbers(), state().context.messages.at(-1)?.text]).toEqual([[4, 5, 6], 'Hello'])
  })

  it('moves the other side’s mark only forward', async () => {
    const { actor, state } = open({
      pages: [
        () => messagePage([messageOf(5)], { chat: { otherReadTo: 5 } }),
        () => messagePage([], { chat: { otherReadTo: 2 } }),
      ],
    })
    await settled()
    actor.send({ type: 'live.changed', event: { type: 'chat.read', subjectId: chatId(1) } })
    await settled()
    expect(state().context.chat?.otherReadTo).toBe(5)
  })
})

describe('reading back', () => {
  it('brings what stands before the first message, until there is no more', async () => {
    const { actor, asked, numbers } = open({ pages: [() => newest, () => messagePage([messageOf(2), messageOf(3)])] })
    await settled()
    actor.send({ type: 'older.asked' })
    await settled()
    actor.send({ type: 'older.asked' })
    await settled()
    expect([asked.slice(1), numbers()]).toEqual([[['read', { before: 4 }]], [2, 3, 4, 5]])
  })

  it('can be tried again', async () => {
    const { actor, state, numbers } = open({ pages: [() => newest, failWith(unreachable), () => messagePage([messageOf(3)])] })
    await settled()
    actor.send({ type: 'older.asked' })
    await settled()
    expect(state().hasTag('broken')).toBe(true)
    actor.send({ type: 'older.asked' })
    await settled()
    expect(numbers()).toEqual([3, 4, 5])
  })
})

describe('what was seen', () => {
  it('is marked once, and what was seen meanwhile after it', async () => {
    const { actor, asked } = open()
    await settled()
    actor.send({ type: 'messages.seen', sequence: 4 })
    actor.send({ type: 'messages.seen', sequence: 5 })
    await settled()
    actor.send({ type: 'messages.seen', sequence: 5 })
    await settled()
    expect(asked.slice(1)).toEqual([
      ['mark', 4],
      ['mark', 5],
    ])
  })

  it('is marked at the next look when the mark did not arrive', async () => {
    const { actor, asked } = open({ marks: [failWith(unreachable)] })
    await settled()
    actor.send({ type: 'messages.seen', sequence: 5 })
    await settled()
    actor.send({ type: 'messages.seen', sequence: 5 })
    await settled()
    expect(asked.slice(1)).toEqual([
      ['mark', 5],
      ['mark', 5],
    ])
  })
})

describe('the whole chat', () => {
  it('is deleted after a question, and left', async () => {
    const { actor, asked, emitted, state } = open()
    await settled()
    actor.send({ type: 'deed.chosen', action: 'delete' })
    expect([state().hasTag('dialog'), asked.length]).toEqual([true, 1])
    actor.send({ type: 'deed.confirmed' })
    await settled()
    expect([state().hasTag('done'), asked.slice(1), emitted.slice(1)]).toEqual([
      true,
      [['do', 'delete']],
      [
        { type: 'toast', tone: 'success', text: { key: 'chats:action.delete.done' } },
        { type: 'session.remembered', changes: { chatId: null } },
        { type: 'navigate', to: '/chats', replace: true },
      ],
    ])
  })

  it('stays when the question is put away, or the call fails', async () => {
    const { actor, emitted, state, asked } = open({ actions: failWith(rejected(404, 'Gone')) })
    await settled()
    actor.send({ type: 'deed.chosen', action: 'delete' })
    actor.send({ type: 'deed.abandoned' })
    expect([state().hasTag('dialog'), asked.length]).toEqual([false, 1])
    actor.send({ type: 'deed.chosen', action: 'delete' })
    actor.send({ type: 'deed.confirmed' })
    await settled()
    expect([state().hasTag('filled'), emitted.at(-1)]).toEqual([
      true,
      { type: 'toast', tone: 'error', text: { message: 'Gone' } },
    ])
  })

  it('shows at once that the other is blocked, and that they are no longer', async () => {
    const { actor, state } = open()
    await settled()
    actor.send({ type: 'deed.chosen', action: 'block' })
    actor.send({ type: 'deed.confirmed' })
    await settled()
    expect(state().context.chat?.blocked).toBe(true)
    actor.send({ type: 'deed.chosen', action: 'unblock' })
    await settled()
    expect([state().hasTag('dialog'), state().context.chat?.blocked]).toEqual([false, false])
  })
})
