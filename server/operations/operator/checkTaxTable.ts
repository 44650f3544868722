import { serializeTableCheck } from '#server/domain/catalogue/tax-rules-serializer.ts'
import type { Operation } from '#server/operation.ts'

export const checkTaxTable: Operation<'checkTaxTable'> = (call) => serializeTableCheck(call, call.body.table)
