import { serializeCommissionRates } from '#server/domain/plan/commission-rates-serializer.ts'
import type { Operation } from '#server/operation.ts'

export const getCommissionRates: Operation<'getCommissionRates'> = (call) => serializeCommissionRates(call)
