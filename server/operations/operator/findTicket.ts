import { recordReading } from '#server/domain/operator/recorded-readings.ts'
import { serializeTicketEntries } from '#server/domain/operator/ticket-entries.ts'
import { notFound } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

export const findTicket: Operation<'findTicket'> = async (call) => {
  const { tables, body } = call
  const ticket = await tables.find('tickets', { number: body.number.trim().toUpperCase() })
  if (ticket === undefined) throw notFound()
  await recordReading(call, `findTicket ${ticket.number}`, ticket.userId)
  const [entry] = await serializeTicketEntries(call, [ticket])
  if (entry === undefined) throw new Error(`The ticket ${ticket._id} has no answer`)
  return entry
}
