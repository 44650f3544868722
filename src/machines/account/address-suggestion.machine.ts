import { assign, fromPromise, setup } from 'xstate'
import { callApi } from '#src/api/call-api.ts'
import type { components } from '#src/generated/schema.ts'
import { flowTypes } from '#src/machines/platform/flow-tags.ts'

export type PlaceSuggestion = components['schemas']['Suggestion']
export type CompletePlace = components['schemas']['CompleteAddress']

export type PlaceSuggestingEvent =
  | { type: 'text.typed'; text: string }
  | { type: 'suggestion.chosen'; text: string }
  | { type: 'suggestions.dismissed' }

interface Context {
  text: string
  suggestions: readonly PlaceSuggestion[]
  /** What the suggestion chosen last stands for. */
  place: CompletePlace | null
}

/** As the contract has it: one letter is the beginning of everything. */
const leastLetters = 2
const maxLetters = 300
const noneSuggested: readonly PlaceSuggestion[] = []

/**
 * Somebody writes an address and is offered the places that it may mean; the one they choose is taken apart for the form's fields. An
 * answer to what was typed before never replaces a newer one. Suggestions are a help: when there are none, or no answer comes, the
 * form is filled in by hand and nothing is said (`unhelpful`).
 */
export const addressSuggestionMachine = setup({
  types: flowTypes<{ context: Context; events: PlaceSuggestingEvent }>(),
  delays: { pause: 300 },
  actors: {
    suggesting: fromPromise<readonly PlaceSuggestion[], { text: string }>(async ({ input, signal }) => {
      const { results } = await callApi('addressSuggestion', { path: input, signal })
      return results.suggestions
    }),
    completing: fromPromise<CompletePlace, { text: string }>(async ({ input, signal }) => {
      const { results } = await callApi('getCompleteAddress', { path: input, signal })
      return results
    }),
  },
  actions: {
    take: assign((_, { text }: { text: string }) => ({ text: text.trim().slice(0, maxLetters) })),
    choose: assign((_, { text }: { text: string }) => ({ text, suggestions: noneSuggested, place: null })),
    show: assign((_, { suggestions }: { suggestions: readonly PlaceSuggestion[] }) => ({ suggestions })),
    keep: assign((_, { place }: { place: CompletePlace }) => ({ place })),
    clear: assign({ suggestions: noneSuggested }),
  },
  guards: {
    isOffered: ({ context }, { text }: { text: string }) => context.suggestions.some((suggestion) => suggestion.text === text),
    isLongEnough: (_, { text }: { text: string }) => text.trim().length >= leastLetters,
  },
}).createMachine({
  id: 'addressSuggestion',
  context: { text: '', suggestions: noneSuggested, place: null },
  initial: 'idle',
  on: {
    'text.typed': [
      {
        guard: { type: 'isLongEnough', params: ({ event }) => ({ text: event.text }) },
        target: '.pausing',
        reenter: true,
        actions: { type: 'take', params: ({ event }) => ({ text: event.text }) },
      },
      { target: '.idle', actions: 'clear' },
    ],
    'suggestion.chosen': {
      guard: { type: 'isOffered', params: ({ event }) => event },
      target: '.completing',
      reenter: true,
      actions: { type: 'choose', params: ({ event }) => ({ text: event.text }) },
    },
    'suggestions.dismissed': { target: '.idle', actions: 'clear' },
  },
  states: {
    idle: {},
    pausing: { after: { pause: { target: 'suggesting' } } },
    suggesting: {
      tags: ['busy'],
      invoke: {
        id: 'suggesting',
        src: 'suggesting',
        input: ({ context }) => ({ text: context.text }),
        onDone: { target: 'suggested', actions: { type: 'show', params: ({ event }) => ({ suggestions: event.output }) } },
        onError: { target: 'unhelpful', actions: 'clear' },
      },
    },
    suggested: { tags: ['filled'] },
    completing: {
      tags: ['busy'],
      // The list has gone already; whoever goes on to the next field gets the place all the same.
      on: { 'suggestions.dismissed': {} },
      invoke: {
        id: 'completing',
        src: 'completing',
        input: ({ context }) => ({ text: context.text }),
        onDone: { target: 'completed', actions: { type: 'keep', params: ({ event }) => ({ place: event.output }) } },
        onError: { target: 'unhelpful' },
      },
    },
    completed: { tags: ['done'] },
    unhelpful: { tags: ['failed'] },
  },
})
