import { assign, emit, fromPromise, raise, setup } from 'xstate'
import { type ApiFailure, failureOf } from '#src/api/api-error.ts'
import { callApi } from '#src/api/call-api.ts'
import { newIdempotencyKey } from '#src/api/idempotency-key.ts'
import type { components } from '#src/generated/schema.ts'
import { type FlowEmitted, failureToast, successToast } from './emitted-events.ts'
import type { FlowTag } from './flow-tags.ts'
import { type LiveChanged, liveChanges } from './live-changes.ts'
import { type OrderAction, type OrderSide, orderActions } from './order-actions.ts'
import { orderOf } from './order-kind.ts'
import { type OrderChange, type OrderChanged, type OrderWord, changeOrder } from './order-change.ts'

type Order = components['schemas']['Order']
type Invoice = components['schemas']['Invoice']

export interface OrderDetailsInput {
  /** Null when the page was opened without an order chosen. */
  orderId: string | null
  side: OrderSide
}

interface Context {
  orderId: string
  side: OrderSide
  order: Order | null
  /** What was decided last, with its key, until the server has answered it. */
  change: OrderChange | null
  /** The action that is being asked about. */
  asked: OrderAction | null
  invoice: Invoice | null
  failure: ApiFailure | null
}

export type OrderDetailsEvent =
  | { type: 'retry.asked' }
  | { type: 'action.chosen'; action: OrderAction }
  | { type: 'action.confirmed'; word: OrderWord }
  | { type: 'action.abandoned' }
  | { type: 'failure.dismissed' }
  | { type: 'invoice.opened'; invoice: Invoice }
  | { type: 'order.staled' }
  | LiveChanged

/** These end something, or need more words than a press of a button. */
const questions: ReadonlySet<OrderAction> = new Set<OrderAction>(['reject', 'cancel', 'dispatch', 'confirm'])

/**
 * One order, as its buyer or its seller follows it: it is read again whenever the server says that it changed, and moved on by
 * exactly the actions that its life-cycle allows this side. Somebody else may have been faster (the server's message is shown with
 * the state as it is now), a reason may be missing, or the answer to a change may be lost: the same change is then sent again under
 * its key.
 */
