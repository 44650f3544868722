import { assign, emit, fromPromise, setup } from 'xstate'
import { type ApiFailure, rejectionOf } from '#src/api/api-error.ts'
import { callApi } from '#src/api/call-api.ts'
import { newIdempotencyKey } from '#src/api/idempotency-key.ts'
import type { components } from '#src/generated/schema.ts'
import { sameValue } from '#src/lib/same-value.ts'
import { toast } from '#src/machines/platform/emitted-events.ts'
import { type FlowTag, flowTypes } from '#src/machines/platform/flow-tags.ts'
import { failedStates, failureHandling, onReadingFailed } from '#src/machines/platform/failure.ts'

export type PriceList = components['schemas']['PriceList']
export type PriceListSummary = components['schemas']['PriceListSummary']
export type PriceListForm = components['schemas']['PriceListForm']
export type KnownBuyer = components['schemas']['KnownBuyer']

export type PriceListsEvent =
  | { type: 'retry.asked' }
  | { type: 'list.opened'; id: string | null; isCopy?: boolean }
  | { type: 'list.closed' }
  | { type: 'list.entered'; form: PriceListForm }
  /** The form begins anew with the list as it is now. */
  | { type: 'newest.taken' }
  | { type: 'ending.asked'; list: PriceListSummary }
  | { type: 'ending.confirmed' }
  | { type: 'ending.abandoned' }

interface Context {
  lists: readonly PriceListSummary[]
  /** The list that is opened, none for a new one. A copy begins with another list, and is saved as a new one. */
  wanted: { id: string | null; isCopy: boolean } | null
  list: PriceList | null
  /** Those who can be chosen. */
  buyers: readonly KnownBuyer[]
  /** As it was sent last. */
  entered: PriceListForm | null
  idempotencyKey: string
  /** The list that is about to be ended. */
  selected: PriceListSummary | null
  failure: ApiFailure | null
}

export interface PriceListSaving {
  /** The list that is changed; nothing while a new one is made. */
  replaced: PriceList | null
  entered: PriceListForm | null
  idempotencyKey: string
}

interface Opened {
  list: PriceList | null
  buyers: readonly KnownBuyer[]
}

const none: readonly PriceListSummary[] = []
const noBuyers: readonly KnownBuyer[] = []
const closed = { wanted: null, list: null, buyers: noBuyers, entered: null, selected: null, failure: null }

/**
 * A seller agrees prices with chosen buyers, in lists that hold for certain days. A list is made, changed, copied and, after a question, ended for new
 * orders. The server may find fault with a row, or no answer may come: what was typed stays, and sending it again makes no second list. A list that was
 * changed in another browser meanwhile (`outdated`) is not overwritten: the seller takes it as it is now; one that was ended meanwhile is left.
 */
