import { serializeTaxRules } from '#server/domain/catalogue/tax-rules-serializer.ts'
import type { Operation } from '#server/operation.ts'

export const getTaxRules: Operation<'getTaxRules'> = (call) => serializeTaxRules(call)
