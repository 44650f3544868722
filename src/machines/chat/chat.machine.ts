import { type SnapshotFrom, assign, emit, fromPromise, sendTo, setup } from 'xstate'
import { type ApiFailure } from '#src/api/api-error.ts'
import { callApi } from '#src/api/call-api.ts'
import type { components } from '#src/generated/schema.ts'
import { paths } from '#src/lib/paths.ts'
import { type ChatAction, runChatAction, openChat, readMessages } from './chat-api.ts'
import { type Chat, type ChatMessage, mergeChat, mergeMessages } from './chat-messages.ts'
import { chatOutboxMachine, type ChatOutboxRef } from './chat-outbox.machine.ts'
import { navigate, successToast } from '#src/machines/platform/emitted-events.ts'
import { type FlowTag, flowTypes } from '#src/machines/platform/flow-tags.ts'
import { type LiveChanged, liveChanges } from '#src/machines/platform/live-changes.ts'
import { failureHandling, onReadingFailed } from '#src/machines/platform/failure.ts'

type MessagePage = components['schemas']['MessagePage']

export interface ChatInput {
  chatId: string | null
  /** Somebody to talk with, whose chat is opened or begun. */
  personId: string | null
  /** What they came to talk about. */
  productId: string | null
}

interface Context extends ChatInput {
  chat: Chat | null
  messages: readonly ChatMessage[]
  /** There are more before the first. */
  hasOlder: boolean
  /** The last message that was on the screen. */
  seenTo: number
  action: ChatAction | null
  failure: ApiFailure | null
}

export type ChatEvent =
  | { type: 'retry.asked' }
  | { type: 'older.asked' }
  /** The device is on a network again. */
  | { type: 'line.returned' }
  | { type: 'message.delivered'; message: ChatMessage }
  | { type: 'messages.seen'; sequence: number }
  | { type: 'deed.chosen'; action: ChatAction }
  | { type: 'deed.confirmed' }
  | { type: 'deed.abandoned' }
  | LiveChanged

/**
 * Two people write to each other. The chat is read from its end, backwards when somebody scrolls up, and on from its last message when
 * another was written or the line was broken. What somebody writes goes out through the outbox inside. What was seen is marked as
 * read. The other can be blocked and the chat be deleted; both ask first.
 */
