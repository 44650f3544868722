import { assign, enqueueActions, fromPromise, setup } from 'xstate'
import { type ApiFailure } from '#src/api/api-error.ts'
import { type CallBody, type CallId, type CallResults, callApi } from '#src/api/call-api.ts'
import { navigate } from './emitted-events.ts'
import { flowTypes } from './flow-tags.ts'
import { type LiveChanged, liveChanges, type LiveWanted } from './live-changes.ts'
import { failedStates, failureHandling, onReadingFailed } from './failure.ts'

/** Calls that read pages: their body takes `page` and `pageSize`, their results tell `total`. */
export type ListId = {
  [Id in CallId]: CallBody<Id> extends { page?: number; pageSize?: number }
    ? CallResults<Id> extends { total: number }
      ? Id
      : never
    : never
}[CallId]

/** Search, filters and sort of a list: the call's body without the page. */
export type ListQuery<Id extends ListId> = Omit<CallBody<Id>, 'page' | 'pageSize'>

/** Names of the arrays in the results of a list call. */
export type ItemsKey<Id extends ListId> = {
  [Key in keyof CallResults<Id>]-?: CallResults<Id>[Key] extends readonly unknown[] ? Key : never
}[keyof CallResults<Id>]

export type ListItem<Id extends ListId, Key extends ItemsKey<Id>> = CallResults<Id>[Key] extends readonly (infer Item)[]
  ? Item
  : never

export interface ListInput<Id extends ListId> {
  query: ListQuery<Id>
  /** 20 when left out, as in the contract. */
  pageSize?: number
  /** The page to begin with; 1 when left out. */
  page?: number
}

export interface ListContext<Id extends ListId, Key extends ItemsKey<Id>> {
  query: ListQuery<Id>
  pageSize: number
  /** The first page in view; the only one, unless more were asked for. */
  firstPage: number
  /** The last page in view. */
  page: number
  items: readonly ListItem<Id, Key>[]
  total: number
  /** What else the newest first page told (facets, a correction). */
  results: CallResults<Id> | null
  failure: ApiFailure | null
}

export type ListEvent<Id extends ListId> =
  | { type: 'query.changed'; query: ListQuery<Id> }
  /** Where the address keeps the query: leads to the address of this one, whose arrival is then a `query.changed`. */
  | { type: 'query.wished'; query: ListQuery<Id> }
  | { type: 'page.chosen'; page: number }
  /** Puts the next page under what is shown; nothing happens when all is shown. */
  | { type: 'more.asked' }
  | { type: 'retry.asked' }
  /** What is shown may be out of date; it stays in view until the new answer is there. */
  | { type: 'list.staled' }
  | LiveChanged

export interface ListOptions<Id extends ListId> {
  /** The address of the page with a query; without it the address does not keep the query. */
  addressOf?: (query: ListQuery<Id>) => string
  /** Read again when one of these happens; without it the list does not listen. */
  live?: LiveWanted['types']
}

/**
 * Reads a list page by page. Somebody looks through it, narrows it, turns its pages or scrolls on; there may be nothing in it
 * (`empty`), it may not be theirs (`refused`), or no answer may come (`unreachable`). A query or page asked for later takes the
 * one before back. `key` names the array of the results that holds the items.
 */
