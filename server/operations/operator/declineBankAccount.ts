import { declineBankAccount as decline, readBankAccount } from '#server/domain/operator/bank-account.ts'
import type { Operation } from '#server/operation.ts'

export const declineBankAccount: Operation<'declineBankAccount'> = async (call) => {
  await decline(call, call.body.version)
  return readBankAccount(call)
}
