import { createViewMachine } from '#src/machines/platform/create-reading-machine.ts'

/** Somebody looks through the questions that they have asked the staff; an answer comes with a notification. */
export const ticketListMachine = createViewMachine('getUserTicket', {
  staledBy: ({ type }) => type === 'notification.created',
})
