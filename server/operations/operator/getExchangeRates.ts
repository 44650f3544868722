import { serializeRates } from '#server/domain/catalogue/rates-serializer.ts'
import type { Operation } from '#server/operation.ts'

export const getExchangeRates: Operation<'getExchangeRates'> = (call) => serializeRates(call)
