import { createListMachine } from '#src/machines/platform/create-list-machine.ts'

/** Somebody looks through the calls for tenders and the open public requirements, by kind, by words, newest or next to close first. */
export const tenderListMachine = createListMachine('getChemicalTender', 'tenders')
