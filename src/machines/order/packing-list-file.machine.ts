import type { ApiLanguage } from '#src/api/api-settings.ts'
import { callApi } from '#src/api/call-api.ts'
import { createFileMachine } from '#src/machines/platform/create-file-machine.ts'

/** The buyer or the seller of an order takes the packing list of a shipment, by the id of the shipment. */
export const packingListFileMachine = createFileMachine<{ id: string; language: ApiLanguage }>({
  id: 'file.viewPackingList',
  fetch: ({ id, language }, signal) => callApi('viewPackingList', { path: { id }, signal, language }),
})
