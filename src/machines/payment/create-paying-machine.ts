import { assign, enqueueActions, fromPromise, setup } from 'xstate'
import { type ApiFailure } from '#src/api/api-error.ts'
import { type CallBody, type CallResults, callApi } from '#src/api/call-api.ts'
import { newIdempotencyKey } from '#src/api/idempotency-key.ts'
import type { FlowEmitted } from '#src/machines/platform/emitted-events.ts'
import { type FlowTag, flowTypes } from '#src/machines/platform/flow-tags.ts'
import { failureHandling, onReadingFailed } from '#src/machines/platform/failure.ts'

type Payment = CallResults<'proceedPayment'>

/** By what a plan that is bought is to be renewed. */
export type RenewalChoice = NonNullable<CallBody<'purchaseSubscription'>['renewal']>

/** How somebody pays: a card's token (the number never comes here), a saved card, the wallet, or a transfer that they have made. */
export type PaymentInstrument = Omit<CallBody<'proceedPayment'>, 'paymentId' | 'bankCode'>

/** `payment` is null when there was nothing left to pay. */
interface Started {
  payment: Payment | null
  message: string
}

interface PaymentResult {
  payment: Payment
  message: string
}

export interface PayingInput {
  /** Null when the page was opened without anything chosen. */
  subjectId: string | null
}

interface Context<Subject> {
  subjectId: string
  subject: Subject | null
  payment: Payment | null
  instrument: PaymentInstrument
  /** Of a plan that is bought. */
  renewal: RenewalChoice | undefined
  bankCode: string
  /** Of this try: starting, confirming and answering are one call each, and each keeps its key through every retry. */
  keys: { start: string; confirm: string; answer: string }
  failure: ApiFailure | null
}

export type PayingEvent =
  | { type: 'retry.asked' }
  | { type: 'payment.asked'; instrument: PaymentInstrument; renewal?: RenewalChoice | undefined }
  | { type: 'code.entered'; bankCode: string }
  | { type: 'code.abandoned' }
  /** The bank's page, inside of this one, has closed; what came of it the server finds out. */
  | { type: 'bank.closed' }
  | { type: 'bank.unavailable' }

export interface PayingOptions<Subject> {
  id: string
  /** What is to be paid for. */
  read: (subjectId: string, signal: AbortSignal) => Promise<Subject>
  isPayable: (subject: Subject) => boolean
  /** Whether an earlier visit has left a payment about which the bank has yet to be answered. */
  isBegun?: (subject: Subject) => boolean
  start: (subjectId: string, idempotencyKey: string, renewal: RenewalChoice | undefined) => Promise<Started>
  /** What the world is told once it is paid, or a transfer declared. */
  onDone: (subjectId: string, done: Started) => readonly FlowEmitted[]
}

const output = <Output>({ event }: { event: { output: Output } }) => event.output
const keep = { type: 'keepPayment', params: output<Started> } as const
const succeed = { type: 'notifySuccess', params: output<Started> } as const
const onAsked = {
  'payment.asked': {
    target: 'starting',
    actions: {
      type: 'setInstrument',
      params: ({ event: { instrument, renewal } }: { event: Extract<PayingEvent, { type: 'payment.asked' }> }) => ({
        instrument,
        renewal,
      }),
    },
  },
} as const
const onBankAskedAgain = { 'retry.asked': { target: 'resuming', actions: 'prepareAnswer' } } as const
const onRetry = { 'retry.asked': { target: 'loading', actions: 'clearFailure' } } as const

const startOf = ({ subjectId, keys, renewal }: Pick<Context<unknown>, 'subjectId' | 'keys' | 'renewal'>) => ({
  subjectId,
  idempotencyKey: keys.start,
  renewal,
})

