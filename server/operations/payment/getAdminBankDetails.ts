import { readBankDetails } from '#server/domain/ledger/bank-details.ts'
import { notFound } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

export const getAdminBankDetails: Operation<'getAdminBankDetails'> = async (call) => {
  const details = await readBankDetails(call)
  if (details === undefined) throw notFound()
  return details
}
