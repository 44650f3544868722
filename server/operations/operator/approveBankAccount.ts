import { approveBankAccount as approve, readBankAccount } from '#server/domain/operator/bank-account.ts'
import type { Operation } from '#server/operation.ts'

export const approveBankAccount: Operation<'approveBankAccount'> = async (call) => {
  await approve(call, call.body.version)
  return readBankAccount(call)
}
