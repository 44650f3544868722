import { endTerms, serializeGranted } from '#server/domain/order/granted-terms.ts'
import type { Operation } from '#server/operation.ts'

export const endPaymentTerms: Operation<'endPaymentTerms'> = async (call) =>
  serializeGranted(call, await endTerms(call, call.caller.user._id, call.id))
