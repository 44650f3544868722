import { assign, emit, fromPromise, setup, spawnChild } from 'xstate'
import { ApiError, type ApiFailure } from '#src/api/api-error.ts'
import { callApi } from '#src/api/call-api.ts'
import type { components } from '#src/generated/schema.ts'
import { successToast } from '#src/machines/platform/emitted-events.ts'
import { failureHandling } from '#src/machines/platform/failure.ts'
import { type FlowTag, flowTypes } from '#src/machines/platform/flow-tags.ts'

type Schemas = components['schemas']

export type SearchEntry = Schemas['SearchHistoryEntry']

/** What was found, and what for. */
export interface Found {
  products: readonly Schemas['ProductCard'][]
  sellers: readonly Schemas['Seller'][]
  /** Nothing matches as it was typed; these come near it. */
  corrected: boolean
  /** The text, trimmed. */
  of: string
}

interface Context {
  /** What is searched for: the text of the box at its last change, trimmed. */
  text: string
  signedIn: boolean
  found: Found | null
  entries: readonly SearchEntry[]
  /** The one that is asked about or being deleted; null while it is all of them. */
  subject: SearchEntry | null
  failure: ApiFailure | null
}

export interface SearchPanelInput {
  signedIn: boolean
}

export type SearchTab = 'products' | 'sellers' | 'history'

export type SearchPanelEvent =
  | { type: 'panel.opened'; text: string }
  /** A click beside it, Escape, the focus gone elsewhere, a result opened. */
  | { type: 'panel.left' }
  | { type: 'text.typed'; text: string }
  | { type: 'tab.chosen'; tab: SearchTab }
  | { type: 'keyword.picked'; keyword: string }
  | { type: 'deleting.asked'; entry: SearchEntry }
  | { type: 'clearing.asked' }
  | { type: 'deleting.confirmed' }
  | { type: 'deleting.abandoned' }
  | { type: 'retry.asked' }
  /** One of the results, or the list of all of them. */
  | { type: 'result.opened' }

/** Products and sellers each: what a panel shows without becoming a page. */
const shownAtOnce = 8

/**
 * Somebody looks something up from whatever page they are on. They type, and after a pause see products and sellers; an answer that
 * comes late never replaces a newer one. Who is signed in finds their earlier searches, picks one, or deletes one or all of them.
 * Nothing may fit, the server may refuse or not answer; a click beside the panel closes it, except while it asks something.
 *
 * The server keeps each search of a member that found something. What is typed is therefore asked for as a visitor; the search is made
 * once more as the member's own when they open a result.
 */
