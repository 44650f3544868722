import { addTaxRule as add } from '#server/domain/catalogue/tax-rule-changes.ts'
import { serializeTaxRules } from '#server/domain/catalogue/tax-rules-serializer.ts'
import type { Operation } from '#server/operation.ts'

export const addTaxRule: Operation<'addTaxRule'> = async (call) => {
  const { reason, percent, buyerCountry = null, customer = null, validUntil = null, source, ...rest } = call.body
  const rule = { ...rest, buyerCountry, customer, validUntil, source: source.trim(), basisPoints: Math.round(percent * 100) }
  await add(call, rule, { operator: call.caller.operator.email, reason })
  return serializeTaxRules(call)
}
