import { flowTypes } from '#src/machines/platform/flow-tags.ts'
import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate'
import { failureOf } from '#src/api/api-error.ts'
import { sendOutgoing, uploadFile } from './chat-api.ts'
import type { ChatMessage } from './chat-messages.ts'
import { failureCleared, isLost, nextOutgoing, type Outgoing, outgoingOf, type Writing } from './outgoing-messages.ts'
import { failureGuards } from '#src/machines/platform/failure.ts'

export interface ChatOutboxInput {
  chatId: string
  /** What they came to talk about: the first message names it, those after it are understood. */
  productId: string | null
  onDelivered: (message: ChatMessage) => void
}

interface Context extends ChatOutboxInput {
  queue: readonly Outgoing[]
  /** Whose turn it is, until its end is known: one before it that is asked for again waits for that. */
  turn: string | null
}

export type ChatOutboxEvent =
  | { type: 'message.written'; writing: Writing; at: string }
  | { type: 'upload.progressed'; share: number }
  | { type: 'message.retried'; key: string }
  | { type: 'message.dropped'; key: string }
  /** The device is on a network again. */
  | { type: 'line.returned' }

/**
 * What somebody writes goes out message by message, each under a key of its own, a file before the message that carries it. While no
 * answer comes everything waits in its order (`stuck`) and is sent again without doubling: when they ask for it, write on, or the line
 * is back. What the server refuses is set aside with its reason and those behind it go on. A file can be called off while it is
 * uploaded, a message no longer once it is being sent. What has failed can be asked for again or taken out.
 */
