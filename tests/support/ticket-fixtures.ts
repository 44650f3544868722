import type { components } from '#src/generated/schema.ts'

type Ticket = components['schemas']['Ticket']

const id = (last: number) => `01936d3e-8a00-7c31-9f3b-${String(last).padStart(12, '0')}`

export const openTicket: Ticket = {
  _id: id(81),
  number: 'KT-26-7K3M9-QX2AB',
  topic: 'payment',
  subject: 'Transfer not seen',
  status: 'open',
  messages: [{ _id: id(82), by: 'user', text: 'I paid on Monday.', at: '2026-11-20T08:00:00.000Z' }],
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
}

export const repliedTicket: Ticket = {
  ...openTicket,
  status: 'answered',
  updatedAt: '2026-11-21T08:00:00.000Z',
  messages: [...openTicket.messages, { _id: id(83), by: 'support', text: 'It came in today.', at: '2026-11-21T08:00:00.000Z' }],
}

export const closedTicket: Ticket = { ...repliedTicket, status: 'closed' }
