import { createReadingMachine, readBy } from '#src/machines/platform/create-reading-machine.ts'

/** Somebody looks through the questions that they have asked the staff; an answer comes with a notification. */
export const ticketListMachine = createReadingMachine({
  ...readBy('getUserTicket'),
  staledBy: ({ type }) => type === 'notification.created',
})
