import type { CallBody, CallResults } from '#src/api/call-api.ts'
import { callOperatorApi } from '#src/api/call-operator-api.ts'
import { createQueueMachine } from './create-queue-machine.ts'

export type CatalogueImport = CallResults<'getCatalogueImports'>['imports'][number]
export type NewCatalogueImport = CallBody<'startCatalogueImport'>
export type CatalogueImportDecision = { act: 'cancel'; reason: string }
export type CatalogueImportListDecision = { act: 'start'; upload: NewCatalogueImport }

/** An operator has a seller's table imported, sees how far the server is, and breaks the import off. One runs at a time. */
export const catalogueImportListMachine = createQueueMachine<
  CatalogueImport,
  CallBody<'getCatalogueImports'>,
  CatalogueImportDecision,
  CatalogueImportListDecision
>({
  id: 'queue.catalogueImports',
  read: async (query, signal) => {
    const { imports, total } = (await callOperatorApi('getCatalogueImports', { body: query, signal })).results
    return { items: imports, total }
  },
  decide: ({ _id: id }, { reason }, signal) =>
    callOperatorApi('cancelCatalogueImport', { path: { id }, body: { reason }, signal }),
  decideOfList: (_, { upload }, signal) => callOperatorApi('startCatalogueImport', { body: upload, signal }),
})
