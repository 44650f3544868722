import { assign, emit, fromPromise, setup } from 'xstate'
import { type ApiFailure, failureOf } from '#src/api/api-error.ts'
import { callApi } from '#src/api/call-api.ts'
import { newIdempotencyKey } from '#src/api/idempotency-key.ts'
import type { components } from '#src/generated/schema.ts'
import { orderDetailsAddress } from '#src/lib/paths.ts'
import { type FlowEmitted, navigate, successToast } from './emitted-events.ts'
import type { FlowTag } from './flow-tags.ts'
import { orderOf } from './order-kind.ts'
import { orderActions } from './order-actions.ts'

type Order = components['schemas']['Order']
type Payment = components['schemas']['Payment']

export interface OrderPayingInput {
  /** Null when the page was opened without an order chosen. */
  orderId: string | null
}

interface Context {
  orderId: string
  order: Order | null
  payment: Payment | null
  /** The card provider's token; the number never comes here. */
  cardToken: string
  bankCode: string
  /** Of this try: starting, confirming and answering are one call each, and each keeps its key through every retry. */
  keys: { start: string; confirm: string; answer: string }
  failure: ApiFailure | null
}

export type OrderPayingEvent =
  | { type: 'retry.asked' }
  | { type: 'card.entered'; cardToken: string }
  | { type: 'code.entered'; bankCode: string }
  | { type: 'code.abandoned' }

/**
 * A buyer pays an invoiced order by card: a payment is started, then confirmed with the card's token, and the bank may ask for a
 * code. The card may be declined (another try is another payment), the code may be wrong, the order may meanwhile be paid or
 * cancelled, or an answer may be lost: what was sent is then sent again under its key, so that nothing is paid twice.
 */
