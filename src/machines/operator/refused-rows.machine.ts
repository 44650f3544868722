import { fromPromise, setup } from 'xstate'
import type { ApiFailure } from '#src/api/api-error.ts'
import { callOperatorApi } from '#src/api/call-operator-api.ts'
import { flowTypes } from '#src/machines/platform/flow-tags.ts'
import { failureHandling } from '#src/machines/platform/failure.ts'
import type { CatalogueImportRow } from './catalogue-import-rows.machine.ts'

type RefusedRowsEvent = { type: 'rows.asked' }

export interface RefusedRowsInput {
  importId: string
}

interface RefusedRowsContext extends RefusedRowsInput {
  failure: ApiFailure | null
}

const pageSize = 100

/** An operator takes the refused rows of an import with them, to have them mended and to load them again. */
export const refusedRowsMachine = setup({
  types: flowTypes<{ context: RefusedRowsContext; events: RefusedRowsEvent; input: RefusedRowsInput }>(),
  actors: {
    fetching: fromPromise<{ rows: readonly CatalogueImportRow[] }, RefusedRowsInput>(async ({ input, signal }) => {
      const rows: CatalogueImportRow[] = []
      for (let page = 1; ; page += 1) {
        const body = { importId: input.importId, outcome: 'refused', page, pageSize } as const
        const { results } = await callOperatorApi('getCatalogueImportRows', { body, signal })
        rows.push(...results.rows)
        if (results.rows.length === 0 || rows.length >= results.total) return { rows }
      }
    }),
  },
  actions: {
    /** The screen says how the table reaches the operator. */
    saveRows: (_, _read: { rows: readonly CatalogueImportRow[] }) => undefined,
  },
})
  .extend(failureHandling<RefusedRowsContext, RefusedRowsEvent>())
  .createMachine({
    id: 'refusedRows',
    context: ({ input }) => ({ ...input, failure: null }),
    initial: 'unfetched',
    states: {
      unfetched: { on: { 'rows.asked': { target: 'fetching' } } },
      fetching: {
        tags: ['busy'],
        entry: 'clearFailure',
        invoke: {
          id: 'fetching',
          src: 'fetching',
          input: ({ context: { importId } }) => ({ importId }),
          onDone: { target: 'unfetched', actions: { type: 'saveRows', params: ({ event }) => event.output } },
          onError: { target: 'failed', actions: 'setFailure' },
        },
      },
      failed: { tags: ['failed'], on: { 'rows.asked': { target: 'fetching' } } },
    },
  })
