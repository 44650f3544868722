import type { CallBody, CallResults } from '#src/api/call-api.ts'
import { callOperatorApi } from '#src/api/call-operator-api.ts'
import { createQueueMachine } from './create-queue-machine.ts'

export type LedgerEntry = CallResults<'getLedgerEntries'>['entries'][number]
export type LedgerEntryQuery = CallBody<'getLedgerEntries'>

/** An operator reads the entries of one account of the ledger, the newest first. */
export const ledgerEntryListMachine = createQueueMachine<LedgerEntry, LedgerEntryQuery, never>({
  id: 'queue.ledgerEntries',
  read: async (query, signal) => {
    const { entries, total } = (await callOperatorApi('getLedgerEntries', { body: query, signal })).results
    return { items: entries, total }
  },
})
