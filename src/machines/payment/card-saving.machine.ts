import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate'
import { type ApiFailure } from '#src/api/api-error.ts'
import { type CallBody, type CallResults, callApi } from '#src/api/call-api.ts'
import { newIdempotencyKey } from '#src/api/idempotency-key.ts'
import { navigate, toast } from '#src/machines/platform/emitted-events.ts'
import { type FlowTag, flowTypes } from '#src/machines/platform/flow-tags.ts'
import { failureHandling } from '#src/machines/platform/failure.ts'

type Saving = CallResults<'saveCard'>

export interface CardSavingInput {
  /** An address of the page to go on to, with the card or without. */
  next: string
}

export type CardSavingEvent =
  | { type: 'card.entered'; cardToken: string }
  | { type: 'later.chosen' }
  | { type: 'code.entered'; bankCode: string }
  | { type: 'code.abandoned' }
  /** The bank's page, inside of this one, has closed; what came of it the server finds out. */
  | { type: 'bank.closed' }
  | { type: 'bank.unavailable' }
  | { type: 'retry.asked' }

interface Context extends CardSavingInput {
  /** What is sent, and sent again under its key while no answer has come. */
  sent: CallBody<'saveCard'>
  idempotencyKey: string
  saving: Saving | null
  failure: ApiFailure | null
}

const output = ({ event }: { event: { output: { saving: Saving } } }) => event.output
const keep = { type: 'keep', params: output } as const
const onSaved = {
  guard: { type: 'isSaved', params: output },
  target: 'saved',
  actions: [keep, 'notifySaved', 'goOn'],
} as const

const onBankAskedAgain = { 'retry.asked': 'atBank', 'later.chosen': { target: 'left', actions: 'goOn' } } as const

/**
 * Somebody has the provider keep a card for later payments, or leaves it for later; either way leads on to where they were going.
 * The card may be declined, the bank may ask for a code, the code may be wrong, and an answer may be lost: the same is then sent
 * again, and the card is kept once. The bank may also ask on a page of the card provider inside of this one, which may close without an
 * answer or be out of reach.
 */
