import { assertNewestMessage, dismissTicket as dismiss } from '#server/domain/support/tickets.ts'
import { notFound } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

export const dismissTicket: Operation<'dismissTicket'> = async (call) => {
  const ticket = await call.tables.find('tickets', { _id: call.id })
  if (ticket === undefined) throw notFound()
  await assertNewestMessage(call, ticket, call.body.repliesTo)
  await dismiss(call, ticket, call.body.reason)
  return {}
}
