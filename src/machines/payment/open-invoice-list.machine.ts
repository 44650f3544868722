import { createListMachine } from '#src/machines/platform/create-list-machine.ts'

/** What is open on payment terms, the first due first, and what is overdue for how long; it keeps up by itself. */
export const openInvoiceListMachine = createListMachine('getOpenInvoices', 'invoices', { live: ['order.changed'] })