export const chatOutboxMachine = setup({
  types: flowTypes<{ context: Context; events: ChatOutboxEvent; input: ChatOutboxInput }, 'stuck'>(),
  actors: {
    uploading: fromPromise<{ fileId: string }, { chatId: string; next: Outgoing; onProgress: (share: number) => void }>(
      ({ input, signal }) => uploadFile(input.chatId, input.next, input.onProgress, signal),
    ),
    sending: fromPromise<{ message: ChatMessage }, { chatId: string; next: Outgoing }>(async ({ input }) => ({
      message: await sendOutgoing(input.chatId, input.next),
    })),
  },
  actions: {
    write: assign(({ context }, { writing, at }: { writing: Writing; at: string }) => ({
      queue: [...context.queue, outgoingOf(writing, context.productId, at)],
      productId: null,
    })),
    takeTurn: assign(({ context }) => ({ turn: nextOutgoing(context.queue)?.key ?? null })),
    progress: assign(({ context }, { share }: { share: number }) => withTurn(context, { share })),
    keepFile: assign(({ context }, { fileId }: { fileId: string }) => withTurn(context, { fileId })),
    deliver: assign(({ context }) => ({ queue: context.queue.filter(({ key }) => key !== context.turn) })),
    notifyDelivered: ({ context }, { message }: { message: ChatMessage }) => context.onDelivered(message),
    setAside: assign(({ context }, { error }: { error: unknown }) => withTurn(context, { failure: failureOf(error) })),
    clearFailure: assign(({ context }, { key }: { key: string }) => ({
      queue: context.queue.map((each) => (each.key === key ? failureCleared(each) : each)),
    })),
    clearLostFailure: assign(({ context }) => ({
      queue: context.queue.map((each) => (isLost(each) ? failureCleared(each) : each)),
    })),
    drop: assign(({ context }, { key }: { key: string }) => ({ queue: context.queue.filter((each) => each.key !== key) })),
  },
  guards: {
    hasFileNext: ({ context }) => {
      const next = ofTurn(context)
      return next !== undefined && next.file !== null && next.fileId === null
    },
    hasNext: ({ context }) => ofTurn(context) !== undefined,
    isFailed: ({ context }, { key }: { key: string }) => context.queue.some((each) => each.key === key && each.failure !== null),
    isNext: ({ context }, { key }: { key: string }) => context.turn === key,
  },
})
  .extend({ guards: failureGuards })
  .createMachine({
    id: 'chatOutbox',
    context: ({ input }) => ({ ...input, queue: [], turn: null }),
    initial: 'resting',
    on: {
      'message.written': { actions: { type: 'write', params: ({ event }) => event } },
      'message.retried': {
        guard: { type: 'isFailed', params: ({ event }) => event },
        actions: { type: 'clearFailure', params: ({ event }) => event },
      },
      'message.dropped': {
        guard: { type: 'isFailed', params: ({ event }) => event },
        actions: { type: 'drop', params: ({ event }) => event },
      },
    },
    states: {
      resting: {
        on: {
          'message.written': { target: 'choosing', actions: { type: 'write', params: ({ event }) => event } },
          'message.retried': {
            guard: { type: 'isFailed', params: ({ event }) => event },
            target: 'choosing',
            actions: { type: 'clearFailure', params: ({ event }) => event },
          },
        },
      },
      choosing: {
        entry: 'takeTurn',
        always: [{ guard: 'hasFileNext', target: 'uploading' }, { guard: 'hasNext', target: 'sending' }, { target: 'resting' }],
      },
      uploading: {
        on: {
          'upload.progressed': { actions: { type: 'progress', params: ({ event }) => event } },
          'message.dropped': [
            {
              guard: { type: 'isNext', params: ({ event }) => event },
              target: 'choosing',
              actions: { type: 'drop', params: ({ event }) => event },
            },
            { actions: { type: 'drop', params: ({ event }) => event } },
          ],
        },
        invoke: {
          id: 'uploading',
          src: 'uploading',
          input: ({ context, self }) => ({
            chatId: context.chatId,
            next: nextOf(context),
            onProgress: (share) => self.send({ type: 'upload.progressed', share }),
          }),
          onDone: { target: 'sending', actions: { type: 'keepFile', params: ({ event }) => event.output } },
          onError: [
            {
              guard: 'isRejected',
              target: 'choosing',
              actions: { type: 'setAside', params: ({ event }) => ({ error: event.error }) },
            },
            { target: 'stuck', actions: { type: 'setAside', params: ({ event }) => ({ error: event.error }) } },
          ],
        },
      },
      sending: {
        on: {
          'message.dropped': [
            { guard: { type: 'isNext', params: ({ event }) => event } },
            { actions: { type: 'drop', params: ({ event }) => event } },
          ],
        },
        invoke: {
          id: 'sending',
          src: 'sending',
          input: ({ context }) => ({ chatId: context.chatId, next: nextOf(context) }),
          onDone: { target: 'choosing', actions: ['deliver', { type: 'notifyDelivered', params: ({ event }) => event.output }] },
          onError: [
            {
              guard: 'isRejected',
              target: 'choosing',
              actions: { type: 'setAside', params: ({ event }) => ({ error: event.error }) },
            },
            { target: 'stuck', actions: { type: 'setAside', params: ({ event }) => ({ error: event.error }) } },
          ],
        },
      },
      stuck: {
        tags: ['stuck'],
        on: {
          'line.returned': { target: 'choosing', actions: 'clearLostFailure' },
          'message.retried': {
            guard: { type: 'isFailed', params: ({ event }) => event },
            target: 'choosing',
            actions: [{ type: 'clearFailure', params: ({ event }) => event }, 'clearLostFailure'],
          },
          // When another was taken out than the one that waits here, what was written later still comes after it.
          'message.dropped': {
            guard: { type: 'isFailed', params: ({ event }) => event },
            target: 'choosing',
            actions: [{ type: 'drop', params: ({ event }) => event }, 'clearLostFailure'],
          },
          'message.written': {
            target: 'choosing',
            actions: [{ type: 'write', params: ({ event }) => event }, 'clearLostFailure'],
          },
        },
      },
    },
  })

export type ChatOutboxRef = ActorRefFrom<typeof chatOutboxMachine>

const ofTurn = ({ queue, turn }: Context): Outgoing | undefined => queue.find(({ key }) => key === turn)

function nextOf(context: Context): Outgoing {
  const next = ofTurn(context)
  if (next === undefined) throw new Error('There is nothing to send')
  return next
}

function withTurn({ queue, turn }: Context, change: Partial<Outgoing>): Pick<Context, 'queue'> {
  return { queue: queue.map((each) => (each.key === turn ? { ...each, ...change } : each)) }
}
