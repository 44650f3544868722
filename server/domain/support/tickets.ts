import type { components } from '#src/generated/schema.ts'
import { nextState } from '#src/machines/lifecycles/life-cycle.ts'
import { type TicketEvent, ticketMachine } from '#src/machines/lifecycles/ticket.machine.ts'
import { notify } from '#server/domain/notification/notifications.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import { operatorOf } from '#server/domain/platform/operator-of.ts'
import { conflict, notFound } from '#server/domain/platform/domain-error.ts'
import type { Caller, TableContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

type TicketRow = Row<'tickets'>

/** Returns the ticket for its owner. Throws 404 for others. */
export async function findTicket({ tables }: TableContext, { user }: Caller, ticketId: string): Promise<TicketRow> {
  const ticket = await tables.find('tickets', { _id: ticketId, userId: user._id })
  if (ticket === undefined) throw notFound()
  return ticket
}

/** Moves a ticket by one life-cycle event. Throws 409 with the current state when that is not possible. */
export async function moveTicket(
  { tables, now }: TableContext,
  ticket: TicketRow,
  event: TicketEvent,
  columns: Partial<TicketRow> = {},
): Promise<TicketRow> {
  const status = nextState(ticketMachine, ticket.status, event)
  if (status === undefined) throw conflict('server:conflict.ticketClosed', { state: ticket.status })
  const set = { ...columns, status, updatedAt: now }
  if ((await tables.update('tickets', { _id: ticket._id, status: ticket.status }, set)) === 0) {
    const current = await tables.find('tickets', { _id: ticket._id })
    throw conflict('server:conflict.changed', { state: current?.status ?? ticket.status })
  }
  return { ...ticket, ...set }
}

export async function writeMessage(
  { tables, newId, now }: TableContext,
  ticketId: string,
  { by, operator = null }: Pick<Row<'ticketMessages'>, 'by'> & { operator?: string | null },
  text: string,
): Promise<void> {
  const position = await tables.count('ticketMessages', { ticketId })
  await tables.insert('ticketMessages', { _id: newId(), ticketId, position, by, operator, text: text.trim(), at: now })
}

/** Throws 409 when the owner or another operator has written since this message, which was the newest that an operator read. */
export async function assertNewestMessage(
  { tables }: TableContext,
  { _id: ticketId }: TicketRow,
  messageId: string,
): Promise<void> {
  const [newest] = await tables.list('ticketMessages', { ticketId }, { orderBy: ['-position'], limit: 1 })
  // No state: the answer is still wanted, once the newest message is read.
  if (newest?._id !== messageId) throw conflict('server:conflict.writtenMeanwhile')
}

/** Adds a reply of the staff: the ticket waits for its owner, who is notified. */
export async function replyToTicket(context: TableContext, ticket: TicketRow, text: string): Promise<TicketRow> {
  const { _id: subjectId, userId, subject } = ticket
  const moved = await moveTicket(context, ticket, { type: 'ticket.answer' })
  await writeMessage(context, subjectId, { by: 'support', operator: operatorOf(context) }, text)
  await notify(context, { userId, side: 'buyer', type: 'ticketAnswered', subjectId, values: { subject } })
  return moved
}

/** Closes a ticket without an answer; its owner is notified of the reason. */
export async function dismissTicket(context: TableContext, ticket: TicketRow, reason: string): Promise<void> {
  const { _id: subjectId, userId, subject } = ticket
  await moveTicket(context, ticket, { type: 'ticket.close' }, { dismissedBy: operatorOf(context), dismissal: reason })
  await notify(context, { userId, side: 'buyer', type: 'ticketDismissed', subjectId, values: { subject, reason } })
}

/** Serializes tickets with their messages, oldest first. */
export async function serializeTickets(
  { tables }: TableContext,
  tickets: readonly TicketRow[],
): Promise<components['schemas']['Ticket'][]> {
  const written = await tables.list('ticketMessages', { ticketId: tickets.map(({ _id }) => _id) }, { orderBy: ['position'] })
  return tickets.map(({ userId: _, dismissedBy: _by, dismissal: _why, ...ticket }) => ({
    ...omitNull(ticket),
    messages: written.filter(({ ticketId }) => ticketId === ticket._id).map(({ _id, by, text, at }) => ({ _id, by, text, at })),
  }))
}

export async function serializeTicket(context: TableContext, ticket: TicketRow): Promise<components['schemas']['Ticket']> {
  const [serialized] = await serializeTickets(context, [ticket])
  if (serialized === undefined) throw new Error(`The ticket ${ticket._id} has no answer`)
  return serialized
}
