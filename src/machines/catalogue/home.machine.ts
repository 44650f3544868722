import { assign, emit, fromPromise, setup } from 'xstate'
import { type ApiFailure, failureOf } from '#src/api/api-error.ts'
import { type CallResults, callApi } from '#src/api/call-api.ts'
import type { components } from '#src/generated/schema.ts'
import { paths, searchAddress } from '#src/lib/paths.ts'
import { navigate } from '#src/machines/platform/emitted-events.ts'
import { flowTypes } from '#src/machines/platform/flow-tags.ts'
import { failedStates, failureHandling } from '#src/machines/platform/failure.ts'

type Schemas = components['schemas']

/** What the front page shows; a part that could not be had is null. */
export interface HomeParts {
  numbers: CallResults<'getBannerNumbers'> | null
  categories: readonly Schemas['Category'][] | null
  promoted: readonly Schemas['ProductCard'][] | null
  top: readonly Schemas['ProductCard'][] | null
  sellers: readonly Schemas['Seller'][] | null
}

interface Context {
  parts: HomeParts
  /** Of the first part that failed. */
  failure: ApiFailure | null
}

export type HomeEvent = { type: 'retry.asked' } | { type: 'search.submitted'; search: string }

interface Read {
  parts: HomeParts
  failure: ApiFailure | null
}

const nothing: HomeParts = { numbers: null, categories: null, promoted: null, top: null, sellers: null }

/** Two rows of cards on a desktop. */
const promotedCount = 8
const topCount = 4
const sellerCount = 4

/**
 * Somebody opens the marketplace: its numbers, categories, products and sellers are read at once. A part may fail by itself, the
 * page then stands with the others (`shownInPart`); all may fail (`refused`, `unreachable`); there may be nothing on offer yet
 * (`empty`).
 */
export const homeMachine = setup({
  types: flowTypes<{ context: Context; events: HomeEvent }>(),
  actors: {
    reading: fromPromise<Read>(({ signal }) => readHome(signal)),
  },
  actions: {
    show: assign((_, read: Read) => ({ ...read })),
    goToResults: emit((_, { search }: { search: string }) =>
      navigate(search === '' ? paths.productFilter : searchAddress(search)),
    ),
  },
  guards: {
    isRefused: (_, read: Read) => hasNothing(read) && read.failure?.kind === 'rejected',
    hasNothing: (_, read: Read) => hasNothing(read),
    lacksPart: (_, { failure }: Read) => failure !== null,
    isEmpty: (_, { parts }: Read) => parts.numbers?.products === 0,
  },
})
  .extend(failureHandling<Context, HomeEvent>())
  .createMachine({
    id: 'home',
    context: { parts: nothing, failure: null },
    on: { 'search.submitted': { actions: { type: 'goToResults', params: ({ event }) => event } } },
    initial: 'loading',
    states: {
      loading: {
        tags: ['busy'],
        invoke: {
          id: 'reading',
          src: 'reading',
          onDone: [
            {
              guard: { type: 'isRefused', params: ({ event }) => event.output },
              target: 'refused',
              actions: { type: 'show', params: ({ event }) => event.output },
            },
            {
              guard: { type: 'hasNothing', params: ({ event }) => event.output },
              target: 'unreachable',
              actions: { type: 'show', params: ({ event }) => event.output },
            },
            {
              guard: { type: 'lacksPart', params: ({ event }) => event.output },
              target: 'shownInPart',
              actions: { type: 'show', params: ({ event }) => event.output },
            },
            {
              guard: { type: 'isEmpty', params: ({ event }) => event.output },
              target: 'empty',
              actions: { type: 'show', params: ({ event }) => event.output },
            },
            { target: 'shown', actions: { type: 'show', params: ({ event }) => event.output } },
          ],
          onError: { target: 'unreachable', actions: 'setFailure' },
        },
      },
      shown: { tags: ['filled'] },
      shownInPart: { tags: ['filled', 'failed'], on: { 'retry.asked': 'loading' } },
      empty: { tags: ['empty'] },
      ...failedStates,
    },
  })

function hasNothing({ parts }: Read): boolean {
  return Object.values(parts).every((part) => part === null)
}

async function readHome(signal: AbortSignal): Promise<Read> {
  const [numbers, categories, promoted, top, sellers] = await Promise.allSettled([
    callApi('getBannerNumbers', { signal }),
    callApi('getAllCategories', { body: {}, signal }),
    callApi('getProducts', { body: { sort: 'promoted', pageSize: promotedCount }, signal }),
    callApi('getProducts', { body: { sort: 'top', pageSize: topCount }, signal }),
    callApi('getTopSeller', { body: { pageSize: sellerCount }, signal }),
  ])
  const lost = [numbers, categories, promoted, top, sellers].find((each) => each.status === 'rejected')
  return {
    parts: {
      numbers: resultsOf(numbers),
      categories: resultsOf(categories)?.categories ?? null,
      promoted: resultsOf(promoted)?.products ?? null,
      top: resultsOf(top)?.products ?? null,
      sellers: resultsOf(sellers)?.sellers ?? null,
    },
    failure: lost === undefined ? null : failureOf(lost.reason),
  }
}

function resultsOf<Results>(settled: PromiseSettledResult<{ results: Results }>): Results | null {
  return settled.status === 'fulfilled' ? settled.value.results : null
}
