import { assign, emit, fromPromise, setup } from 'xstate'
import type { ApiFailure } from '#src/api/api-error.ts'
import { callApi } from '#src/api/call-api.ts'
import type { components } from '#src/generated/schema.ts'
import { toast } from '#src/machines/platform/emitted-events.ts'
import { type FlowTag, flowTypes } from '#src/machines/platform/flow-tags.ts'
import { failedStates, failureHandling, onReadingFailed } from '#src/machines/platform/failure.ts'

export type FreightRates = components['schemas']['FreightRates']

export type FreightRatesEvent =
  | { type: 'retry.asked' }
  | { type: 'rates.entered'; rates: Omit<FreightRates, 'version'> }
  /** The form begins anew with the table as it is now. */
  | { type: 'newest.taken' }

interface Context {
  table: FreightRates | null
  /** As they were sent last. */
  entered: Omit<FreightRates, 'version'> | null
  failure: ApiFailure | null
}

/**
 * A seller states what the carriage of their goods costs, by country and weight. The server may find fault with a row, or no answer may come: what was
 * entered stays. A table that was saved in another browser meanwhile (`outdated`) is not overwritten: the seller takes it as it is now.
 */
export const freightRatesMachine = setup({
  types: flowTypes<{ context: Context; events: FreightRatesEvent }, FlowTag | 'outdated'>(),
  actors: {
    reading: fromPromise<{ table: FreightRates }>(async ({ signal }) => ({
      table: (await callApi('getFreightRates', { signal })).results,
    })),
    saving: fromPromise<{ table: FreightRates }, { version: number; entered: Context['entered'] }>(
      async ({ input: { version, entered }, signal }) => {
        if (entered === null) throw new Error('No rates were entered')
        return { table: (await callApi('replaceFreightRates', { body: { version, ...entered }, signal })).results }
      },
    ),
  },
  actions: {
    show: assign((_, { table }: { table: FreightRates }) => ({ table, entered: null, failure: null })),
    take: assign((_, { rates }: { rates: Omit<FreightRates, 'version'> }) => ({ entered: rates, failure: null })),
    notifySaved: emit(toast('success', { key: 'freight:saved' })),
  },
})
  .extend(failureHandling<Context, FreightRatesEvent>())
  .createMachine({
    id: 'freightRates',
    context: { table: null, entered: null, failure: null },
    initial: 'loading',
    states: {
      loading: {
        tags: ['busy'],
        invoke: {
          id: 'reading',
          src: 'reading',
          onDone: { target: 'open', actions: { type: 'show', params: ({ event }) => event.output } },
          onError: onReadingFailed,
        },
      },
      ...failedStates,
      open: {
        tags: ['filled'],
        on: { 'rates.entered': { target: 'saving', actions: { type: 'take', params: ({ event }) => event } } },
      },
      saving: {
        tags: ['filled', 'busy'],
        invoke: {
          id: 'saving',
          src: 'saving',
          input: ({ context }) => ({ version: context.table?.version ?? 0, entered: context.entered }),
          onDone: {
            target: 'open',
            actions: [{ type: 'show', params: ({ event }) => event.output }, { type: 'notifySaved' }],
          },
          onError: [
            { guard: 'isConflict', target: 'outdated', actions: 'setFailure' },
            { target: 'open', actions: 'setFailure' },
          ],
        },
      },
      outdated: {
        tags: ['filled', 'outdated'],
        on: { 'newest.taken': { target: 'loading', actions: 'clearFailure' } },
      },
    },
  })