export const searchPanelMachine = setup({
  // `open`: to be seen. `history`, `sellers`: the tab in view, else it is that of the products. `blank`: nothing is looked for.
  types: flowTypes<
    { context: Context; events: SearchPanelEvent; input: SearchPanelInput },
    FlowTag | 'open' | 'history' | 'sellers' | 'blank'
  >(),
  delays: { searchPause: 300 },
  actors: {
    searching: fromPromise<Found, { text: string }>(async ({ input: { text }, signal }) => {
      const body = { search: text, pageSize: shownAtOnce }
      const { results } = await callApi('getSearchResult', { body, signal, asVisitor: true })
      return { products: results.products, sellers: results.sellers, corrected: results.corrected, of: text }
    }),
    recording: fromPromise<undefined, { text: string }>(async ({ input: { text } }) => {
      try {
        await callApi('getSearchResult', { body: { search: text, pageSize: 1 } })
      } catch (error) {
        // A search that is not kept is no loss, and the person has gone on to what they found.
        if (!(error instanceof ApiError)) throw error
      }
    }),
    remembering: fromPromise<readonly SearchEntry[]>(async ({ signal }) => {
      const { results } = await callApi('getSearchHistory', { signal })
      return results.history
    }),
    deleting: fromPromise<{ message: string }, { id: string }>(({ input }) =>
      callApi('removeHistory', { path: { id: input.id } }),
    ),
    clearing: fromPromise<{ message: string }>(() => callApi('clearHistory', {})),
  },
  actions: {
    write: assign((_, { text }: { text: string }) => ({ text: text.trim() })),
    forget: assign({ found: null }),
    show: assign((_, found: Found) => ({ found, failure: null })),
    list: assign((_, { entries }: { entries: readonly SearchEntry[] }) => ({ entries, failure: null })),
    ask: assign((_, { subject }: { subject: SearchEntry | null }) => ({ subject })),
    remove: assign(({ context: { entries, subject } }) => ({
      entries: entries.filter(({ _id }) => _id !== subject?._id),
      subject: null,
    })),
    removeAll: assign({ entries: [] }),
    record: spawnChild('recording', { input: ({ context }) => ({ text: context.text }) }),
    notifyDeleted: emit((_, { message }: { message: string }) => successToast(message, 'search:history.deleted')),
  },
  guards: {
    hasText: ({ context }) => context.text !== '',
    isSignedIn: ({ context }) => context.signedIn,
    hasResult: ({ context: { found, text } }) => found?.of === text,
    isKept: ({ context: { signedIn, found, text } }) => signedIn && found?.of === text,
    hasEntries: ({ context }) => context.entries.length > 0,
    isBlank: (_, { text }: { text: string }) => text.trim() === '',
    isSameText: ({ context }, { text }: { text: string }) => text.trim() === context.text,
    isTab: (_, { tab, wanted }: { tab: SearchTab; wanted: SearchTab }) => tab === wanted,
    isHistoryOfMember: ({ context }, { tab }: { tab: SearchTab }) => tab === 'history' && context.signedIn,
  },
})
  .extend(failureHandling<Context, SearchPanelEvent>())
  .createMachine({
    id: 'searchPanel',
    context: ({ input }) => ({ ...input, text: '', found: null, entries: [], subject: null, failure: null }),
    initial: 'closed',
    states: {
      closed: {
        on: {
          'panel.opened': { target: 'opening', actions: { type: 'write', params: ({ event }) => event } },
          'text.typed': [
            {
              guard: { type: 'isBlank', params: ({ event }) => event },
              target: 'opening',
              actions: [{ type: 'write', params: ({ event }) => event }, 'forget'],
            },
            { target: 'open.results.finding.pausing', actions: { type: 'write', params: ({ event }) => event } },
          ],
        },
      },
      opening: {
        always: [
          { guard: 'hasText', target: 'open.results' },
          { guard: 'isSignedIn', target: 'open.history' },
          { target: 'open.results' },
        ],
      },
      open: {
        tags: ['open'],
        initial: 'results',
        on: { 'panel.left': { target: 'closed' } },
        states: {
          results: {
            type: 'parallel',
            on: {
              'tab.chosen': { guard: { type: 'isHistoryOfMember', params: ({ event }) => event }, target: 'history' },
            },
            states: {
              shown: {
                initial: 'products',
                states: {
                  products: {
                    on: {
                      'tab.chosen': {
                        guard: { type: 'isTab', params: ({ event }) => ({ tab: event.tab, wanted: 'sellers' as const }) },
                        target: 'sellers',
                      },
                    },
                  },
                  sellers: {
                    tags: ['sellers'],
                    on: {
                      'tab.chosen': {
                        guard: { type: 'isTab', params: ({ event }) => ({ tab: event.tab, wanted: 'products' as const }) },
                        target: 'products',
                      },
                    },
                  },
                },
              },
              finding: {
                initial: 'beginning',
                on: {
                  'text.typed': [
                    {
                      guard: { type: 'isBlank', params: ({ event }) => event },
                      target: '.blank',
                      actions: [{ type: 'write', params: ({ event }) => event }, 'forget'],
                    },
                    // A space at the end asks for nothing new.
                    { guard: { type: 'isSameText', params: ({ event }) => event } },
                    { target: '.pausing', actions: { type: 'write', params: ({ event }) => event } },
                  ],
                },
                states: {
                  beginning: {
                    always: [
                      { guard: 'hasResult', target: 'answered' },
                      { guard: 'hasText', target: 'searching' },
                      { target: 'blank' },
                    ],
                  },
                  blank: { tags: ['blank'] },
                  pausing: { tags: ['busy'], after: { searchPause: { target: 'searching' } } },
                  searching: {
                    tags: ['busy'],
                    invoke: {
                      id: 'searching',
                      src: 'searching',
                      input: ({ context }) => ({ text: context.text }),
                      onDone: { target: 'answered', actions: { type: 'show', params: ({ event }) => event.output } },
                      onError: { target: 'failed', actions: 'setFailure' },
                    },
                  },
                  answered: {
                    tags: ['filled'],
                    on: { 'result.opened': { guard: 'isKept', target: '#searchPanel.closed', actions: 'record' } },
                  },
                  failed: { tags: ['failed'], on: { 'retry.asked': { target: 'searching' } } },
                },
              },
            },
          },
          history: {
            tags: ['history'],
            initial: 'remembering',
            on: {
              'text.typed': [
                {
                  guard: { type: 'isBlank', params: ({ event }) => event },
                  actions: [{ type: 'write', params: ({ event }) => event }, 'forget'],
                },
                { target: 'results.finding.pausing', actions: { type: 'write', params: ({ event }) => event } },
              ],
              'tab.chosen': [
                {
                  guard: { type: 'isTab', params: ({ event }) => ({ tab: event.tab, wanted: 'products' as const }) },
                  target: 'results.shown.products',
                },
                {
                  guard: { type: 'isTab', params: ({ event }) => ({ tab: event.tab, wanted: 'sellers' as const }) },
                  target: 'results.shown.sellers',
                },
              ],
            },
            states: {
              remembering: {
                tags: ['busy'],
                invoke: {
                  id: 'remembering',
                  src: 'remembering',
                  onDone: {
                    target: 'looking',
                    actions: { type: 'list', params: ({ event }) => ({ entries: event.output }) },
                  },
                  onError: { target: 'failed', actions: 'setFailure' },
                },
              },
              looking: { always: [{ guard: 'hasEntries', target: 'listed' }, { target: 'empty' }] },
              listed: {
                tags: ['filled'],
                on: {
                  'keyword.picked': {
                    target: '#searchPanel.open.results.finding.searching',
                    actions: { type: 'write', params: ({ event }) => ({ text: event.keyword }) },
                  },
                  'deleting.asked': {
                    target: 'asking',
                    actions: { type: 'ask', params: ({ event }) => ({ subject: event.entry }) },
                  },
                  'clearing.asked': { target: 'askingForAll', actions: { type: 'ask', params: { subject: null } } },
                },
              },
              empty: { tags: ['empty'] },
              failed: { tags: ['failed'], on: { 'retry.asked': { target: 'remembering' } } },
              asking: {
                tags: ['filled', 'dialog'],
                on: {
                  'deleting.confirmed': { target: 'deleting' },
                  'deleting.abandoned': { target: 'listed' },
                  'panel.left': {},
                },
              },
              deleting: {
                tags: ['filled', 'dialog', 'busy'],
                on: { 'panel.left': {} },
                invoke: {
                  id: 'deleting',
                  src: 'deleting',
                  input: ({ context }) => ({ id: context.subject?._id ?? '' }),
                  onDone: {
                    target: 'looking',
                    actions: ['remove', { type: 'notifyDeleted', params: ({ event }) => event.output }],
                  },
                  onError: { target: 'listed', actions: 'notifyFailure' },
                },
              },
              askingForAll: {
                tags: ['filled', 'dialog'],
                on: {
                  'deleting.confirmed': { target: 'clearing' },
                  'deleting.abandoned': { target: 'listed' },
                  'panel.left': {},
                },
              },
              clearing: {
                tags: ['filled', 'dialog', 'busy'],
                on: { 'panel.left': {} },
                invoke: {
                  id: 'clearing',
                  src: 'clearing',
                  onDone: {
                    target: 'empty',
                    actions: ['removeAll', { type: 'notifyDeleted', params: ({ event }) => event.output }],
                  },
                  onError: { target: 'listed', actions: 'notifyFailure' },
                },
              },
            },
          },
        },
      },
    },
  })
