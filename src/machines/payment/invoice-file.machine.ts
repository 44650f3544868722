import type { ApiLanguage } from '#src/api/api-settings.ts'
import { callApi } from '#src/api/call-api.ts'
import { createFileMachine } from '#src/machines/platform/create-file-machine.ts'

/** A buyer takes an invoice or credit note from the list of their own. */
export const invoiceFileMachine = createFileMachine<{ id: string; language: ApiLanguage }>({
  id: 'file.viewInvoice',
  fetch: ({ id, language }, signal) => callApi('viewInvoice', { path: { id }, signal, language }),
})