export function createListMachine<Id extends ListId, Key extends ItemsKey<Id>>(
  operationId: Id,
  key: Key,
  { live = [], addressOf }: ListOptions<Id> = {},
) {
  type Context = ListContext<Id, Key>
  type Asked = { query: ListQuery<Id>; page: number; pageSize: number }
  type Read = { results: CallResults<Id>; items: readonly ListItem<Id, Key>[]; total: number }

  return setup({
    types: flowTypes<{ context: Context; events: ListEvent<Id>; input: ListInput<Id> }>(),
    actors: {
      reading: fromPromise<{ read: Read }, { asked: Asked }>(async ({ input, signal }) => {
        const { query, page, pageSize } = input.asked
        const answer = await callApi<ListId>(operationId, { body: { ...query, page, pageSize }, signal })
        // One id, one kind of results: the contract's types say so, the union of all ids does not.
        const results = answer.results as CallResults<Id> & { total: number }
        return { read: { results, items: results[key] as readonly ListItem<Id, Key>[], total: results.total } }
      }),
      liveChanges,
    },
    actions: {
      takeQuery: assign((_, { query }: { query: ListQuery<Id> }) => ({ query, firstPage: 1, page: 1 })),
      takePage: assign((_, { page }: { page: number }) => ({ firstPage: page, page })),
      show: assign(({ context }, { read }: { read: Read }) => ({
        items: read.items,
        total: read.total,
        page: context.firstPage + Math.max(0, Math.ceil(read.items.length / context.pageSize) - 1),
        results: context.firstPage === 1 || context.results === null ? read.results : context.results,
        failure: null,
      })),
      append: assign(({ context }, { read }: { read: Read }) => ({
        items: [...context.items, ...read.items],
        total: read.total,
        page: context.page + 1,
      })),
      lead: enqueueActions(({ enqueue }, { query }: { query: ListQuery<Id> }) => {
        if (addressOf !== undefined) enqueue.emit(navigate(addressOf(query)))
      }),
    },
    guards: {
      isEmpty: (_, { read }: { read: Read }) => read.items.length === 0,
      isPastTheEnd: ({ context }, { read }: { read: Read }) => read.items.length === 0 && read.total > 0 && context.firstPage > 1,
      hasMore: ({ context }) => context.page * context.pageSize < context.total,
    },
  })
    .extend(failureHandling<Context, ListEvent<Id>>())
    .createMachine({
      id: `list.${operationId}`,
      context: ({ input }) => ({
        query: input.query,
        pageSize: input.pageSize ?? 20,
        firstPage: input.page ?? 1,
        page: input.page ?? 1,
        items: [],
        total: 0,
        results: null,
        failure: null,
      }),
      invoke: { id: 'liveChanges', src: 'liveChanges', input: { types: live } },
      on: {
        'query.changed': {
          target: '.loading',
          reenter: true,
          actions: { type: 'takeQuery', params: ({ event }) => ({ query: event.query }) },
        },
        'query.wished': { actions: { type: 'lead', params: ({ event }) => ({ query: event.query }) } },
        'page.chosen': {
          target: '.loading',
          reenter: true,
          actions: { type: 'takePage', params: ({ event }) => ({ page: event.page }) },
        },
      },
      initial: 'loading',
      states: {
        loading: {
          tags: ['busy'],
          on: { 'list.staled': { target: 'loading', reenter: true }, 'live.changed': { target: 'loading', reenter: true } },
          invoke: {
            id: 'reading',
            src: 'reading',
            input: ({ context }) => ({ asked: { query: context.query, page: context.firstPage, pageSize: context.pageSize } }),
            onDone: [
              {
                // The list has become shorter since its pages were counted.
                guard: { type: 'isPastTheEnd', params: ({ event }) => event.output },
                target: 'loading',
                reenter: true,
                actions: { type: 'takePage', params: { page: 1 } },
              },
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
        filled: {
          tags: ['filled'],
          on: {
            'more.asked': { guard: 'hasMore', target: 'loadingMore' },
            'list.staled': { target: 'refreshing' },
            'live.changed': { target: 'refreshing' },
          },
        },
        empty: {
          tags: ['empty'],
          on: { 'list.staled': { target: 'loading' }, 'live.changed': { target: 'loading' } },
        },
        loadingMore: {
          tags: ['filled', 'busy'],
          // The page that was on its way may no longer fit under those in view.
          on: { 'list.staled': { target: 'refreshing' }, 'live.changed': { target: 'refreshing' } },
          invoke: {
            id: 'readingMore',
            src: 'reading',
            input: ({ context }) => ({ asked: { query: context.query, page: context.page + 1, pageSize: context.pageSize } }),
            onDone: { target: 'filled', actions: { type: 'append', params: ({ event }) => event.output } },
            onError: { target: 'filled', actions: 'notifyFailure' },
          },
        },
        refreshing: {
          tags: ['filled', 'busy'],
          invoke: {
            id: 'rereading',
            src: 'reading',
            input: ({ context }) => ({ asked: { query: context.query, ...pagesInView(context) } }),
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
          on: { 'list.staled': { target: 'refreshing', reenter: true }, 'live.changed': { target: 'refreshing', reenter: true } },
        },
        ...failedStates,
      },
    })
}

/** The largest page that the contract allows. */
const largestPage = 100

/** One page that covers all that is in view; where that is more than a page may hold, its beginning. */
function pagesInView({ firstPage, page, pageSize }: { firstPage: number; page: number; pageSize: number }) {
  if (firstPage === page) return { page, pageSize }
  return { page: 1, pageSize: Math.min(page * pageSize, largestPage) }
}
