import { openStates } from '#src/machines/lifecycles/life-cycle.ts'
import { ticketMachine } from '#src/machines/lifecycles/ticket.machine.ts'
import { referenceNumber } from '#server/domain/platform/reference-number.ts'
import { conflict, invalidFields } from '#server/domain/platform/domain-error.ts'
import { serializeTicket, writeMessage } from '#server/domain/support/tickets.ts'
import type { Operation } from '#server/operation.ts'

/** More questions than one person can follow; what comes after is an attack on the staff's time. */
const most = 20

export const raiseTicket: Operation<'raiseTicket'> = async (call) => {
  const { tables, caller, body, now, newId } = call
  const userId = caller.user._id
  if ((await tables.count('tickets', { userId, status: openStates(ticketMachine) })) >= most) {
    throw conflict('server:conflict.ticketLimit')
  }
  const { orderId = null, topic } = body
  const order = orderId === null ? undefined : await tables.find('orders', { _id: orderId })
  if (orderId !== null && order?.buyerId !== userId && order?.sellerId !== userId) {
    throw invalidFields({ orderId: { key: 'server:field.order' } })
  }
  const _id = newId()
  const ticket = {
    _id,
    number: referenceNumber('KT', _id, now),
    userId,
    topic,
    subject: body.subject.trim(),
    status: 'open' as const,
    orderId,
    dismissedBy: null,
    dismissal: null,
    createdAt: now,
    updatedAt: now,
  }
  await tables.insert('tickets', ticket)
  await writeMessage(call, _id, { by: 'user' }, body.message)
  return serializeTicket(call, ticket)
}
