import { readBankDetails } from '#server/domain/payment/bank-details.ts'
import { versionOf } from '#server/domain/platform/read-version.ts'
import type { Operation } from '#server/operation.ts'

export const getBankAccount: Operation<'getBankAccount'> = async (call) => {
  const bankDetails = await readBankDetails(call)
  return { ...(bankDetails !== undefined && { bankDetails }), version: await versionOf(call, bankDetails ?? null) }
}
