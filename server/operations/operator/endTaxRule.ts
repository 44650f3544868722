import { endTaxRule as end } from '#server/domain/catalogue/tax-rule-changes.ts'
import { serializeTaxRules } from '#server/domain/catalogue/tax-rules-serializer.ts'
import type { Operation } from '#server/operation.ts'

export const endTaxRule: Operation<'endTaxRule'> = async (call) => {
  const { validUntil, reason } = call.body
  await end(call, call.id, { validUntil, operator: call.caller.operator.email, reason })
  return serializeTaxRules(call)
}