/**
 * Somebody pays for something: a payment is started, then confirmed by the means that they chose, and the bank may ask for a code.
 * The card may be declined (another try is another payment), the code may be wrong, the wallet too empty, what was to be paid may
 * meanwhile be paid or gone, or an answer may be lost: what was sent is then sent again under its key, so that nothing is paid twice.
 * Where the bank asks on a page of the card provider, that page stands inside of this one; it may close without an answer or be out of
 * reach, and who reloads the page is led to it again. Whether the bank has agreed is what the server says.
 */
export function createPayingMachine<Subject>({ id, read, isPayable, isBegun, start, onDone }: PayingOptions<Subject>) {
  const onPayingFailed = <Rejected extends string, Unknown extends string>(rejected: Rejected, unknown: Unknown) =>
    [
      { guard: 'isConflict', target: `#${id}.loading`, actions: 'setFailure' },
      { guard: 'isRejected', target: rejected, actions: 'setFailure' },
      { target: unknown, actions: 'setFailure' },
    ] as const
  return setup({
    // `payable`: the means are shown. `declined`: the last try failed, `payment.failure` says why. `locked`: nothing may be typed. `bankPage`: the
    // bank's page is to stand here. `pending`: the bank has not answered, `blocked`: its page could not be opened; it can be asked for again.
    types: flowTypes<
      { context: Context<Subject>; events: PayingEvent; input: PayingInput },
      FlowTag | 'payable' | 'declined' | 'locked' | 'bankPage' | 'pending' | 'blocked'
    >(),
    actors: {
      reading: fromPromise<{ subject: Subject }, { subjectId: string }>(async ({ input, signal }) => ({
        subject: await read(input.subjectId, signal),
      })),
      // No call that pays takes the abort signal: leaving the page does not take back what was decided.
      starting: fromPromise<Started, { subjectId: string; idempotencyKey: string; renewal: RenewalChoice | undefined }>(
        ({ input }) => start(input.subjectId, input.idempotencyKey, input.renewal),
      ),
      confirming: fromPromise<PaymentResult, { paymentId: string; instrument: PaymentInstrument; idempotencyKey: string }>(
        async ({ input }) => {
          const { idempotencyKey, paymentId, instrument } = input
          const { results, message } = await callApi('proceedPayment', { body: { paymentId, ...instrument }, idempotencyKey })
          return { payment: results, message }
        },
      ),
      answering: fromPromise<PaymentResult, { paymentId: string; bankCode?: string; idempotencyKey: string }>(
        async ({ input }) => {
          const { idempotencyKey, ...body } = input
          const { results, message } = await callApi('proceedPayment', { body, idempotencyKey })
          return { payment: results, message }
        },
      ),
    },
    actions: {
      keepSubject: assign((_, { subject }: { subject: Subject }) => ({ subject })),
      keepPayment: assign((_, { payment }: { payment: Payment | null }) => ({ payment, failure: null })),
      setInstrument: assign(({ context }, { instrument, renewal }: Pick<Context<Subject>, 'instrument' | 'renewal'>) => ({
        instrument,
        renewal,
        failure: null,
        payment: null,
        keys: { ...context.keys, start: newIdempotencyKey(), confirm: newIdempotencyKey() },
      })),
      prepareStart: assign(({ context }) => ({ failure: null, keys: { ...context.keys, start: newIdempotencyKey() } })),
      prepareAnswer: assign(({ context }) => ({ failure: null, keys: { ...context.keys, answer: newIdempotencyKey() } })),
      takeCode: assign(({ context }, { bankCode }: { bankCode: string }) => ({
        bankCode,
        failure: null,
        keys: { ...context.keys, answer: newIdempotencyKey() },
      })),
      notifySuccess: enqueueActions(({ context, enqueue }, done: Started) => {
        for (const event of onDone(context.subjectId, done)) enqueue.emit(event)
      }),
    },
    guards: {
      hasSubject: ({ context }) => context.subjectId !== '',
      isPayable: (_, { subject }: { subject: Subject }) => isPayable(subject),
      isBegun: (_, { subject }: { subject: Subject }) => isPayable(subject) && isBegun?.(subject) === true,
      isFree: (_, { payment }: { payment: Payment | null }) => payment === null,
      asksBank: (_, { payment }: { payment: Payment | null }) => payment?.status === 'processing',
      /** On a page of the card provider. */
      asksAtBank: (_, { payment }: { payment: Payment | null }) =>
        payment?.status === 'processing' && payment.nextStep === 'bankPage',
      hasSucceeded: (_, { payment }: { payment: Payment | null }) => payment?.status === 'succeeded',
      isUnderReview: (_, { payment }: { payment: Payment | null }) => payment?.status === 'review',
    },
  })
    .extend(failureHandling<Context<Subject>, PayingEvent>())
    .createMachine({
      id,
      context: ({ input }) => ({
        subjectId: input.subjectId ?? '',
        subject: null,
        payment: null,
        instrument: {},
        renewal: undefined,
        bankCode: '',
        keys: { start: '', confirm: '', answer: '' },
        failure: null,
      }),
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'hasSubject', target: 'loading' }, { target: 'nothingChosen' }] },
        nothingChosen: { tags: ['empty'] },
        loading: {
          tags: ['busy'],
          invoke: {
            id: 'reading',
            src: 'reading',
            input: ({ context }) => ({ subjectId: context.subjectId }),
            onDone: [
              {
                guard: { type: 'isBegun', params: ({ event }) => event.output },
                target: 'payable.reopening',
                actions: [{ type: 'keepSubject', params: ({ event }) => event.output }, 'prepareStart'],
              },
              {
                guard: { type: 'isPayable', params: ({ event }) => event.output },
                target: 'payable.entering',
                actions: { type: 'keepSubject', params: ({ event }) => event.output },
              },
              { target: 'notPayable', actions: { type: 'keepSubject', params: ({ event }) => event.output } },
            ],
            onError: onReadingFailed,
          },
        },
        refused: { tags: ['failed', 'refused'], on: onRetry },
        unreachable: { tags: ['failed', 'unreachable'], on: onRetry },
        /** Not to be paid yet, paid already, or at its end. */
        notPayable: { tags: ['filled'] },
        payable: {
          tags: ['filled', 'payable'],
          initial: 'entering',
          states: {
            entering: { on: onAsked },
            declined: { tags: ['declined'], on: onAsked },
            starting: {
              tags: ['busy', 'locked'],
              invoke: {
                id: 'starting',
                src: 'starting',
                input: ({ context }) => startOf(context),
                onDone: [
                  { guard: { type: 'isFree', params: output }, target: `#${id}.paid`, actions: succeed },
                  { guard: { type: 'asksAtBank', params: output }, target: 'resuming', actions: [keep, 'prepareAnswer'] },
                  {
                    // An earlier try stopped at the bank's question; it is the one open payment of its order.
                    guard: { type: 'asksBank', params: output },
                    target: 'askingBank',
                    actions: keep,
                  },
                  { target: 'confirming', actions: keep },
                ],
                onError: onPayingFailed('entering', 'unconfirmed'),
              },
            },
            confirming: {
              tags: ['busy', 'locked'],
              invoke: {
                id: 'confirming',
                src: 'confirming',
                input: ({ context }) => ({
                  paymentId: context.payment?._id ?? '',
                  instrument: context.instrument,
                  idempotencyKey: context.keys.confirm,
                }),
                onDone: [
                  { guard: { type: 'hasSucceeded', params: output }, target: `#${id}.paid`, actions: [keep, succeed] },
                  { guard: { type: 'isUnderReview', params: output }, target: `#${id}.declared`, actions: [keep, succeed] },
                  { guard: { type: 'asksAtBank', params: output }, target: 'atBank', actions: keep },
                  { guard: { type: 'asksBank', params: output }, target: 'askingBank', actions: keep },
                  { target: 'declined', actions: keep },
                ],
                onError: onPayingFailed('entering', 'unconfirmed'),
              },
            },
            /** Nobody knows whether the payment was started or the card charged. */
            unconfirmed: {
              tags: ['failed', 'unreachable', 'locked'],
              on: { 'retry.asked': { target: 'starting', actions: 'clearFailure' } },
            },
            askingBank: {
              tags: ['dialog', 'locked'],
              on: {
                'code.entered': {
                  target: 'answering',
                  actions: { type: 'takeCode', params: ({ event }) => ({ bankCode: event.bankCode }) },
                },
                'code.abandoned': { target: 'entering', actions: 'clearFailure' },
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
                  { guard: { type: 'hasSucceeded', params: output }, target: `#${id}.paid`, actions: [keep, succeed] },
                  { target: 'declined', actions: keep },
                ],
                onError: onPayingFailed('askingBank', 'unanswered'),
              },
            },
            /** Nobody knows whether the bank has got the code. */
            unanswered: {
              tags: ['dialog', 'failed', 'unreachable', 'locked'],
              on: { 'retry.asked': { target: 'answering', actions: 'clearFailure' } },
            },
            /** The page was left, or loaded anew, while the bank asked: the open payment is asked for. */
            reopening: {
              tags: ['busy', 'locked'],
              invoke: {
                id: 'reopening',
                src: 'starting',
                input: ({ context }) => startOf(context),
                onDone: [
                  { guard: { type: 'asksAtBank', params: output }, target: 'resuming', actions: [keep, 'prepareAnswer'] },
                  { guard: { type: 'asksBank', params: output }, target: 'askingBank', actions: keep },
                  { target: 'entering', actions: keep },
                ],
                onError: onPayingFailed('entering', 'entering'),
              },
            },
            /** How the payment stands at the bank, before its page is opened. */
            resuming: {
              tags: ['busy', 'locked'],
              invoke: {
                id: 'resuming',
                src: 'answering',
                input: ({ context }) => ({ paymentId: context.payment?._id ?? '', idempotencyKey: context.keys.answer }),
                onDone: [
                  { guard: { type: 'hasSucceeded', params: output }, target: `#${id}.paid`, actions: [keep, succeed] },
                  { guard: { type: 'asksAtBank', params: output }, target: 'atBank', actions: keep },
                  { target: 'declined', actions: keep },
                ],
                onError: onPayingFailed('entering', 'unchecked'),
              },
            },
            atBank: {
              tags: ['bankPage', 'busy', 'locked'],
              on: { 'bank.closed': { target: 'checking', actions: 'prepareAnswer' }, 'bank.unavailable': 'blocked' },
            },
            checking: {
              tags: ['busy', 'locked'],
              invoke: {
                id: 'checking',
                src: 'answering',
                input: ({ context }) => ({ paymentId: context.payment?._id ?? '', idempotencyKey: context.keys.answer }),
                onDone: [
                  { guard: { type: 'hasSucceeded', params: output }, target: `#${id}.paid`, actions: [keep, succeed] },
                  { guard: { type: 'asksAtBank', params: output }, target: 'pending', actions: keep },
                  { target: 'declined', actions: keep },
                ],
                onError: onPayingFailed('entering', 'unchecked'),
              },
            },
            /** The bank's page has closed, and the bank still waits. */
            pending: { tags: ['pending', 'locked'], on: onBankAskedAgain },
            /** The bank's page could not be opened. */
            blocked: { tags: ['blocked', 'failed', 'locked'], on: onBankAskedAgain },
            /** Nobody knows what the bank has said. */
            unchecked: { tags: ['failed', 'unreachable', 'locked'], on: onBankAskedAgain },
          },
        },
        paid: { tags: ['filled', 'done', 'locked'] },
        /** A transfer was declared: the marketplace looks for the money. */
        declared: { tags: ['filled', 'done', 'locked'] },
      },
    })
}
