import { serializeTaxRules } from '#server/domain/catalogue/tax-rules-serializer.ts'
import { loadTaxTable as load } from '#server/domain/catalogue/tax-table.ts'
import type { Operation } from '#server/operation.ts'

export const loadTaxTable: Operation<'loadTaxTable'> = async (call) => {
  await load(call, { ...call.body, operator: call.caller.operator.email })
  return serializeTaxRules(call)
}
