import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate'
import { failureOf } from '#src/api/api-error.ts'
import { sendOutgoing, uploadFile } from './chat-calls.ts'
import type { ChatMessage } from './chat-messages.ts'
import type { FlowEmitted } from './emitted-events.ts'
import { changeNext, forgiven, isLost, nextOutgoing, type Outgoing, outgoingOf, type Writing } from './outgoing-messages.ts'

export interface ChatOutboxInput {
  chatId: string
  /** What they came to talk about: the first message names it, those after it are understood. */
  productId: string | null
  onDelivered: (message: ChatMessage) => void
}

interface Context extends ChatOutboxInput {
  queue: readonly Outgoing[]
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
 * uploaded, a message no longer once it is being sent.
 */
export const chatOutboxMachine = setup({
  types: {
    // Types are all that XState takes from these; the values are never read.
    context: {} as Context,
    events: {} as ChatOutboxEvent,
    input: {} as ChatOutboxInput,
    tags: {} as 'stuck',
    emitted: {} as FlowEmitted,
  },
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
    progress: assign(({ context }, { share }: { share: number }) => ({ queue: changeNext(context.queue, { share }) })),
    keepFile: assign(({ context }, { fileId }: { fileId: string }) => ({ queue: changeNext(context.queue, { fileId }) })),
    deliver: assign(({ context }) => ({ queue: context.queue.filter((each) => each !== nextOutgoing(context.queue)) })),
    tellDelivered: ({ context }, { message }: { message: ChatMessage }) => {
      context.onDelivered(message)
    },
    setAside: assign(({ context }, { error }: { error: unknown }) => ({
      queue: changeNext(context.queue, { failure: failureOf(error) }),
    })),
    forgive: assign(({ context }, { key }: { key: string }) => ({
      queue: context.queue.map((each) => (each.key === key ? forgiven(each) : each)),
    })),
    forgiveLost: assign(({ context }) => ({ queue: context.queue.map((each) => (isLost(each) ? forgiven(each) : each)) })),
    drop: assign(({ context }, { key }: { key: string }) => ({ queue: context.queue.filter((each) => each.key !== key) })),
  },
  guards: {
    isRefusal: (_, { error }: { error: unknown }) => failureOf(error).kind === 'refused',
    hasFileNext: ({ context }) => {
      const next = nextOutgoing(context.queue)
      return next !== undefined && next.file !== null && next.fileId === null
    },
    hasNext: ({ context }) => nextOutgoing(context.queue) !== undefined,
    isNext: ({ context }, { key }: { key: string }) => nextOutgoing(context.queue)?.key === key,
  },
}).createMachine({
  id: 'chatOutbox',
  context: ({ input }) => ({ ...input, queue: [] }),
  initial: 'resting',
  on: {
    'message.written': { actions: { type: 'write', params: ({ event }) => event } },
    'message.retried': { actions: { type: 'forgive', params: ({ event }) => event } },
    'message.dropped': { actions: { type: 'drop', params: ({ event }) => event } },
  },
  states: {
    resting: {
      on: {
        'message.written': { target: 'choosing', actions: { type: 'write', params: ({ event }) => event } },
        'message.retried': { target: 'choosing', actions: { type: 'forgive', params: ({ event }) => event } },
      },
    },
    choosing: {
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
          ...{ chatId: context.chatId, next: nextOf(context) },
          onProgress: (share) => {
            self.send({ type: 'upload.progressed', share })
          },
        }),
        onDone: { target: 'sending', actions: { type: 'keepFile', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'isRefusal', params: ({ event }) => ({ error: event.error }) },
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
        onDone: { target: 'choosing', actions: ['deliver', { type: 'tellDelivered', params: ({ event }) => event.output }] },
        onError: [
          {
            guard: { type: 'isRefusal', params: ({ event }) => ({ error: event.error }) },
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
        'line.returned': { target: 'choosing', actions: 'forgiveLost' },
        'message.retried': { target: 'choosing', actions: [{ type: 'forgive', params: ({ event }) => event }, 'forgiveLost'] },
        'message.dropped': { target: 'choosing', actions: { type: 'drop', params: ({ event }) => event } },
        'message.written': { target: 'choosing', actions: [{ type: 'write', params: ({ event }) => event }, 'forgiveLost'] },
      },
    },
  },
})

export type ChatOutboxRef = ActorRefFrom<typeof chatOutboxMachine>

function nextOf({ queue }: Context): Outgoing {
  const next = nextOutgoing(queue)
  if (next === undefined) throw new Error('There is nothing to send')
  return next
}
