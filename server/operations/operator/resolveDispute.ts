import { resolveDispute as resolve } from '#server/domain/support/disputes.ts'
import { notFound } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

export const resolveDispute: Operation<'resolveDispute'> = async (call) => {
  const { tables, id, body } = call
  const order = await tables.find('orders', { _id: id })
  if (order === undefined) throw notFound()
  await resolve(call, order.number, body.outcome, body.reason)
  return {}
}