export const priceListsMachine = setup({
  types: flowTypes<{ context: Context; events: PriceListsEvent }, FlowTag | 'writing' | 'outdated'>(),
  actors: {
    reading: fromPromise<{ lists: readonly PriceListSummary[] }>(async ({ signal }) => ({
      lists: (await callApi('getPriceLists', { signal })).results.lists,
    })),
    opening: fromPromise<Opened, { id: string | null }>(async ({ input: { id }, signal }) => {
      const [list, known] = await Promise.all([
        id === null ? null : callApi('viewPriceList', { path: { id }, signal }),
        callApi('getKnownBuyers', { signal }),
      ])
      return { list: list?.results ?? null, buyers: known.results.buyers }
    }),
    saving: fromPromise<{ list: PriceList }, PriceListSaving>(
      async ({ input: { replaced, entered, idempotencyKey }, signal }) => {
        if (entered === null) throw new Error('No price list was entered')
        if (replaced === null)
          return { list: (await callApi('createPriceList', { body: entered, idempotencyKey, signal })).results }
        const { _id: id, version } = replaced
        return {
          list: (await callApi('replacePriceList', { path: { id }, body: { ...entered, version }, idempotencyKey, signal }))
            .results,
        }
      },
    ),
    ending: fromPromise<void, { selected: PriceListSummary | null }>(async ({ input: { selected }, signal }) => {
      if (selected === null) throw new Error('No price list was chosen')
      await callApi('endPriceList', { path: { id: selected._id }, signal })
    }),
  },
  actions: {
    show: assign((_, { lists }: { lists: readonly PriceListSummary[] }) => ({ ...closed, lists })),
    setWanted: assign((_, wanted: { id: string | null; isCopy: boolean }) => ({ wanted })),
    startForm: assign((_, { list, buyers }: Opened) => ({
      list,
      buyers: withChosen(buyers, list),
      entered: null,
      failure: null,
    })),
    close: assign(closed),
    setEntered: assign(({ context }, { form }: { form: PriceListForm }) => ({
      entered: form,
      idempotencyKey:
        context.failure?.kind !== 'rejected' && sameValue(form, context.entered) ? context.idempotencyKey : newIdempotencyKey(),
      failure: null,
    })),
    select: assign((_, { list }: { list: PriceListSummary }) => ({ selected: list })),
    deselect: assign({ selected: null }),
    notifySaved: emit(toast('success', { key: 'prices:saved' })),
    notifyEnded: emit(toast('success', { key: 'prices:ended' })),
    notifyOver: emit(toast('info', { key: 'prices:endedMeanwhile' })),
  },
  guards: {
    /** Somebody changed or ended the list that was to be replaced, or its last day is over. */
    isOutdated: ({ context, event }) => {
      if (replacedOf(context) === null) return false
      const failure = 'error' in event ? rejectionOf(event.error) : undefined
      return failure?.code === 409 && (failure.results.state === 'edited' || failure.results.state === 'ended')
    },
    hasEnded: ({ context }, { list }: Opened) => context.wanted?.isCopy !== true && list?.state === 'ended',
    hasNone: (_, { lists }: { lists: readonly PriceListSummary[] }) => lists.length === 0,
  },
})
  .extend(failureHandling<Context, PriceListsEvent>())
  .createMachine({
    id: 'priceLists',
    context: { ...closed, lists: none, idempotencyKey: '' },
    initial: 'loading',
    states: {
      loading: {
        tags: ['busy'],
        invoke: {
          id: 'reading',
          src: 'reading',
          onDone: [
            {
              guard: { type: 'hasNone', params: ({ event }) => event.output },
              target: 'empty',
              actions: { type: 'show', params: ({ event }) => event.output },
            },
            { target: 'shown', actions: { type: 'show', params: ({ event }) => event.output } },
          ],
          onError: onReadingFailed,
        },
      },
      ...failedStates,
      empty: {
        tags: ['empty'],
        on: { 'list.opened': { target: 'opening', actions: { type: 'setWanted', params: { id: null, isCopy: false } } } },
      },
      shown: {
        tags: ['filled'],
        on: {
          'list.opened': {
            target: 'opening',
            actions: { type: 'setWanted', params: ({ event: { id, isCopy = false } }) => ({ id, isCopy }) },
          },
          'ending.asked': { target: 'asking', actions: { type: 'select', params: ({ event }) => event } },
        },
      },
      opening: {
        tags: ['busy'],
        invoke: {
          id: 'opening',
          src: 'opening',
          input: ({ context }) => ({ id: context.wanted?.id ?? null }),
          onDone: [
            { guard: { type: 'hasEnded', params: ({ event }) => event.output }, target: 'loading', actions: 'notifyOver' },
            { target: 'writing', actions: { type: 'startForm', params: ({ event }) => event.output } },
          ],
          onError: { target: 'loading', actions: 'notifyFailure' },
        },
      },
      writing: {
        tags: ['writing'],
        on: {
          'list.entered': { target: 'saving', actions: { type: 'setEntered', params: ({ event }) => event } },
          'list.closed': { target: 'loading', actions: 'close' },
        },
      },
      saving: {
        tags: ['writing', 'busy'],
        invoke: {
          id: 'saving',
          src: 'saving',
          input: ({ context }) => ({
            replaced: replacedOf(context),
            entered: context.entered,
            idempotencyKey: context.idempotencyKey,
          }),
          onDone: { target: 'loading', actions: 'notifySaved' },
          onError: [
            { guard: 'isOutdated', target: 'outdated', actions: 'setFailure' },
            { target: 'writing', actions: 'setFailure' },
          ],
        },
      },
      outdated: {
        tags: ['writing', 'outdated'],
        on: {
          'newest.taken': { target: 'opening', actions: 'clearFailure' },
          'list.closed': { target: 'loading', actions: 'close' },
        },
      },
      asking: {
        tags: ['filled', 'dialog'],
        on: { 'ending.confirmed': 'ending', 'ending.abandoned': { target: 'shown', actions: 'deselect' } },
      },
      ending: {
        tags: ['filled', 'dialog', 'busy'],
        invoke: {
          id: 'ending',
          src: 'ending',
          input: ({ context }) => ({ selected: context.selected }),
          onDone: { target: 'loading', actions: 'notifyEnded' },
          // Ended in another browser, or no answer came: the list is read again and shows what is so.
          onError: { target: 'loading', actions: 'notifyFailure' },
        },
      },
    },
  })

/** Those who can be chosen, and who is on the list already: the server names only the first of very many. */
function withChosen(buyers: readonly KnownBuyer[], list: PriceList | null): readonly KnownBuyer[] {
  const listed = list?.buyers ?? []
  return [...buyers, ...listed.filter(({ _id }) => !buyers.some((buyer) => buyer._id === _id))]
}

/** The list that is changed. */
function replacedOf({ wanted, list }: Pick<Context, 'wanted' | 'list'>): PriceList | null {
  return wanted?.isCopy === true ? null : list
}
