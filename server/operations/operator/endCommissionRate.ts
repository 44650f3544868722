import { endCommissionRate as end } from '#server/domain/plan/commission-rate-changes.ts'
import { serializeCommissionRates } from '#server/domain/plan/commission-rates-serializer.ts'
import type { Operation } from '#server/operation.ts'

export const endCommissionRate: Operation<'endCommissionRate'> = async (call) => {
  await end(call, call.id, { endedBy: call.caller.operator.email, endReason: call.body.reason })
  return serializeCommissionRates(call)
}
