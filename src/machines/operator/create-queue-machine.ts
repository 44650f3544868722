import { assign, enqueueActions, fromPromise, raise, setup } from 'xstate'
import { type ApiFailure, rejectionOf } from '#src/api/api-error.ts'
import { finishDraft, navigate, toast } from '#src/machines/platform/emitted-events.ts'
import { flowTypes, type FlowTag } from '#src/machines/platform/flow-tags.ts'
import { failedStates, failureHandling, onReadingFailed } from '#src/machines/platform/failure.ts'

/** What an operator decides: the act, and what goes with it. */
export interface Decision {
  act: string
}

/** What is asked: about an item, or about the list (a new entry, say) as it was read then. */
export type Question<Item, Own extends Decision, OfList extends Decision, Page extends QueuePage<Item>> =
  | { about: 'item'; item: Item; act: Own['act'] }
  | { about: 'list'; page: Page; act: OfList['act'] }

export interface QueuePage<Item> {
  items: readonly Item[]
  /** How many there are; `items` may be fewer. */
  total: number
}

export interface QueueInput<Query> {
  /** Null reads nothing until something is searched for. */
  query: Query | null
}

export interface QueueContext<
  Item,
  Query,
  Own extends Decision,
  OfList extends Decision = never,
  Page extends QueuePage<Item> = QueuePage<Item>,
> extends QueueInput<Query> {
  /** Null until it has been read. */
  page: Page | null
  /** Null while nothing is asked. */
  question: Question<Item, Own, OfList, Page> | null
  decision: Own | OfList | null
  /** Where the operator goes on once that is done; null stays. */
  leadsTo: string | null
  /** Names what was typed for the decision, which is kept until it has arrived; null when nothing is. */
  draft: string | null
  /** The operator has gone to another page while a decision was under way. */
  isLeft: boolean
  /** How many decisions were answered with the items as they are now: a form that stands in the page is then made anew of them. */
  renewed: number
  failure: ApiFailure | null
}

/** What the server says of a decision, and where that is what the page goes on with, all items as it left them. */
export interface Decided<Item> {
  message: string
  items?: readonly Item[]
}

export type QueueEvent<Item, Query, Own extends Decision, OfList extends Decision = never> =
  | { type: 'retry.asked' }
  /** What is shown may be out of date; it stays in view until the new answer is there. */
  | { type: 'queue.staled' }
  | { type: 'query.changed'; query: Query }
  | { type: 'act.chosen'; item: Item; act: Own['act'] }
  /** Nothing is asked about a list that has not been read. */
  | { type: 'listAct.chosen'; act: OfList['act'] }
  | { type: 'act.abandoned' }
  /** Another page stands in view: what was asked on this one is asked no longer. */
  | { type: 'page.left' }
  /**
   * `leadsTo`: where the operator goes on, once what they decided about has left the queue by it. `draft`: the name of what was typed, to be
   * forgotten then.
   */
  | { type: 'decision.confirmed'; decision: Own | OfList; leadsTo?: string | undefined; draft?: string | undefined }
  | { type: 'notice.dismissed' }

export interface QueueOptions<
  Item,
  Query,
  Own extends Decision,
  OfList extends Decision = never,
  Page extends QueuePage<Item> = QueuePage<Item>,
> {
  id: string
  read: (query: Query, signal: AbortSignal) => Promise<Page>
  /** Left out of a list in which nothing is decided about an item. */
  decide?: (item: Item, decision: Own, signal: AbortSignal) => Promise<Decided<Item>>
  /** Left out of a list about which nothing is decided. */
  decideOfList?: (page: Page, decision: OfList, signal: AbortSignal) => Promise<Decided<Item>>
}

/**
 * Works a queue off: an operator reads what waits, or searches for it, chooses an act about an item or about the list, gives the reason, and sees the server's answer.
 * Then the queue is read again. When the item is not any more as it was read the question is closed, `overtaken` says so, and the queue is
 * read again. Whatever else is refused stays in the question with the reason, to be decided otherwise. When no answer came nobody knows
 * whether the act was done: the question stays, and asking again cannot do it twice. A question ends with its page; a decision that is under way
 * then is told of wherever the operator is.
 */
