import { serializeAccountName } from '#server/domain/operator/account-names.ts'
import { notFound } from '#server/domain/platform/domain-error.ts'
import { serializeTicket } from '#server/domain/support/tickets.ts'
import type { Operation } from '#server/operation.ts'

export const findTicket: Operation<'findTicket'> = async (call) => {
  const { tables, body } = call
  const ticket = await tables.find('tickets', { number: body.number.trim().toUpperCase() })
  const user = ticket && (await tables.find('users', { _id: ticket.userId }))
  if (ticket === undefined || user === undefined) throw notFound()
  return { ticket: await serializeTicket(call, ticket), account: serializeAccountName(user), language: user.language }
}
