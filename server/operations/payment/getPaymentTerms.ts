import { listTerms } from '#server/domain/order/granted-terms.ts'
import type { Operation } from '#server/operation.ts'

export const getPaymentTerms: Operation<'getPaymentTerms'> = async (call) => ({
  terms: await listTerms(call, call.caller.user._id, call.caller.side),
})
