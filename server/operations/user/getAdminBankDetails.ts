import { readBankDetails } from '#server/domain/bank-details.ts'
import { notYours } from '#server/domain/refusal.ts'
import type { Operation } from '#server/operation.ts'

export const getAdminBankDetails: Operation<'getAdminBankDetails'> = async (call) => {
  const details = await readBankDetails(call)
  if (details === undefined) throw notYours()
  return details
}
