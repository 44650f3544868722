import { createListMachine } from '#src/machines/platform/create-list-machine.ts'

/** The documents that somebody has asked for as a buyer, or is asked for as a seller, newest first; it keeps up by itself. */
export const documentListMachine = createListMachine('getUserDocuments', 'requests', { live: ['notification.created'] })
