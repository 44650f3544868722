import { createListMachine } from '#src/machines/platform/create-list-machine.ts'

/** A buyer's invoices and credit notes, newest first; it keeps up by itself. */
export const ownInvoiceListMachine = createListMachine('getOwnInvoices', 'invoices', { live: ['order.changed'] })
