import { callApi } from '#src/api/call-api.ts'
import { createFileMachine } from '#src/machines/platform/create-file-machine.ts'

/** A buyer takes an invoice or credit note from the list of their own. */
export const invoiceFileMachine = createFileMachine<{ id: string }>({
  id: 'file.viewInvoice',
  fetch: (path, signal) => callApi('viewInvoice', { path, signal }),
})
