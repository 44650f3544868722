import { readBankAccount } from '#server/domain/operator/bank-account.ts'
import type { Operation } from '#server/operation.ts'

export const getBankAccount: Operation<'getBankAccount'> = (call) => readBankAccount(call)
