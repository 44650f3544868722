import { type CallResults, callApi } from '#src/api/call-api.ts'
import { createReadingMachine } from '#src/machines/platform/create-reading-machine.ts'

export type CardProvider = CallResults<'getSavedCards'>['provider']

/** Somebody is about to enter a card, and the page finds out whose fields it is to be entered in. */
export const cardProviderMachine = createReadingMachine<object, CardProvider>({
  id: 'cardProvider',
  read: async (_, signal) => (await callApi('getSavedCards', { signal })).results.provider,
})
