import type { CallBody, CallResults } from '#src/api/call-api.ts'
import { callOperatorApi } from '#src/api/call-operator-api.ts'
import { createQueueMachine } from './create-queue-machine.ts'

export type CatalogueImportRow = CallResults<'getCatalogueImportRows'>['rows'][number]

/** An operator reads what became of each row of an import. */
export const catalogueImportRowsMachine = createQueueMachine<CatalogueImportRow, CallBody<'getCatalogueImportRows'>, never>({
  id: 'queue.catalogueImportRows',
  read: async (query, signal) => {
    const { rows, total } = (await callOperatorApi('getCatalogueImportRows', { body: query, signal })).results
    return { items: rows, total }
  },
})