export const cardSavingMachine = setup({
  // `declined`: the last try failed, `saving.failure` says why. `locked`: nothing may be typed. `bankPage`: the bank's page is to stand here.
  // `pending`: the bank has not answered, `blocked`: its page could not be opened; it can be asked for again.
  types: flowTypes<
    { context: Context; events: CardSavingEvent; input: CardSavingInput },
    FlowTag | 'declined' | 'locked' | 'bankPage' | 'pending' | 'blocked'
  >(),
  actors: {
    // No abort signal: leaving the page does not take back what was decided.
    sending: fromPromise<{ saving: Saving }, { sent: CallBody<'saveCard'>; idempotencyKey: string }>(async ({ input }) => {
      const { results } = await callApi('saveCard', { body: input.sent, idempotencyKey: input.idempotencyKey })
      return { saving: results }
    }),
  },
  actions: {
    takeCard: assign((_, { cardToken }: { cardToken: string }) => ({
      sent: { cardToken },
      idempotencyKey: newIdempotencyKey(),
      saving: null,
      failure: null,
    })),
    takeCode: assign(({ context }, { bankCode }: { bankCode: string }) => ({
      sent: { bankCode, ...(context.saving?.reference === undefined ? {} : { reference: context.saving.reference }) },
      idempotencyKey: newIdempotencyKey(),
      failure: null,
    })),
    takeQuestion: assign(({ context }) => ({
      sent: context.saving?.reference === undefined ? {} : { reference: context.saving.reference },
      idempotencyKey: newIdempotencyKey(),
      failure: null,
    })),
    keep: assign((_, { saving }: { saving: Saving }) => ({ saving, failure: null })),
    notifySaved: emit(toast('success', { key: 'money:card.saved' })),
    goOn: enqueueActions(({ context, enqueue }) => enqueue.emit(navigate(context.next, { replace: true }))),
  },
  guards: {
    isSaved: (_, { saving }: { saving: Saving }) => saving.status === 'saved',
    asksBank: (_, { saving }: { saving: Saving }) => saving.status === 'asked',
    /** On a page of the card provider. */
    asksAtBank: (_, { saving }: { saving: Saving }) => saving.status === 'asked' && saving.nextStep === 'bankPage',
  },
})
  .extend(failureHandling<Context, CardSavingEvent>())
  .createMachine({
    id: 'cardSaving',
    context: ({ input }) => ({ ...input, sent: {}, idempotencyKey: '', saving: null, failure: null }),
    initial: 'open',
    states: {
      open: {
        initial: 'entering',
        on: {
          'card.entered': {
            target: 'saving',
            actions: { type: 'takeCard', params: ({ event }) => ({ cardToken: event.cardToken }) },
          },
          'later.chosen': { target: 'left', actions: 'goOn' },
        },
        states: { entering: {}, declined: { tags: ['declined'] } },
      },
      saving: {
        tags: ['busy', 'locked'],
        invoke: {
          id: 'saving',
          src: 'sending',
          input: ({ context: { sent, idempotencyKey } }) => ({ sent, idempotencyKey }),
          onDone: [
            onSaved,
            { guard: { type: 'asksAtBank', params: output }, target: 'atBank', actions: keep },
            { guard: { type: 'asksBank', params: output }, target: 'askingBank', actions: keep },
            { target: 'open.declined', actions: keep },
          ],
          onError: [
            { guard: 'isRejected', target: 'open', actions: 'setFailure' },
            { target: 'unconfirmed', actions: 'setFailure' },
          ],
        },
      },
      /** Nobody knows whether the card is kept. */
      unconfirmed: {
        tags: ['failed', 'unreachable', 'locked'],
        on: { 'retry.asked': { target: 'saving', actions: 'clearFailure' }, 'later.chosen': { target: 'left', actions: 'goOn' } },
      },
      askingBank: {
        tags: ['dialog', 'locked'],
        on: {
          'code.entered': {
            target: 'answering',
            actions: { type: 'takeCode', params: ({ event }) => ({ bankCode: event.bankCode }) },
          },
          'code.abandoned': { target: 'open', actions: 'clearFailure' },
        },
      },
      answering: {
        tags: ['dialog', 'busy', 'locked'],
        invoke: {
          id: 'answering',
          src: 'sending',
          input: ({ context: { sent, idempotencyKey } }) => ({ sent, idempotencyKey }),
          onDone: [onSaved, { target: 'open.declined', actions: keep }],
          onError: [
            { guard: 'isRejected', target: 'askingBank', actions: 'setFailure' },
            { target: 'unanswered', actions: 'setFailure' },
          ],
        },
      },
      /** Nobody knows whether the bank has got the code. */
      unanswered: {
        tags: ['dialog', 'failed', 'unreachable', 'locked'],
        on: { 'retry.asked': { target: 'answering', actions: 'clearFailure' } },
      },
      atBank: {
        tags: ['bankPage', 'busy', 'locked'],
        on: { 'bank.closed': { target: 'checking', actions: 'takeQuestion' }, 'bank.unavailable': 'blocked' },
      },
      checking: {
        tags: ['busy', 'locked'],
        invoke: {
          id: 'checking',
          src: 'sending',
          input: ({ context: { sent, idempotencyKey } }) => ({ sent, idempotencyKey }),
          onDone: [
            onSaved,
            { guard: { type: 'asksAtBank', params: output }, target: 'pending', actions: keep },
            { target: 'open.declined', actions: keep },
          ],
          onError: [
            { guard: 'isRejected', target: 'open', actions: 'setFailure' },
            { target: 'unchecked', actions: 'setFailure' },
          ],
        },
      },
      /** The bank's page has closed, and the bank still waits. */
      pending: { tags: ['pending', 'locked'], on: onBankAskedAgain },
      /** The bank's page could not be opened. */
      blocked: { tags: ['blocked', 'failed', 'locked'], on: onBankAskedAgain },
      /** Nobody knows what the bank has said. */
      unchecked: {
        tags: ['failed', 'unreachable', 'locked'],
        on: {
          'retry.asked': { target: 'checking', actions: 'clearFailure' },
          'later.chosen': { target: 'left', actions: 'goOn' },
        },
      },
      saved: { tags: ['done', 'locked'] },
      left: { tags: ['done', 'locked'] },
    },
  })