export const orderDetailsMachine = setup({
  types: {
    // Types are all that XState takes from these; the values are never read.
    context: {} as Context,
    events: {} as OrderDetailsEvent,
    input: {} as OrderDetailsInput,
    tags: {} as FlowTag,
    emitted: {} as FlowEmitted,
  },
  actors: {
    reading: fromPromise<{ order: Order }, { orderId: string }>(async ({ input, signal }) => {
      const { results } = await callApi('viewOrder', { path: { id: input.orderId }, signal })
      return { order: orderOf(results) }
    }),
    // Without the abort signal: leaving the page does not take back what was decided.
    changing: fromPromise<OrderChanged, { orderId: string; change: OrderChange }>(({ input }) =>
      changeOrder(input.orderId, input.change),
    ),
    fetching: fromPromise<{ file: Blob }, { invoice: Invoice }>(async ({ input, signal }) => ({
      file: await callApi('viewInvoice', { path: { id: input.invoice._id }, signal }),
    })),
    liveChanges,
  },
  actions: {
    keep: assign((_, { order }: { order: Order }) => ({ order, failure: null })),
    keepChanged: assign((_, { order }: OrderChanged) => (order === undefined ? {} : { order })),
    ask: assign((_, { action }: { action: OrderAction }) => ({ asked: action, failure: null })),
    decide: assign(({ context }, { action, word }: { action: OrderAction; word: OrderWord }) => ({
      failure: null,
      change: sameChange(context, action, word) ?? { action, word, idempotencyKey: newIdempotencyKey() },
    })),
    settle: assign({ change: null, asked: null }),
    blame: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forgive: assign({ failure: null }),
    takeInvoice: assign((_, { invoice }: { invoice: Invoice }) => ({ invoice })),
    putInvoiceAway: assign({ invoice: null }),
    /** The screen says how a file reaches the person. */
    handOver: (_, _document: { file: Blob; number: string }) => undefined,
    tellDone: emit((_, { message }: OrderChanged) => successToast(message, 'order:changed')),
    tellFailure: emit((_, { error }: { error: unknown }) => failureToast(failureOf(error))),
    stale: raise({ type: 'order.staled' }),
  },
  guards: {
    hasOrder: ({ context }) => context.orderId !== '',
    isRefusal: (_, { error }: { error: unknown }) => failureOf(error).kind === 'refused',
    isConflict: (_, { error }: { error: unknown }) => {
      const failure = failureOf(error)
      return failure.kind === 'refused' && failure.code === 409
    },
    isUnreachable: (_, { error }: { error: unknown }) => failureOf(error).kind !== 'refused',
    isAsked: ({ context }) => context.asked !== null,
    isPossible: ({ context }, { action }: { action: OrderAction }) => isPossible(context, action),
    isQuestion: ({ context }, { action }: { action: OrderAction }) => isPossible(context, action) && questions.has(action),
    concernsThis: ({ context }, { subjectId }: { subjectId: string }) => context.orderId === subjectId,
  },
}).createMachine({
  id: 'orderDetails',
  context: ({ input }) => ({
    ...{ orderId: input.orderId ?? '', side: input.side },
    ...{ order: null, change: null, asked: null, invoice: null, failure: null },
  }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'hasOrder', target: 'loading' }, { target: 'nothingChosen' }] },
    nothingChosen: { tags: ['empty'] },
    loading: {
      tags: ['busy'],
      invoke: {
        id: 'reading',
        src: 'reading',
        input: ({ context }) => ({ orderId: context.orderId }),
        onDone: { target: 'shown', actions: { type: 'keep', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'isRefusal', params: ({ event }) => ({ error: event.error }) },
            target: 'refused',
            actions: { type: 'blame', params: ({ event }) => ({ error: event.error }) },
          },
          { target: 'unreachable', actions: { type: 'blame', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    refused: { tags: ['failed', 'refused'], on: { 'retry.asked': { target: 'loading' } } },
    unreachable: { tags: ['failed', 'unreachable'], on: { 'retry.asked': { target: 'loading' } } },
    shown: {
      tags: ['filled'],
      type: 'parallel',
      invoke: { id: 'liveChanges', src: 'liveChanges', input: { types: ['order.changed'] } },
      states: {
        view: {
          initial: 'current',
          on: {
            // Begun again: what was asked for before the newest change may not know of it yet. Not `reenter`, which would leave the
            // whole parallel state, and a change under way with it.
            'order.staled': { target: '.rereading' },
            'live.changed': {
              guard: { type: 'concernsThis', params: ({ event }) => ({ subjectId: event.event.subjectId }) },
              target: '.rereading',
            },
          },
          states: {
            current: {},
            rereading: {
              invoke: {
                id: 'rereading',
                src: 'reading',
                input: ({ context }) => ({ orderId: context.orderId }),
                onDone: {
                  target: 'current',
                  actions: { type: 'keepChanged', params: ({ event }) => ({ ...event.output, message: '' }) },
                },
                onError: { target: 'behind' },
              },
            },
            /** The line broke; the next live event, or the person, reads again. */
            behind: { tags: ['failed'], on: { 'retry.asked': { target: 'rereading' } } },
          },
        },
        change: {
          initial: 'resting',
          states: {
            resting: {
              on: {
                'action.chosen': [
                  {
                    guard: { type: 'isQuestion', params: ({ event }) => ({ action: event.action }) },
                    target: 'asking',
                    actions: { type: 'ask', params: ({ event }) => ({ action: event.action }) },
                  },
                  {
                    guard: { type: 'isPossible', params: ({ event }) => ({ action: event.action }) },
                    target: 'changing',
                    actions: { type: 'decide', params: ({ event }) => ({ action: event.action, word: {} }) },
                  },
                ],
                'failure.dismissed': { actions: 'forgive' },
              },
            },
            asking: {
              tags: ['dialog'],
              on: {
                'action.confirmed': {
                  target: 'changing',
                  actions: {
                    type: 'decide',
                    params: ({ context, event }) => ({ action: context.asked ?? 'confirm', word: event.word }),
                  },
                },
                'action.abandoned': { target: 'resting', actions: ['settle', 'forgive'] },
              },
            },
            changing: {
              tags: ['busy'],
              invoke: {
                id: 'changing',
                src: 'changing',
                input: ({ context }) => ({ orderId: context.orderId, change: decided(context.change) }),
                onDone: {
                  target: 'resting',
                  actions: [
                    { type: 'keepChanged', params: ({ event }) => event.output },
                    { type: 'tellDone', params: ({ event }) => event.output },
                    'settle',
                    'stale',
                  ],
                },
                onError: [
                  {
                    guard: { type: 'isConflict', params: ({ event }) => ({ error: event.error }) },
                    target: 'resting',
                    actions: [{ type: 'blame', params: ({ event }) => ({ error: event.error }) }, 'settle', 'stale'],
                  },
                  {
                    guard: 'isAsked',
                    target: 'asking',
                    actions: { type: 'blame', params: ({ event }) => ({ error: event.error }) },
                  },
                  {
                    guard: { type: 'isUnreachable', params: ({ event }) => ({ error: event.error }) },
                    target: 'unconfirmed',
                    actions: { type: 'blame', params: ({ event }) => ({ error: event.error }) },
                  },
                  {
                    target: 'resting',
                    actions: [{ type: 'blame', params: ({ event }) => ({ error: event.error }) }, 'settle'],
                  },
                ],
              },
            },
            /** Nobody knows whether the change was made; sent again under its key it is made once. */
            unconfirmed: {
              tags: ['failed', 'unreachable'],
              on: {
                'retry.asked': { target: 'changing', actions: 'forgive' },
                'failure.dismissed': { target: 'resting', actions: ['forgive', 'settle', 'stale'] },
              },
            },
          },
        },
        document: {
          initial: 'closed',
          states: {
            closed: {
              on: {
                'invoice.opened': {
                  target: 'fetching',
                  actions: { type: 'takeInvoice', params: ({ event }) => ({ invoice: event.invoice }) },
                },
              },
            },
            fetching: {
              invoke: {
                id: 'fetching',
                src: 'fetching',
                input: ({ context }) => ({ invoice: wanted(context.invoice) }),
                onDone: {
                  target: 'closed',
                  actions: [
                    {
                      type: 'handOver',
                      params: ({ context, event }) => ({ file: event.output.file, number: wanted(context.invoice).number }),
                    },
                    'putInvoiceAway',
                  ],
                },
                onError: {
                  target: 'closed',
                  actions: [{ type: 'tellFailure', params: ({ event }) => ({ error: event.error }) }, 'putInvoiceAway'],
                },
              },
            },
          },
        },
      },
    },
  },
})

function isPossible({ order, side }: Context, action: OrderAction): boolean {
  return order !== null && action !== 'pay' && orderActions(order, side).includes(action)
}

/** The change whose answer was lost, when the same is decided once more: it keeps its key. What was refused is decided anew. */
function sameChange({ change, failure }: Context, action: OrderAction, word: OrderWord): OrderChange | undefined {
  const same = change?.action === action && JSON.stringify(change.word) === JSON.stringify(word)
  return same && change !== null && failure?.kind !== 'refused' ? change : undefined
}

function decided(change: OrderChange | null): OrderChange {
  if (change === null) throw new Error('Nothing was decided')
  return change
}

function wanted(invoice: Invoice | null): Invoice {
  if (invoice === null) throw new Error('No invoice was asked for')
  return invoice
}