export const chatMachine = setup({
  // `behind`: newer messages could not be had. `reading`, `broken`: older ones are on their way, could not be had.
  types: flowTypes<
    { context: Context; events: ChatEvent; input: ChatInput; children: { outbox: 'outbox' } },
    FlowTag | 'behind' | 'reading' | 'broken'
  >(),
  actors: {
    opening: fromPromise<{ chat: Chat }, Pick<Context, 'personId' | 'productId'>>(async ({ input, signal }) => {
      const about = input.productId === null ? {} : { productId: input.productId }
      return { chat: await openChat({ userId: held(input.personId), ...about }, signal) }
    }),
    reading: fromPromise<MessagePage, { chatId: string | null; part: { before?: number; after?: number } }>(({ input, signal }) =>
      readMessages(held(input.chatId), input.part, signal),
    ),
    marking: fromPromise<{ chat: Chat }, { chatId: string | null; sequence: number }>(async ({ input }) => {
      const { results } = await callApi('readChat', { path: { id: held(input.chatId) }, body: { sequence: input.sequence } })
      return { chat: results }
    }),
    doing: fromPromise<{ message: string }, Pick<Context, 'chat' | 'action'>>(({ input }) => {
      const chat = held(input.chat)
      return runChatAction(held(input.action), chat._id, chat.other._id)
    }),
    outbox: chatOutboxMachine,
    liveChanges,
  },
  actions: {
    keepChat: assign(({ context }, { chat }: { chat: Chat }) => ({ chatId: chat._id, chat: mergeChat(context.chat, chat) })),
    showNewest: assign((_, page: MessagePage) => ({ messages: page.messages, hasOlder: page.more, failure: null })),
    append: assign(({ context }, { messages }: MessagePage) => ({ messages: mergeMessages(context.messages, messages) })),
    take: assign(({ context }, { message }: { message: ChatMessage }) => ({
      messages: mergeMessages(context.messages, [message]),
    })),
    sendOn: sendTo('outbox', { type: 'line.returned' }),
    prepend: assign(({ context }, page: MessagePage) => ({
      messages: mergeMessages(page.messages, context.messages),
      hasOlder: page.more,
    })),
    storeChat: emit(({ context }) => ({
      type: 'session.remembered' as const,
      changes: { chatId: context.chatId },
    })),
    noteSeen: assign(({ context }, { sequence }: { sequence: number }) => ({ seenTo: Math.max(context.seenTo, sequence) })),
    choose: assign((_, { action }: { action: ChatAction }) => ({ action })),
    noteBlock: assign(({ context }) => ({ chat: { ...held(context.chat), blocked: context.action === 'block' } })),
    notifySuccess: emit(({ context }, { message }: { message: string }) =>
      successToast(message, `chats:action.${context.action ?? 'delete'}.done`),
    ),
    forget: emit({ type: 'session.remembered' as const, changes: { chatId: null } }),
    leave: emit(navigate(paths.chats, { replace: true })),
  },
  guards: {
    hasPerson: ({ context }) => context.personId !== null && context.chat === null,
    hasChat: ({ context }) => context.chatId !== null,
    concernsThis: ({ context }, { subjectId }: { subjectId: string }) => context.chatId === subjectId,
    hasMore: (_, { more }: MessagePage) => more,
    hasOlder: ({ context }) => context.hasOlder,
    isUnseen: ({ context }, { sequence }: { sequence: number }) => sequence > held(context.chat).readTo,
    hasSeenMore: ({ context }, { chat }: { chat: Chat }) => context.seenTo > chat.readTo && chat.lastSequence > chat.readTo,
    isUnblocking: (_, { action }: { action: ChatAction }) => action === 'unblock',
    isDeleting: ({ context }) => context.action === 'delete',
  },
})
  .extend(failureHandling<Context, ChatEvent>())
  .createMachine({
    id: 'chat',
    context: ({ input }) => ({
      ...input,
      chat: null,
      messages: [],
      hasOlder: false,
      seenTo: 0,
      action: null,
      failure: null,
    }),
    initial: 'deciding',
    states: {
      deciding: {
        always: [{ guard: 'hasPerson', target: 'opening' }, { guard: 'hasChat', target: 'loading' }, { target: 'unchosen' }],
      },
      unchosen: { tags: ['empty'] },
      opening: {
        tags: ['busy'],
        invoke: {
          id: 'opening',
          src: 'opening',
          input: ({ context }) => context,
          onDone: { target: 'loading', actions: { type: 'keepChat', params: ({ event }) => event.output } },
          onError: onReadingFailed,
        },
      },
      loading: {
        tags: ['busy'],
        invoke: {
          id: 'reading',
          src: 'reading',
          input: ({ context }) => ({ chatId: context.chatId, part: {} }),
          onDone: {
            target: 'shown',
            actions: [
              { type: 'keepChat', params: ({ event }) => event.output },
              { type: 'showNewest', params: ({ event }) => event.output },
              'storeChat',
            ],
          },
          onError: onReadingFailed,
        },
      },
      refused: { tags: ['failed', 'refused'], on: { 'retry.asked': { target: 'deciding' } } },
      unreachable: { tags: ['failed', 'unreachable'], on: { 'retry.asked': { target: 'deciding' } } },
      deleted: { tags: ['done'], entry: ['forget', 'leave'] },
      shown: {
        tags: ['filled'],
        type: 'parallel',
        invoke: [
          { id: 'liveChanges', src: 'liveChanges', input: { types: ['chat.message', 'chat.read'] } },
          {
            id: 'outbox',
            src: 'outbox',
            input: ({ context, self }) => ({
              chatId: held(context.chatId),
              productId: context.productId,
              onDelivered: (message) => self.send({ type: 'message.delivered', message }),
            }),
          },
        ],
        on: { 'message.delivered': { actions: { type: 'take', params: ({ event }) => event } } },
        states: {
          news: {
            initial: 'current',
            on: {
              // Begun again: what was asked for before may not know of the newest yet.
              'live.changed': {
                guard: { type: 'concernsThis', params: ({ event }) => ({ subjectId: event.event.subjectId }) },
                target: '.catchingUp',
              },
              'line.returned': { target: '.catchingUp', actions: 'sendOn' },
            },
            states: {
              current: {},
              catchingUp: {
                invoke: {
                  id: 'catchingUp',
                  src: 'reading',
                  input: ({ context }) => ({ chatId: context.chatId, part: { after: context.messages.at(-1)?.sequence ?? 0 } }),
                  onDone: [
                    {
                      guard: { type: 'hasMore', params: ({ event }) => event.output },
                      target: 'catchingUp',
                      reenter: true,
                      actions: [
                        { type: 'keepChat', params: ({ event }) => event.output },
                        { type: 'append', params: ({ event }) => event.output },
                      ],
                    },
                    {
                      target: 'current',
                      actions: [
                        { type: 'keepChat', params: ({ event }) => event.output },
                        { type: 'append', params: ({ event }) => event.output },
                      ],
                    },
                  ],
                  onError: { target: 'behind' },
                },
              },
              behind: { tags: ['behind'], on: { 'retry.asked': { target: 'catchingUp' } } },
            },
          },
          history: {
            initial: 'resting',
            states: {
              resting: { on: { 'older.asked': { guard: 'hasOlder', target: 'reading' } } },
              reading: {
                tags: ['reading'],
                invoke: {
                  id: 'readingOlder',
                  src: 'reading',
                  input: ({ context }) => ({ chatId: context.chatId, part: { before: context.messages[0]?.sequence ?? 0 } }),
                  onDone: { target: 'resting', actions: { type: 'prepend', params: ({ event }) => event.output } },
                  onError: { target: 'broken' },
                },
              },
              broken: { tags: ['broken'], on: { 'older.asked': { target: 'reading' } } },
            },
          },
          marking: {
            initial: 'resting',
            states: {
              resting: {
                on: {
                  'messages.seen': {
                    guard: { type: 'isUnseen', params: ({ event }) => event },
                    target: 'marking',
                    actions: { type: 'noteSeen', params: ({ event }) => event },
                  },
                },
              },
              marking: {
                on: { 'messages.seen': { actions: { type: 'noteSeen', params: ({ event }) => event } } },
                invoke: {
                  id: 'marking',
                  src: 'marking',
                  input: ({ context }) => ({ chatId: context.chatId, sequence: context.seenTo }),
                  onDone: [
                    {
                      guard: { type: 'hasSeenMore', params: ({ event }) => event.output },
                      target: 'marking',
                      reenter: true,
                      actions: { type: 'keepChat', params: ({ event }) => event.output },
                    },
                    { target: 'resting', actions: { type: 'keepChat', params: ({ event }) => event.output } },
                  ],
                  // Unread it stays; the next look at it tries again.
                  onError: { target: 'resting' },
                },
              },
            },
          },
          managing: {
            initial: 'resting',
            states: {
              resting: {
                on: {
                  'deed.chosen': [
                    {
                      guard: { type: 'isUnblocking', params: ({ event }) => event },
                      target: 'unblocking',
                      actions: { type: 'choose', params: ({ event }) => event },
                    },
                    { target: 'asking', actions: { type: 'choose', params: ({ event }) => event } },
                  ],
                },
              },
              asking: {
                tags: ['dialog'],
                on: { 'deed.confirmed': { target: 'doing' }, 'deed.abandoned': { target: 'resting' } },
              },
              unblocking: {
                tags: ['busy'],
                invoke: {
                  id: 'unblocking',
                  src: 'doing',
                  input: ({ context }) => context,
                  onDone: {
                    target: 'resting',
                    actions: ['noteBlock', { type: 'notifySuccess', params: ({ event }) => event.output }],
                  },
                  onError: { target: 'resting', actions: 'notifyFailure' },
                },
              },
              doing: {
                tags: ['busy'],
                invoke: {
                  id: 'doing',
                  src: 'doing',
                  input: ({ context }) => context,
                  onDone: [
                    {
                      guard: 'isDeleting',
                      target: '#chat.deleted',
                      actions: { type: 'notifySuccess', params: ({ event }) => event.output },
                    },
                    { target: 'resting', actions: ['noteBlock', { type: 'notifySuccess', params: ({ event }) => event.output }] },
                  ],
                  onError: { target: 'resting', actions: 'notifyFailure' },
                },
              },
            },
          },
        },
      },
    },
  })

/** There while the chat is shown. */
export function outboxOf({ children }: SnapshotFrom<typeof chatMachine>): ChatOutboxRef | undefined {
  return children.outbox
}

/** What a state is entered only with; the guard's knowledge does not reach the type. */
function held<Entity>(entity: Entity | null | undefined): Entity {
  if (entity === null || entity === undefined) throw new Error('The chat lacks what its state promises')
  return entity
}
