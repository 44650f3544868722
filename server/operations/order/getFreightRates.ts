import { findFreightRates } from '#server/domain/order/freight-rates.ts'
import type { Operation } from '#server/operation.ts'

export const getFreightRates: Operation<'getFreightRates'> = (call) => findFreightRates(call, call.caller.user._id)
