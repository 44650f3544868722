import { assign, emit, fromPromise, setup } from 'xstate'
import { type ApiFailure } from '#src/api/api-error.ts'
import { callApi } from '#src/api/call-api.ts'
import type { components } from '#src/generated/schema.ts'
import { successToast } from '#src/machines/platform/emitted-events.ts'
import { flowTypes } from '#src/machines/platform/flow-tags.ts'
import { failedStates, failureHandling, onReadingFailed } from '#src/machines/platform/failure.ts'

export type SavedCard = components['schemas']['SavedCard']

export type SavedCardsEvent =
  | { type: 'retry.asked' }
  | { type: 'deleting.asked'; card: SavedCard }
  | { type: 'deleting.confirmed' }
  | { type: 'deleting.abandoned' }

interface Context {
  cards: readonly SavedCard[]
  /** The one that is about to go. */
  subject: SavedCard | null
  failure: ApiFailure | null
}

/**
 * Somebody looks through the cards that the provider keeps for them, and takes one away; they are asked first. There may be none, it may
 * not be theirs, or no answer may come. After a deletion the list is read again, whatever became of it.
 */
export const savedCardsMachine = setup({
  types: flowTypes<{ context: Context; events: SavedCardsEvent }>(),
  actors: {
    reading: fromPromise<{ cards: readonly SavedCard[] }>(async ({ signal }) => {
      const { results } = await callApi('getSavedCards', { signal })
      return { cards: results.cards }
    }),
    deleting: fromPromise<{ message: string }, { id: string }>(({ input }) =>
      callApi('deleteSavedCard', { path: { id: input.id } }),
    ),
  },
  actions: {
    show: assign((_, { cards }: { cards: readonly SavedCard[] }) => ({ cards, subject: null, failure: null })),
    mark: assign((_, { card }: { card: SavedCard }) => ({ subject: card })),
    unmark: assign({ subject: null }),
    notifySuccess: emit((_, { message }: { message: string }) => successToast(message, 'account:cards.deleted')),
  },
  guards: {
    isNone: (_, { cards }: { cards: readonly SavedCard[] }) => cards.length === 0,
  },
})
  .extend(failureHandling<Context, SavedCardsEvent>())
  .createMachine({
    id: 'savedCards',
    context: { cards: [], subject: null, failure: null },
    initial: 'loading',
    states: {
      loading: {
        tags: ['busy'],
        invoke: {
          id: 'reading',
          src: 'reading',
          onDone: [
            {
              guard: { type: 'isNone', params: ({ event }) => event.output },
              target: 'none',
              actions: { type: 'show', params: ({ event }) => event.output },
            },
            { target: 'shown', actions: { type: 'show', params: ({ event }) => event.output } },
          ],
          onError: onReadingFailed,
        },
      },
      none: { tags: ['empty'] },
      ...failedStates,
      shown: {
        tags: ['filled'],
        on: { 'deleting.asked': { target: 'asking', actions: { type: 'mark', params: ({ event }) => ({ card: event.card }) } } },
      },
      asking: {
        tags: ['filled', 'dialog'],
        on: { 'deleting.confirmed': 'deleting', 'deleting.abandoned': { target: 'shown', actions: 'unmark' } },
      },
      deleting: {
        tags: ['filled', 'dialog', 'busy'],
        invoke: {
          id: 'deleting',
          src: 'deleting',
          // Entered only with a card marked; the state's knowledge does not reach the type.
          input: ({ context }) => ({ id: context.subject?._id ?? '' }),
          onDone: { target: 'loading', actions: { type: 'notifySuccess', params: ({ event }) => event.output } },
          onError: { target: 'loading', actions: 'notifyFailure' },
        },
      },
    },
  })