export const orderPayingMachine = setup({
  types: {
    // Types are all that XState takes from these; the values are never read.
    context: {} as Context,
    events: {} as OrderPayingEvent,
    input: {} as OrderPayingInput,
    // `payable`: the card form is shown. `declined`: the last try failed, `payment.failure` says why. `locked`: nothing may be typed.
    tags: {} as FlowTag | 'payable' | 'declined' | 'locked',
    emitted: {} as FlowEmitted,
  },
  actors: {
    reading: fromPromise<{ order: Order }, { orderId: string }>(async ({ input, signal }) => {
      const { results } = await callApi('viewOrder', { path: { id: input.orderId }, signal })
      return { order: orderOf(results) }
    }),
    // No call that pays takes the abort signal: leaving the page does not take back what was decided.
    starting: fromPromise<{ payment: Payment }, { orderId: string; idempotencyKey: string }>(async ({ input }) => {
      const { orderId, idempotencyKey } = input
      const { results } = await callApi('createPaymentIntent', { body: { orderId }, idempotencyKey })
      return { payment: results }
    }),
    confirming: fromPromise<Answered, { paymentId: string; cardToken: string; idempotencyKey: string }>(async ({ input }) => {
      const { idempotencyKey, ...body } = input
      const { results, message } = await callApi('proceedPayment', { body, idempotencyKey })
      return { payment: results, message }
    }),
    answering: fromPromise<Answered, { paymentId: string; bankCode: string; idempotencyKey: string }>(async ({ input }) => {
      const { idempotencyKey, ...body } = input
      const { results, message } = await callApi('proceedPayment', { body, idempotencyKey })
      return { payment: results, message }
    }),
  },
  actions: {
    keepOrder: assign((_, { order }: { order: Order }) => ({ order })),
    keepPayment: assign((_, { payment }: { payment: Payment }) => ({ payment, failure: null })),
    takeCard: assign(({ context }, { cardToken }: { cardToken: string }) => ({
      cardToken,
      failure: null,
      payment: null,
      keys: { ...context.keys, start: newIdempotencyKey(), confirm: newIdempotencyKey() },
    })),
    takeCode: assign(({ context }, { bankCode }: { bankCode: string }) => ({
      bankCode,
      failure: null,
      keys: { ...context.keys, answer: newIdempotencyKey() },
    })),
    blame: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forgive: assign({ failure: null }),
    tellPaid: emit((_, { message }: { message: string }) => successToast(message, 'order:paying.paid')),
    goToOrder: emit(({ context }) => navigate(orderDetailsAddress(context.orderId), { replace: true })),
  },
  guards: {
    hasOrder: ({ context }) => context.orderId !== '',
    isPayable: (_, { order }: { order: Order }) => orderActions(order, 'buyer').includes('pay'),
    isRefusal: (_, { error }: { error: unknown }) => failureOf(error).kind === 'refused',
    /** Somebody else, or this person in another tab, was faster. */
    isConflict: (_, { error }: { error: unknown }) => {
      const failure = failureOf(error)
      return failure.kind === 'refused' && failure.code === 409
    },
    asksBank: (_, { payment }: { payment: Payment }) => payment.status === 'processing',
    hasSucceeded: (_, { payment }: { payment: Payment }) => payment.status === 'succeeded',
  },
}).createMachine({
  id: 'orderPaying',
  context: ({ input }) => ({
    ...{ orderId: input.orderId ?? '', order: null, payment: null, cardToken: '', bankCode: '' },
    ...{ keys: { start: '', confirm: '', answer: '' }, failure: null },
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
        onDone: [
          {
            guard: { type: 'isPayable', params: ({ event }) => event.output },
            target: 'payable.entering',
            actions: { type: 'keepOrder', params: ({ event }) => event.output },
          },
          { target: 'notPayable', actions: { type: 'keepOrder', params: ({ event }) => event.output } },
        ],
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
    refused: { tags: ['failed', 'refused'], on: { 'retry.asked': { target: 'loading', actions: 'forgive' } } },
    unreachable: { tags: ['failed', 'unreachable'], on: { 'retry.asked': { target: 'loading', actions: 'forgive' } } },
    /** Not invoiced yet, paid already, or at its end. */
    notPayable: { tags: ['filled'] },
    payable: {
      tags: ['filled', 'payable'],
      initial: 'entering',
      states: {
        entering: {
          on: {
            'card.entered': {
              target: 'starting',
              actions: { type: 'takeCard', params: ({ event }) => ({ cardToken: event.cardToken }) },
            },
          },
        },
        declined: {
          tags: ['declined'],
          on: {
            'card.entered': {
              target: 'starting',
              actions: { type: 'takeCard', params: ({ event }) => ({ cardToken: event.cardToken }) },
            },
          },
        },
        starting: {
          tags: ['busy', 'locked'],
          invoke: {
            id: 'starting',
            src: 'starting',
            input: ({ context }) => ({ orderId: context.orderId, idempotencyKey: context.keys.start }),
            onDone: [
              {
                // An earlier try stopped at the bank's question; it is the one open payment of the order.
                guard: { type: 'asksBank', params: ({ event }) => event.output },
                target: 'askingBank',
                actions: { type: 'keepPayment', params: ({ event }) => event.output },
              },
              { target: 'confirming', actions: { type: 'keepPayment', params: ({ event }) => event.output } },
            ],
            onError: [
              {
                guard: { type: 'isConflict', params: ({ event }) => ({ error: event.error }) },
                target: '#orderPaying.loading',
                actions: { type: 'blame', params: ({ event }) => ({ error: event.error }) },
              },
              {
                guard: { type: 'isRefusal', params: ({ event }) => ({ error: event.error }) },
                target: 'entering',
                actions: { type: 'blame', params: ({ event }) => ({ error: event.error }) },
              },
              { target: 'unconfirmed', actions: { type: 'blame', params: ({ event }) => ({ error: event.error }) } },
            ],
          },
        },
        confirming: {
          tags: ['busy', 'locked'],
          invoke: {
            id: 'confirming',
            src: 'confirming',
            input: ({ context }) => ({
              paymentId: context.payment?._id ?? '',
              cardToken: context.cardToken,
              idempotencyKey: context.keys.confirm,
            }),
            onDone: [
              {
                guard: { type: 'hasSucceeded', params: ({ event }) => event.output },
                target: '#orderPaying.paid',
                actions: [
                  { type: 'keepPayment', params: ({ event }) => event.output },
                  { type: 'tellPaid', params: ({ event }) => event.output },
                  'goToOrder',
                ],
              },
              {
                guard: { type: 'asksBank', params: ({ event }) => event.output },
                target: 'askingBank',
                actions: { type: 'keepPayment', params: ({ event }) => event.output },
              },
              { target: 'declined', actions: { type: 'keepPayment', params: ({ event }) => event.output } },
            ],
            onError: [
              {
                guard: { type: 'isConflict', params: ({ event }) => ({ error: event.error }) },
                target: '#orderPaying.loading',
                actions: { type: 'blame', params: ({ event }) => ({ error: event.error }) },
              },
              {
                guard: { type: 'isRefusal', params: ({ event }) => ({ error: event.error }) },
                target: 'entering',
                actions: { type: 'blame', params: ({ event }) => ({ error: event.error }) },
              },
              { target: 'unconfirmed', actions: { type: 'blame', params: ({ event }) => ({ error: event.error }) } },
            ],
          },
        },
        /** Nobody knows whether the payment was started or the card charged. */
        unconfirmed: {
          tags: ['failed', 'unreachable', 'locked'],
          on: { 'retry.asked': { target: 'starting', actions: 'forgive' } },
        },
        askingBank: {
          tags: ['dialog', 'locked'],
          on: {
            'code.entered': {
              target: 'answering',
              actions: { type: 'takeCode', params: ({ event }) => ({ bankCode: event.bankCode }) },
            },
            'code.abandoned': { target: 'entering', actions: 'forgive' },
          },
        },
        answering: {
          tags: ['dialog', 'busy', 'locked'],
          invoke: {
            id: 'answering',
            src: 'answering',
            input: ({ context }) => ({
              paymentId: context.payment?._id ?? '',
              bankCode: context.bankCode,
              idempotencyKey: context.keys.answer,
            }),
            onDone: [
              {
                guard: { type: 'hasSucceeded', params: ({ event }) => event.output },
                target: '#orderPaying.paid',
                actions: [
                  { type: 'keepPayment', params: ({ event }) => event.output },
                  { type: 'tellPaid', params: ({ event }) => event.output },
                  'goToOrder',
                ],
              },
              { target: 'declined', actions: { type: 'keepPayment', params: ({ event }) => event.output } },
            ],
            onError: [
              {
                guard: { type: 'isConflict', params: ({ event }) => ({ error: event.error }) },
                target: '#orderPaying.loading',
                actions: { type: 'blame', params: ({ event }) => ({ error: event.error }) },
              },
              {
                guard: { type: 'isRefusal', params: ({ event }) => ({ error: event.error }) },
                target: 'askingBank',
                actions: { type: 'blame', params: ({ event }) => ({ error: event.error }) },
              },
              { target: 'unanswered', actions: { type: 'blame', params: ({ event }) => ({ error: event.error }) } },
            ],
          },
        },
        /** Nobody knows whether the bank has got the code. */
        unanswered: {
          tags: ['dialog', 'failed', 'unreachable', 'locked'],
          on: { 'retry.asked': { target: 'answering', actions: 'forgive' } },
        },
      },
    },
    paid: { tags: ['filled', 'done', 'locked'] },
  },
})

interface Answered {
  payment: Payment
  message: string
}
