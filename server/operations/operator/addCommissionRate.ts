import { addCommissionRate as add } from '#server/domain/plan/commission-rate-changes.ts'
import { serializeCommissionRates } from '#server/domain/plan/commission-rates-serializer.ts'
import type { Operation } from '#server/operation.ts'

export const addCommissionRate: Operation<'addCommissionRate'> = async (call) => {
  await add(call, call.body, call.caller.operator.email)
  return serializeCommissionRates(call)
}
