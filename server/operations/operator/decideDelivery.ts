import { decideDelivery as decide } from '#server/domain/support/overdue-deliveries.ts'
import type { Operation } from '#server/operation.ts'

export const decideDelivery: Operation<'decideDelivery'> = async (call) => {
  await decide(call, call.id, call.body)
  return {}
}