export function createQueueMachine<
  Item,
  Query,
  Own extends Decision,
  OfList extends Decision = never,
  Page extends QueuePage<Item> = QueuePage<Item>,
>({ id, read, decide, decideOfList }: QueueOptions<Item, Query, Own, OfList, Page>) {
  type Context = QueueContext<Item, Query, Own, OfList, Page>
  type Event = QueueEvent<Item, Query, Own, OfList>
  type Read = { page: Page }

  return setup({
    types: flowTypes<{ context: Context; events: Event; input: QueueInput<Query> }, FlowTag | 'overtaken'>(),
    actors: {
      reading: fromPromise<Read, { query: Query }>(async ({ input, signal }) => ({ page: await read(input.query, signal) })),
      deciding: fromPromise<Decided<Item>, Pick<Context, 'question' | 'decision'>>(async ({ input, signal }) => {
        const { question, decision } = input
        // The dialog about an item gives a decision about it, the one about the list a decision about that.
        if (question?.about === 'item' && decide !== undefined) return decide(question.item, decision as Own, signal)
        if (question?.about === 'list' && decideOfList !== undefined)
          return decideOfList(question.page, decision as OfList, signal)
        throw new Error(`Nothing is decided in ${id}`)
      }),
    },
    actions: {
      takeQuery: assign((_, { query }: { query: Query }) => ({ query })),
      show: assign((_, { page }: Read) => ({ page })),
      ask: assign((_, { item, act }: { item: Item; act: Own['act'] }) => ({
        question: { about: 'item' as const, item, act },
        failure: null,
      })),
      askOfList: assign(({ context: { page } }, { act }: { act: OfList['act'] }) => ({
        question: page === null ? null : { about: 'list' as const, page, act },
        failure: null,
      })),
      take: assign(
        (_, { decision, leadsTo, draft }: { decision: Own | OfList; leadsTo: string | null; draft: string | null }) => ({
          decision,
          leadsTo,
          draft,
          isLeft: false,
          failure: null,
        }),
      ),
      leave: assign(() => ({ isLeft: true, leadsTo: null })),
      forgetQuestion: assign(() => ({ question: null, decision: null })),
      renew: assign(({ context }, { items }: Decided<Item>) =>
        items === undefined || context.page === null ? {} : { page: { ...context.page, items }, renewed: context.renewed + 1 },
      ),
      notifySuccess: enqueueActions(({ context, enqueue }, { message }: Decided<Item>) => {
        if (context.draft !== null) enqueue.emit(finishDraft(context.draft))
        enqueue.emit(toast('success', { message }))
        if (context.leadsTo !== null) enqueue.emit(navigate(context.leadsTo))
      }),
      readAgain: raise({ type: 'queue.staled' }),
    },
    guards: {
      isLeft: ({ context }) => context.isLeft,
      hasQuery: ({ context }) => context.query !== null,
      isRead: ({ context }) => context.page !== null,
      isEmpty: (_, { page }: Read) => page.items.length === 0,
      /** The item is gone, or was decided about or edited since it was read: a conflict for another reason names no state. */
      isOvertaken: (_, { error }: { error: unknown }) => {
        const rejection = rejectionOf(error)
        return rejection?.code === 404 || (rejection?.code === 409 && 'state' in rejection.results)
      },
    },
  })
    .extend(failureHandling<Context, Event>())
    .createMachine({
      id,
      context: ({ input }) => ({
        query: input.query,
        page: null,
        question: null,
        decision: null,
        leadsTo: null,
        draft: null,
        isLeft: false,
        renewed: 0,
        failure: null,
      }),
      type: 'parallel',
      states: {
        view: {
          initial: 'arriving',
          on: {
            'query.changed': {
              target: '.loading',
              reenter: true,
              actions: { type: 'takeQuery', params: ({ event }) => ({ query: event.query }) },
            },
          },
          states: {
            arriving: { always: [{ guard: 'hasQuery', target: 'loading' }, { target: 'unsearched' }] },
            /** Nothing has been searched for. */
            unsearched: { tags: ['still'] },
            loading: {
              tags: ['busy'],
              on: { 'queue.staled': { target: 'loading', reenter: true } },
              invoke: {
                id: 'reading',
                src: 'reading',
                // Every entry has a query.
                input: ({ context }) => ({ query: context.query as Query }),
                onDone: [
                  {
                    guard: { type: 'isEmpty', params: ({ event }) => event.output },
                    target: 'empty',
                    actions: { type: 'show', params: ({ event }) => event.output },
                  },
                  { target: 'filled', actions: { type: 'show', params: ({ event }) => event.output } },
                ],
                onError: onReadingFailed,
              },
            },
            filled: { tags: ['filled'], on: { 'queue.staled': { target: 'refreshing' } } },
            empty: { tags: ['empty'], on: { 'queue.staled': { target: 'refreshing' } } },
            refreshing: {
              tags: ['filled'],
              on: { 'queue.staled': { target: 'refreshing', reenter: true } },
              invoke: {
                id: 'rereading',
                src: 'reading',
                // As above.
                input: ({ context }) => ({ query: context.query as Query }),
                onDone: [
                  {
                    guard: { type: 'isEmpty', params: ({ event }) => event.output },
                    target: 'empty',
                    actions: { type: 'show', params: ({ event }) => event.output },
                  },
                  { target: 'filled', actions: { type: 'show', params: ({ event }) => event.output } },
                ],
                onError: [
                  { guard: 'isRejected', target: 'refused', actions: 'setFailure' },
                  { target: 'filled', actions: 'notifyFailure' },
                ],
              },
            },
            ...failedStates,
          },
        },
        change: {
          initial: 'resting',
          states: {
            resting: {},
            overtaken: { tags: ['overtaken'], on: { 'notice.dismissed': { target: 'resting' } } },
            asking: {
              tags: ['dialog'],
              on: {
                'act.abandoned': { target: 'resting', actions: ['forgetQuestion', 'readAgain'] },
                'page.left': { target: 'resting', actions: 'forgetQuestion' },
                'decision.confirmed': {
                  target: 'deciding',
                  actions: {
                    type: 'take',
                    params: ({ event }) => ({
                      decision: event.decision,
                      leadsTo: event.leadsTo ?? null,
                      draft: event.draft ?? null,
                    }),
                  },
                },
              },
            },
            deciding: {
              tags: ['dialog', 'busy'],
              // A double click sends once.
              on: { 'act.chosen': {}, 'listAct.chosen': {}, 'page.left': { actions: 'leave' } },
              invoke: {
                id: 'deciding',
                src: 'deciding',
                input: ({ context: { question, decision } }) => ({ question, decision }),
                onDone: {
                  target: 'resting',
                  actions: [
                    { type: 'notifySuccess', params: ({ event }) => event.output },
                    { type: 'renew', params: ({ event }) => event.output },
                    'forgetQuestion',
                    'readAgain',
                  ],
                },
                onError: [
                  {
                    guard: { type: 'isOvertaken', params: ({ event }) => ({ error: event.error }) },
                    target: 'overtaken',
                    actions: ['setFailure', 'forgetQuestion', 'readAgain'],
                  },
                  { guard: 'isLeft', target: 'resting', actions: ['notifyFailure', 'forgetQuestion', 'readAgain'] },
                  // What the refusal names may be newer than what was read: a company of the same name, for one.
                  { guard: 'isConflict', target: 'asking', actions: ['setFailure', 'readAgain'] },
                  { target: 'asking', actions: 'setFailure' },
                ],
              },
            },
          },
          on: {
            'act.chosen': {
              target: '.asking',
              actions: { type: 'ask', params: ({ event }) => ({ item: event.item, act: event.act }) },
            },
            'listAct.chosen': {
              guard: 'isRead',
              target: '.asking',
              actions: { type: 'askOfList', params: ({ event }) => ({ act: event.act }) },
            },
          },
        },
      },
    })
}
