import { setup } from 'xstate'

export type TicketEvent = { type: 'ticket.answer' } | { type: 'ticket.reply' } | { type: 'ticket.close' }

/** A question to the marketplace's staff: it goes to and fro until the person closes it, or lets an answer stand. */
export const ticketMachine = setup({ types: { events: {} as TicketEvent } }).createMachine({
  id: 'ticket',
  initial: 'open',
  states: {
    open: { on: { 'ticket.answer': 'answered', 'ticket.reply': 'open', 'ticket.close': 'closed' } },
    answered: { on: { 'ticket.answer': 'answered', 'ticket.reply': 'open', 'ticket.close': 'closed' } },
    closed: { type: 'final' },
  },
})
