import { assign, fromPromise, setup } from 'xstate'
import type { ApiFailure } from '#src/api/api-error.ts'
import type { CallResults } from '#src/api/call-api.ts'
import { callOperatorApi } from '#src/api/call-operator-api.ts'
import { flowTypes } from '#src/machines/platform/flow-tags.ts'
import { failureHandling } from '#src/machines/platform/failure.ts'

export type TaxTableCheck = CallResults<'checkTaxTable'>

type TaxTableEvent =
  | { type: 'table.chosen'; table: string }
  /** Another table is to be chosen. */
  | { type: 'table.dropped' }

interface TaxTableContext {
  table: string
  /** Of the table; null until the server has read it. */
  check: TaxTableCheck | null
  failure: ApiFailure | null
}

/** An operator chooses a table of rules of tax and sees what loading it would change, before it is loaded. */
export const taxTableCheckMachine = setup({
  types: flowTypes<{ context: TaxTableContext; events: TaxTableEvent }>(),
  actors: {
    checking: fromPromise<TaxTableCheck, { table: string }>(
      async ({ input, signal }) => (await callOperatorApi('checkTaxTable', { body: input, signal })).results,
    ),
  },
})
  .extend(failureHandling<TaxTableContext, TaxTableEvent>())
  .createMachine({
    id: 'taxTableCheck',
    context: { table: '', check: null, failure: null },
    initial: 'unchosen',
    on: {
      'table.chosen': {
        target: '.checking',
        actions: assign({ table: ({ event }) => event.table, check: null }),
      },
    },
    states: {
      unchosen: {},
      checking: {
        tags: ['busy'],
        entry: 'clearFailure',
        invoke: {
          id: 'checking',
          src: 'checking',
          input: ({ context: { table } }) => ({ table }),
          onDone: { target: 'checked', actions: assign({ check: ({ event }) => event.output }) },
          onError: { target: 'failed', actions: 'setFailure' },
        },
      },
      checked: {
        tags: ['filled'],
        on: { 'table.dropped': { target: 'unchosen', actions: assign({ table: '', check: null }) } },
      },
      failed: { tags: ['failed'] },
    },
  })
